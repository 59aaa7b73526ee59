// Imports all there is in the two archives of a build, in a Pyodide that has nothing else: node tests/tools/in_archives.mjs FOLDER MODULE ...
// Prints as JSON the names of all modules that were imported, and what the given ones had to work out from text.
// There is no page, so for those that touch one, what PyScript gives them is nothing but its names.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [place, ...modules] = process.argv.slice(2);
const folder = resolve(place);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide", "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  indexURL: join(folder, "pyodide"),
  fsInit: async (FS) => FS.writeFile("/lib/dojo.zip", readFileSync(join(folder, "dojo.zip"))),
});
process.stdout.write(pyodide.runPython(`
import asyncio, collections, dataclasses, json, re, sitecustomize, sys, traceback, zipimport
from importlib import import_module
from types import ModuleType

pyscript, ffi = sys.modules["pyscript"], sys.modules["pyscript.ffi"] = ModuleType("pyscript"), ModuleType("pyscript.ffi")
pyscript.document = pyscript.window = ffi.create_proxy = ffi.is_none = ffi.to_js = None
sys.path.insert(0, "/lib/dojo.zip")
unprepared = []

class Watched(dict):
    def get(self, key, default=None):
        if key not in self:
            unprepared.append(str(key))
        return super().get(key, default)

def prepared():
    return len(sitecustomize.codes), len(sitecustomize.programs)

sitecustomize.codes, sitecustomize.programs = Watched(sitecustomize.codes), Watched(sitecustomize.programs)
library = prepared()
assert min(library) > 0
sitecustomize.take("/lib/dojo.zip")
assert prepared() > library
import ${modules}
of_the_page = list(unprepared)

# What nobody foresaw is asked for as well, and then goes the usual way.
Unforeseen = dataclasses.make_dataclass("Unforeseen", ["unforeseen"])
assert Unforeseen(7) == Unforeseen(unforeseen=7) != Unforeseen(3)
assert collections.namedtuple("Unforeseen", "unforeseen")(7).unforeseen == 7
assert re.fullmatch("(?P<unforeseen>[0-9])+", "73")["unforeseen"] == "3"
assert sum("unforeseen" in text for text in unprepared) == 3, unprepared
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
