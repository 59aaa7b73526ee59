// Imports all there is in the two archives of a build, in a Pyodide that has nothing else: node in_archives.mjs FOLDER
// Prints the names of the modules that were imported, as JSON.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(process.argv[2]);
const { loadPyodide } = await import(join(folder, "pyodide", "pyodide.mjs"));
const pyodide = await loadPyodide({
  indexURL: join(folder, "pyodide"),
  fsInit: async (FS) => FS.writeFile("/lib/dojo.zip", readFileSync(join(folder, "dojo.zip"))),
});
pyodide.registerJsModule("polyscript", {});
pyodide.registerJsModule("_pyscript", {});
process.stdout.write(pyodide.runPython(`
import asyncio, json, sys, traceback, zipimport
from importlib import import_module

sys.path.insert(0, "/lib/dojo.zip")
for entry in sorted(zipimport.zipimporter("/lib/dojo.zip")._get_files()):
    name = entry.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    if entry.endswith(".pyc") and not name.startswith("pyscript") and name not in ("web.main", "pygame_rules.__main__"):
        import_module(name)
try:
    json.lods
except AttributeError as error:
    assert "Did you mean: 'loads'" in "".join(traceback.format_exception(error))
json.dumps(sorted(sys.modules))
`));
