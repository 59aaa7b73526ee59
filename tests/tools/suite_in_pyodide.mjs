// Runs the package's own test-suite on Pyodide's Python, under Node: node tests/tools/suite_in_pyodide.mjs SITE-PACKAGES [ARGUMENT ...]
// The tools in SITE-PACKAGES are pure Python, so those that dev.py has installed for the machine's own Python serve here too.
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [packages, ...args] = process.argv.slice(2);
const pyodide = await loadPyodide();
for (const [place, folder] of [["/repository", resolve(import.meta.dirname, "..", "..")], ["/packages", packages]]) {
  pyodide.FS.mkdirTree(place);
  pyodide.mountNodeFS(place, folder);
}
pyodide.globals.set("ARGUMENTS", pyodide.toPy(args));
process.exitCode = pyodide.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path.append("/packages")
os.chdir("/repository")
import pytest
unfit = "not (exhaustive or processes)"
int(pytest.main(["tests/pygame_rules", "-q", "-m", unfit, "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:xdist.looponfail", *ARGUMENTS]))
`);
