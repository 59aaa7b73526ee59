// Runs inside.py, with its arguments, in the very Python that the page will run: node compile.mjs ROOT TARGET
// Only that Python's own compiler writes what it can load, and its zlib gives the same bytes on every machine.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [root, target] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/root");
pyodide.FS.mkdirTree("/target");
pyodide.mountNodeFS("/root", root);
pyodide.mountNodeFS("/target", target);
pyodide.runPython(readFileSync(join(import.meta.dirname, "inside.py"), "utf8"), { filename: "inside.py" });
