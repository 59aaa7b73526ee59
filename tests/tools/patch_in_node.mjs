// Runs web/ui/patch.js against a tiny document: node tests/tools/patch_in_node.mjs < scenarios.json > answers.json
// A scenario has a page, [tag, attributes, [child, ...]] for an element and "..." for text, and steps, see STEPS below.
// Each scenario has a patch.js of its own; the answers are a list for each of them, with what each step gave.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";

const SCRIPT = new vm.Script(`"use strict";${readFileSync(join(import.meta.dirname, "..", "..", "web", "ui", "patch.js"), "utf8")}`);

// ---- a tiny document, which fails where a real one does

class Node {
  constructor(document) {
    this.document = document;
    this.parent = null;
    this.childNodes = [];
    this.listeners = [];
  }

  get parentElement() { return this.parent instanceof Element ? this.parent : null; }
  get isConnected() { return this === this.document || (this.parent?.isConnected ?? false); }

  contains(other) {
    for (let node = other; node; node = node.parent) if (node === this) return true;
    return false;
  }

  insertBefore(child, before) {
    if (!(child instanceof Node)) throw new TypeError("only nodes can be inserted");
    if (before !== null && before.parent !== this) throw new Error("the node to insert before is not a child");
    if (child.contains(this)) throw new Error("a node cannot be in itself");
    child.remove();
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, child);
    child.parent = this;
    if (child.chosen) child.selected = true; // and so no other
  }

  // As browsers do it: a field with the focus changes on its way out, and the focus is gone even if the field comes back.
  remove() {
    const held = this.document.activeElement;
    if (held !== this.document.body && this.contains(held)) {
      if (held.localName === "input") fire(held, { type: "change" });
      this.document.activeElement = this.document.body;
    }
    if (this.parent) this.parent.childNodes.splice(this.parent.childNodes.indexOf(this), 1);
    this.parent = null;
  }

  addEventListener(type, listener) { this.listeners.push([type, listener]); }
}

class Text extends Node {
  constructor(document, data, nodeType = 3) {
    super(document);
    Object.assign(this, { data, nodeType });
  }
}

class Element extends Node {
  nodeType = 1;
  attributes = new Map();
  style = { cssText: "" };

  constructor(document, tag) {
    super(document);
    this.localName = tag;
  }

  setAttribute(name, value) {
    if (name === "style") throw new Error("the security policy forbids this");
    this.attributes.set(name, String(value));
  }

  removeAttribute(name) { this.attributes.delete(name); }
  replaceChildren() { for (const child of [...this.childNodes]) child.remove(); }
  focus() { if (this.isConnected && !this.disabled) this.document.activeElement = this; }
  get id() { return this.attributes.get("id") ?? ""; }
}

class Control extends Element {
  get disabled() { return this.attributes.has("disabled"); }
}

class Input extends Control {
  checked = false;
  written = 0; // how often the value was set, which moves the cursor
  text = "";

  get type() { return this.attributes.get("type") ?? "text"; }
  get value() { return this.text; }
  set value(value) { this.text = value; this.written += 1; }
}

class Option extends Element {
  chosen = false;

  get value() { return this.attributes.get("value") ?? this.childNodes.map(({ data }) => data).join(""); }
  set value(value) { this.setAttribute("value", value); }
  get selected() { return this.parent?.localName === "select" ? this.parent.option === this : this.chosen; }
  set selected(chosen) {
    if (chosen && this.parent) for (const each of this.parent.childNodes) each.chosen = false;
    this.chosen = chosen;
  }
}

class Select extends Control {
  get option() { return this.childNodes.find(({ chosen }) => chosen) ?? this.childNodes[0]; }
  get value() { return this.option?.value ?? ""; }
  set value(value) { for (const each of this.childNodes) each.chosen = each.value === value; }
}

const CLASSES = { input: Input, select: Select, option: Option, button: Control };

class Document extends Node {
  constructor() {
    super(null);
    this.document = this;
    this.insertBefore(this.createElement("html"), null);
    this.body = this.createElement("body");
    this.activeElement = this.body;
    this.childNodes[0].insertBefore(this.body, null);
  }

  createElement(tag) { return new (CLASSES[tag] ?? Element)(this, tag); }
  createElementNS(_, tag) { return new Element(this, tag); }
  createTextNode(data) { return new Text(this, data); }
  getElementById(id) { return elements(this.body).find((each) => each.id === id) ?? null; }
}

const elements = (node) => (node instanceof Element ? [node, ...node.childNodes.flatMap(elements)] : []);

// Only the facts given are there: browsers have no detail, say, for every kind of event.
const fire = (target, facts) => {
  const event = { timeStamp: 0, ...facts, target, defaultPrevented: false };
  event.preventDefault = () => { event.defaultPrevented = true; };
  for (let node = target; node; node = node.parent) {
    for (const [type, listener] of node.listeners) if (type === event.type) listener(event);
  }
  return event.defaultPrevented;
};

const build = (document, page) => {
  if (typeof page === "string") return document.createTextNode(page);
  const [tag, attributes, children] = page;
  if (tag === "#comment") return new Text(document, children, 8);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) element.insertBefore(build(document, child), null);
  return element;
};

const tree = (node) => {
  if (!(node instanceof Element)) return node.nodeType === 8 ? ["#comment", {}, node.data] : node.data;
  const attributes = Object.fromEntries(node.attributes);
  if (node.style.cssText) attributes.style = node.style.cssText;
  const live = { value: node.value ?? "", checked: Boolean(node.checked ?? node.selected) };
  if (node instanceof Option) delete attributes.value;
  return [node.localName, attributes, node.childNodes.map(tree), live];
};

// ---- scenarios

const play = ({ page, steps }) => {
  const document = new Document();
  const later = [];
  let heard = [];
  const context = vm.createContext({ document, setTimeout: (work) => later.push(work) });
  SCRIPT.runInContext(context);
  const { dojo } = context;
  dojo.listen((...event) => heard.push(event));
  document.body.insertBefore(build(document, page), null);
  const find = (id) => document.getElementById(id);
  const take = () => { const all = heard; heard = []; return all; };
  const KINDS = ["click", "input", "change", "submit", "pointerdown"];
  const STEPS = {
    patch: (changes) => dojo.patch(changes),
    adopt: (name, shape) => dojo.adopt(name, shape),
    tree: (id) => tree(find(id)),
    fire: (id, facts) => fire(find(id), facts), // gives whether the browser was kept from what it does by itself
    heard: take, // what Python was told since it was last asked
    wait: () => { for (const work of later.splice(0)) work(); }, // until everything that waits for a moment is done
    focus: (id) => find(id).focus(),
    focused: () => document.activeElement.id,
    assign: (id, properties) => { Object.assign(find(id), properties); }, // as a person does
    written: (id) => find(id).written,
    // For each element in a part, in order, which element is told of each kind of event.
    tell: (id) => elements(find(id)).map((each) => KINDS.map((type) => {
      fire(each, { type });
      return take()[0]?.[1] ?? null;
    })),
  };
  return steps.map(([what, ...details]) => {
    try {
      return STEPS[what](...details) ?? null;
    } catch (error) {
      return { error: error.message };
    }
  });
};

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(play)));
