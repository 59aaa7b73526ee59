// Has the snapshot made that a browser would make of a build: node tests/tools/make_snapshot.mjs FOLDER
// The folder holds the worker and what it loads, but for a place to keep anything: that is here. Prints what was kept, in bytes.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]);
const kept = { bytes: 0 };

globalThis.caches = { open: async () => ({ put: async (_, { body }) => { kept.bytes = body.length; } }) };
globalThis.Response = class {
  constructor(body) {
    this.body = body;
  }
};
globalThis.self = { close: () => process.stdout.write(String(kept.bytes)) };
// What interpreter.js would tell the worker.
globalThis.told = {
  forget: async () => {},
  key: "key",
  cacheName: "cacheName",
  withArchive: (options) => ({
    ...options,
    indexURL: join(folder, "runtime", "pyodide"),
    fsInit: async (FS) => FS.writeFile("/lib/dojo.zip", readFileSync(join(folder, "app", "dojo.zip"))),
  }),
};
await import(pathToFileURL(join(folder, "app", "snapshot.js")).href);
