// Carries out what web/render.py wants changed in the page. A call from Python into the browser costs as much as dozens of
// changes, so Python sends all of them in one, as JSON; nodes go by numbers that Python has given them.

const SVG = "http://www.w3.org/2000/svg";
const nodes = new Map();

// A person changes these behind Python's back, so they are set as properties and compared with what is there.
const setLive = (node, name, value) => {
  if (name === "value") {
    if (node.value !== (value ?? "")) node.value = value ?? "";
  } else {
    node[name] = value !== null;
  }
};

const set = (node, name, value) => {
  if (name === "checked" || name === "selected" || (name === "value" && "value" in node)) setLive(node, name, value);
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
  insert: (id, child, before) => nodes.get(id).insertBefore(nodes.get(child), nodes.get(before) ?? null),
  drop: (id, ...inside) => {
    nodes.get(id).remove();
    for (const each of [id, ...inside]) nodes.delete(each);
  },
};

globalThis.patchPage = (changes) => {
  for (const [what, id, ...rest] of JSON.parse(changes)) CHANGES[what](id, ...rest);
};
