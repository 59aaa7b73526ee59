// How the built page loads its interpreter; PyScript asks for this module by the configuration’s key "interpreter".
// A first visit starts plainly, from compiled archives. When the page is idle, a worker then makes a snapshot of an
// interpreter that has imported everything (snapshot.js), and later visits restore that. See CONTRIBUTING.md.
import { loadPyodide as load, version } from "./runtime/pyodide/pyodide.mjs";

const ARCHIVE = "/lib/dojo.zip";
const RESTORING = "digit-dojo.restoring"; // stands in the storage while a restored start has not come to its end
const FRESH = `
import random, sys
random.seed()
if "${ARCHIVE}" in sys.path:
    sys.path.remove("${ARCHIVE}")
sys.path.insert(0, "${ARCHIVE}")
`;

const root = globalThis.document?.documentElement;
const site = new URL("..", import.meta.url).pathname;
const family = `digit-dojo-snapshot-${site}`;
const build = new URL(".", import.meta.url).pathname.slice(site.length, -1); // its name is made of all it loads
export const shelf = `${family}${build}`;
export const key = new URL("snapshot", import.meta.url).href;

const fetched = async (name) => {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

// Options for Pyodide itself; also those of the worker, so that both have the same files.
export const withArchive = (options, archive = fetched("dojo.zip")) => ({
  ...options,
  indexURL: new URL("./runtime/pyodide/", import.meta.url).href,
  fsInit: async (FS) => FS.writeFile(ARCHIVE, await archive),
});

// ---- snapshots

export const forget = async () => {
  for (const name of await caches.keys()) if (name.startsWith(family)) await caches.delete(name);
};

const findSnapshot = async () => {
  try {
    if (localStorage.getItem(RESTORING)) {
      await forget(); // the last restored start never got to its end
      localStorage.removeItem(RESTORING);
    }
    if (!await caches.has(shelf)) return null;
    const found = await (await caches.open(shelf)).match(key);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // no storage, or none that may be used: every start is a plain one
  }
};

const mayMakeOne = () =>
  globalThis.caches && globalThis.Worker && !navigator.connection?.saveData && !(navigator.deviceMemory < 2);

const makeOneWhenIdle = () => {
  if (!mayMakeOne()) return;
  const make = () => new Worker(new URL("snapshot.js", import.meta.url), { type: "module" });
  const wait = globalThis.requestIdleCallback ?? ((what) => setTimeout(what, 2_000));
  wait(make);
};

const onReady = (what) => {
  new MutationObserver((_, observer) => {
    if (root.dataset.state !== "ready") return;
    observer.disconnect();
    what();
  }).observe(root, { attributeFilter: ["data-state"] });
};

// ---- what PyScript asks for

const archive = root && fetched("dojo.zip");
const snapshot = root && findSnapshot();
archive?.catch(() => {}); // told by whoever waits for it

const plain = async (options) => {
  root.dataset.start = "plain";
  const pyodide = await load(withArchive(options, archive));
  pyodide.runPython(FRESH);
  onReady(makeOneWhenIdle);
  return pyodide;
};

const restored = async (options, memory) => {
  root.dataset.start = "snapshot";
  localStorage.setItem(RESTORING, build);
  onReady(() => localStorage.removeItem(RESTORING));
  const pyodide = await load({ ...withArchive(options, archive), _loadSnapshot: memory });
  pyodide.runPython(FRESH);
  return pyodide;
};

export { version };
export const loadPyodide = async (options) => {
  const memory = await snapshot;
  if (!memory) return plain(options);
  try {
    return await restored(options, memory);
  } catch (problem) {
    console.warn("The snapshot cannot be restored, so this start is a plain one.", problem);
    await forget();
    return plain(options);
  }
};
