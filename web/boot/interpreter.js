// How the built page loads its interpreter; PyScript asks for this module by the configuration’s key "interpreter".
// A first visit starts plainly, from compiled archives. When the page is idle, a worker then makes a snapshot of an
// interpreter that has imported everything (snapshot.js), and later visits restore that. See README.md beside this file.
import { loadPyodide as load, version } from "../runtime/pyodide/pyodide.mjs";

const ARCHIVE = "/lib/dojo.zip";
const RESTORING = "digit-dojo.restoring"; // TRYING from the beginning of a restored start to its end; see also NEVER
const FRESH = `
import random, sys
random.seed()
if "${ARCHIVE}" in sys.path:
    sys.path.remove("${ARCHIVE}")
sys.path.insert(0, "${ARCHIVE}")
`;
const PREPARED = `import sitecustomize; sitecustomize.take("${ARCHIVE}")`;

const root = globalThis.document?.documentElement;
const keeps = root?.dataset.edition === "site"; // the one-file edition has no place of its own to keep anything at
const site = new URL("..", import.meta.url).pathname;
const family = `digit-dojo-snapshot-${site}`;
const build = new URL(".", import.meta.url).pathname.slice(site.length, -1); // its name is made of all it loads
const TRYING = "trying";
const NEVER = `never ${build}`; // this browser makes snapshots of this build that it cannot restore
export const cacheName = `${family}${build}`;
export const key = new URL("snapshot", import.meta.url).href;

const fetched = async (name) => {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

// Lets the browser do what is due: else linking the interpreter and filling its memory would be one long task.
const breathe = () => globalThis.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));

// Options for Pyodide itself; also those of the worker, so that both have the same files.
export const withArchive = (options, archive = fetched("dojo.zip")) => ({
  ...options,
  indexURL: new URL("../runtime/pyodide/", import.meta.url).href,
  fsInit: async (FS) => {
    FS.writeFile(ARCHIVE, await archive);
    await breathe();
  },
});

// ---- snapshots

export const forget = async () => {
  for (const name of await caches.keys()) if (name.startsWith(family)) await caches.delete(name);
};

const findSnapshot = async () => {
  try {
    if (!keeps) return null;
    const last = localStorage.getItem(RESTORING);
    if (last === NEVER) return null;
    if (last) {
      await forget(); // the last restored start never got to its end, so this one is plain
      localStorage.removeItem(RESTORING);
    }
    if (!await caches.has(cacheName)) return null;
    const found = await (await caches.open(cacheName)).match(key);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // no storage, or none that may be used: every start is a plain one
  }
};

// Not where 31 MB are much to ask for, or where there is no place to keep them.
const mayMakeOne = () => {
  try {
    return keeps && caches && !navigator.connection?.saveData && !(navigator.deviceMemory < 2) && localStorage.getItem(RESTORING) !== NEVER;
  } catch {
    return false;
  }
};

const makeOneWhenIdle = () => {
  if (!mayMakeOne()) return;
  const make = () => {
    try {
      new Worker(new URL("snapshot.js", import.meta.url), { type: "module" });
    } catch {
      // barred: then every start is a plain one
    }
  };
  try {
    requestIdleCallback(make);
  } catch {
    setTimeout(make, 2_000);
  }
};

const onReady = (what) => {
  new MutationObserver((_, observer) => {
    if (root.dataset.state !== "ready") return;
    observer.disconnect();
    what();
  }).observe(root, { attributeFilter: ["data-state"] });
};

// Whatever goes wrong is told by start.js, but for its own absence.
const absent = (problem) => {
  root.dataset.state = "failed";
  document.getElementById("failure-text").textContent = "A part of the page could not be loaded. Is the connection still there?";
  document.getElementById("failure-report").textContent = String(problem);
  document.getElementById("failure-retry").addEventListener("click", () => location.reload());
  document.getElementById("failure").hidden = false;
  return new Promise(() => {});
};

// ---- the start

// Pyodide makes a memory to be shared among threads, which only Node.js needs, and of which browsers warn.
const { Memory } = WebAssembly;
WebAssembly.Memory = class extends Memory {
  constructor({ shared, ...rest }) {
    super(rest);
  }
};

// Python starts while PyScript is still on its way; what it prints goes where PyScript then wants it.
const prints = { stdout: console.log, stderr: console.error };
const options = { stdout: (...what) => prints.stdout(...what), stderr: (...what) => prints.stderr(...what) };

// PyScript writes its own Python into files before it imports it; the archive holds it already, and compiled.
const sparedWriting = (pyodide) => {
  const { runPythonAsync } = pyodide;
  pyodide.runPythonAsync = (code, ...more) => {
    pyodide.runPythonAsync = runPythonAsync;
    return runPythonAsync(code.includes("import pyscript as _pyscript") ? "import pyscript" : code, ...more);
  };
  return pyodide;
};

const plain = async () => {
  root.dataset.start = "plain";
  const pyodide = await load(withArchive(options, archive));
  await breathe();
  pyodide.runPython(FRESH + PREPARED);
  onReady(makeOneWhenIdle);
  return sparedWriting(pyodide);
};

const remember = (what) => {
  try {
    localStorage.setItem(RESTORING, what);
  } catch {
    // full: then a snapshot that does not start is tried once more
  }
};

const restored = async (memory) => {
  root.dataset.start = "snapshot";
  remember(TRYING);
  const pyodide = await load({ ...withArchive(options, archive), _loadSnapshot: memory });
  await breathe();
  pyodide.runPython(FRESH);
  onReady(() => localStorage.removeItem(RESTORING));
  return sparedWriting(pyodide);
};

const restoredIfPossible = async (memory) => {
  try {
    return await restored(memory);
  } catch (problem) {
    console.warn("The snapshot cannot be restored, so this start is a plain one.", problem);
    await forget();
    const pyodide = await plain(); // if this fails too, it was not the snapshot's fault
    remember(NEVER);
    return pyodide;
  }
};

// What is largest is fetched into the browser's cache without being looked at, so the page stays free for a finger.
const fetchAhead = () => {
  for (const name of ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs"]) {
    const address = new URL(`../runtime/pyodide/${name}`, import.meta.url);
    fetch(address, { priority: "low" }).then((response) => response.arrayBuffer()).catch(() => {});
  }
};

const begin = async () => {
  const { beginNow, called, drawn, waiting } = await import("./start.js").catch(absent);
  await drawn;
  const memory = await snapshot;
  if (memory) beginNow(); // short enough to wait for nobody
  else if (waiting && keeps) fetchAhead();
  await called;
  return memory ? restoredIfPossible(memory) : plain();
};

const archive = root && fetched("dojo.zip");
const snapshot = root && findSnapshot();
archive?.catch(() => {}); // told by whoever waits for it
const started = root && begin();
started?.catch(async (problem) => {
  const { fail } = await import("./start.js");
  fail("Python could not be loaded. Is the connection still there?", problem);
});

// ---- what PyScript asks for

export { version };
export const loadPyodide = ({ stdout, stderr }) => {
  Object.assign(prints, { stdout, stderr });
  return started;
};
