// A worker that imports everything the page will import, and keeps a snapshot of that memory for the next visit.
// Nothing of it is downloaded, and the page does not wait for it.
import { loadPyodide } from "./runtime/pyodide/pyodide.mjs";
import { forget, key, shelf, withArchive } from "./interpreter.js";

const IMPORT_ALL = `
import gc, importlib, sys
sys.path.insert(0, "/lib/dojo.zip")
for name in (
    "asyncio", "base64", "html", "html.entities", "inspect", "io", "json", "traceback",
    "web.app", "web.intents", "web.listen", "web.offline", "web.page", "web.state",
):
    importlib.import_module(name)
del name
gc.collect()
`;

const pyodide = await loadPyodide(withArchive({ _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } }));
pyodide.runPython(IMPORT_ALL);
const memory = pyodide.makeMemorySnapshot();
await forget();
await (await caches.open(shelf)).put(key, new Response(memory));
self.close();
