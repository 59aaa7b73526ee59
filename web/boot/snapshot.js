// A worker that imports everything the page will import, and keeps a snapshot of that memory for the next visit.
// Nothing of it is downloaded, and the page does not wait for it.
// The build writes this file's first line: MODULES, the names of all there is to import.
/* global MODULES */
import { loadPyodide } from "../runtime/pyodide/pyodide.mjs";
import { cacheName, forget, key, withArchive } from "./interpreter.js";

const LIMIT = 30 * 2 ** 20; // bytes of memory that an interpreter begins with: a larger one cannot be restored into it

const IMPORT_ALL = `
import gc, importlib, sys
sys.path.insert(0, "/lib/dojo.zip")
for name in ${JSON.stringify(MODULES)}:
    importlib.import_module(name)
del name
gc.collect()
`;

const pyodide = await loadPyodide(withArchive({ _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } }));
pyodide.runPython(IMPORT_ALL);
const fits = pyodide._module.HEAPU8.length <= LIMIT;
const memory = fits && pyodide.makeMemorySnapshot();
await forget();
if (memory) await (await caches.open(cacheName)).put(key, new Response(memory));
self.close();
