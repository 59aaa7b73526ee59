// Compiles with the very Python that the page will run: node compile.mjs ROOT TARGET MODULE ...
// Only that Python's own compiler writes what it can load, and its zlib gives the same bytes on every machine.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [root, target, ...modules] = process.argv.slice(2);
const beside = (name) => readFileSync(join(import.meta.dirname, name), "utf8");

// First the archives, by inside.py …
const compiler = await loadPyodide();
compiler.FS.mkdirTree("/root");
compiler.FS.mkdirTree("/target");
compiler.mountNodeFS("/root", root);
compiler.mountNodeFS("/target", target);
compiler.runPython(beside("inside.py"), { filename: "inside.py" });
compiler.globals.get("main")();

// … then a start from them, watched by prepare.py for what every start would work out again.
const watched = await loadPyodide({
  stdLibURL: join(target, "python_stdlib.zip"),
  env: { PYTHONPATH: "/watching" },
  fsInit: async (FS) => {
    FS.mkdirTree("/watching");
    FS.writeFile("/watching/sitecustomize.py", beside("prepare.py"));
    FS.writeFile("/lib/dojo.zip", readFileSync(join(target, "dojo.zip")));
  },
});
const noted = (imports) => watched.runPython(`${imports}\nimport sitecustomize\nsitecustomize.noted()`).toJs();
const library = noted("");
const app = noted(`import sys; sys.path.insert(0, "/lib/dojo.zip"); import ${modules}`);
compiler.globals.get("hand_over")(library, app);
