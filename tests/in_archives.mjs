// Imports all there is in the two archives of a build, in a Pyodide that has nothing else: node in_archives.mjs FOLDER
// Prints as JSON the names of the modules that were imported, and what the page's own part had to work out from text.
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
import asyncio, dataclasses, json, re, sitecustomize, sys, traceback, zipimport
from importlib import import_module

sys.path.insert(0, "/lib/dojo.zip")
unprepared = []

class Watched(dict):
    def get(self, key, default=None):
        if key not in self:
            unprepared.append(str(key))
        return super().get(key, default)

sitecustomize.codes, sitecustomize.programs = Watched(sitecustomize.codes), Watched(sitecustomize.programs)
sitecustomize.take("/lib/dojo.zip")
import web.app, web.listen, web.offline, web.page
of_the_page = list(unprepared)
Unforeseen = dataclasses.make_dataclass("Unforeseen", ["number"])
assert Unforeseen(7) == Unforeseen(number=7) != Unforeseen(3)
assert re.fullmatch("(?P<unforeseen>[0-9])+", "73")["unforeseen"] == "3"
assert len(unprepared) > len(of_the_page)
for entry in sorted(zipimport.zipimporter("/lib/dojo.zip")._get_files()):
    name = entry.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    if entry.endswith(".pyc") and not name.startswith("pyscript") and name not in ("web.main", "pygame_rules.__main__"):
        import_module(name)
try:
    json.lods
except AttributeError as error:
    assert "Did you mean: 'loads'" in "".join(traceback.format_exception(error))
json.dumps({"imported": sorted(sys.modules), "unprepared": of_the_page})
`));
