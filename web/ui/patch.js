// Carries out what render.py wants changed in the page, and hands back what happens there. A call from Python into the
// browser costs as much as dozens of changes, so Python sends all of them in one, as JSON; nodes go by numbers that
// Python has given them. No event enters Python while changes are being made: removing a field, say, makes it change.

const SVG = "http://www.w3.org/2000/svg";
const KINDS = ["click", "input", "change", "submit", "pointerdown"];
const nodes = new Map();
const handled = new WeakMap(); // by element: its number, and the kinds of event it handles
const waiting = [];
let patching = false;
let receive = () => {};

// ---- changes

// A person changes these behind Python's back, so they are set as properties and compared with what is there. But an
// option's value changes with its text where no attribute says otherwise, not even that it is empty.
const isLive = (node, name) =>
  name === "checked" || name === "selected" || (name === "value" && "value" in node && node.localName !== "option");

const setLive = (node, name, value) => {
  if (name === "value") {
    if (node.value !== (value ?? "")) node.value = value ?? "";
  } else {
    node[name] = value !== null;
  }
};

const set = (node, name, value) => {
  if (isLive(node, name)) setLive(node, name, value);
  else if (name === "style") node.style.cssText = value ?? ""; // as an attribute the page's security policy forbids it
  else if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
};

const CHANGES = {
  place: (id, name) => nodes.set(id, document.getElementById(name)).get(id).replaceChildren(),
  element: (id, tag) => nodes.set(id, document.createElement(tag)),
  picture: (id, tag) => nodes.set(id, document.createElementNS(SVG, tag)),
  text: (id, data) => nodes.set(id, document.createTextNode(data)),
  write: (id, data) => { nodes.get(id).data = data; },
  set: (id, name, value) => set(nodes.get(id), name, value),
  on: (id, kinds) => handled.set(nodes.get(id), { id, kinds: kinds.split(" ") }),
  insert: (id, child, before) => nodes.get(id).insertBefore(nodes.get(child), nodes.get(before) ?? null),
  drop: (id, ...inside) => {
    nodes.get(id).remove();
    for (const each of [id, ...inside]) nodes.delete(each);
  },
};

// Tells what became of the focus: "" if nothing had it, "lost" if what had it is gone or disabled, else "at" and its id.
const patch = (changes) => {
  const held = document.activeElement;
  patching = true;
  try {
    for (const [what, id, ...rest] of JSON.parse(changes)) CHANGES[what](id, ...rest);
  } finally {
    patching = false;
    if (waiting.length) setTimeout(deliver);
  }
  if (!held || held === document.body) return "";
  if (!held.isConnected || held.disabled) return "lost";
  if (document.activeElement !== held) held.focus({ preventScroll: true }); // it was moved, which browsers do by removing
  return `at ${held.id}`;
};

// ---- what stands in the page already

const seen = (node) => Array.from(node.childNodes).filter(({ nodeType, data }) => nodeType === 1 || (nodeType === 3 && data.trim()));

// Takes a part over if it has this shape: [number, tag, [shape, ...]], or [number, "#text", text].
const adopt = (name, shape) => {
  const found = [];
  const fits = (node, [id, tag, inside]) => {
    found.push([id, node]);
    if (tag === "#text") return node.nodeType === 3 && node.data === inside;
    const children = seen(node);
    return node.localName === tag && children.length === inside.length && children.every((child, place) => fits(child, inside[place]));
  };
  const [node, ...more] = seen(document.getElementById(name));
  if (!node || more.length || !fits(node, JSON.parse(shape))) return false;
  for (const [id, each] of found) nodes.set(id, each);
  return true;
};

// ---- events

const valueOf = (field) => (field.type === "checkbox" ? (field.checked ? "on" : "off") : field.value ?? "");

const deliver = () => {
  for (const event of waiting.splice(0)) receive(...event);
};

// A file is handed over as its text: no more of it than Python would read, and one that cannot be read as none.
const LONGEST = 4_000_001; // bytes, one more than what storage.py takes
const read = async (field, id) => {
  const [file] = field.files;
  field.value = ""; // so that the same file can be chosen again
  if (!file) return;
  waiting.push(["change", id, await file.slice(0, LONGEST).text().catch(() => ""), 0, 0]);
  if (!patching) deliver();
};

const hear = (event) => {
  for (let node = event.target; node?.parentElement; node = node.parentElement) {
    const { id, kinds } = handled.get(node) ?? { kinds: [] };
    if (!kinds.includes(event.type)) continue;
    if (event.type === "submit") event.preventDefault();
    if (node.disabled) return;
    if (event.target.type === "file" && event.type === "change") return void read(event.target, id);
    waiting.push([event.type, id, String(valueOf(event.target)), event.timeStamp, event.detail ?? 0]);
    if (!patching) deliver();
    return;
  }
};

globalThis.dojo = {
  adopt,
  patch,
  // From now on, a function is told of every event that an element handles: its kind, number, value, time and count.
  listen: (told) => {
    receive = told;
    for (const kind of KINDS) document.addEventListener(kind, hear);
  },
};
