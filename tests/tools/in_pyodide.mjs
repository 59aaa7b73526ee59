// Runs a Python file of this repository inside Pyodide under Node, with its arguments: node tests/tools/in_pyodide.mjs FILE [ARGUMENT ...]
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [file, ...args] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/repository");
pyodide.mountNodeFS("/repository", resolve(import.meta.dirname, "..", ".."));
pyodide.globals.set("FILE", `/repository/${file}`);
pyodide.globals.set("ARGUMENTS", pyodide.toPy(args));
pyodide.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository", "/repository/tests"]
sys.argv = [FILE, *ARGUMENTS]
runpy.run_path(FILE, run_name="__main__")
`);
