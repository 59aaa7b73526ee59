// Keeps one whole build of the site on the device, so that it plays without a network and never mixes two builds.
// The build writes this file's first lines: BUILD, the build's hash, and FILES, the hash of every file by its path.
/* global BUILD, FILES */

const SCOPE = new URL(self.registration.scope);
const FAMILY = `digit-dojo-files-${SCOPE.pathname}-`; // other sites on this host have caches of their own
const CACHE = FAMILY + BUILD;
const PAGE = "index.html";
const address = (path) => new URL(path === PAGE ? "./" : path, SCOPE).href;

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(FAMILY));

// Folders are named by the hash of their content, so the same address in an earlier build is the same file.
const fromEarlierBuild = async (path) => {
  if (!path.includes("/")) return undefined;
  for (const name of await ours()) {
    const found = await (await caches.open(name)).match(address(path));
    if (found) return found;
  }
  return undefined;
};

// The browser itself checks the hash: a file of another build, or half a file, is refused.
const fetched = async (path) => {
  const named = path.includes("/");
  const response = await fetch(address(path), { integrity: FILES[path], cache: named ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
};

// What is there already stays there, so that an interrupted installation goes on where it ended.
const install = async () => {
  const cache = await caches.open(CACHE);
  for (const path of Object.keys(FILES)) {
    if (await cache.match(address(path))) continue;
    await cache.put(address(path), (await fromEarlierBuild(path)) ?? (await fetched(path)));
  }
};

const activate = async () => {
  for (const name of await ours()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
};

const answer = async (request) => {
  const wanted = request.mode === "navigate" && isPage(request.url) ? address(PAGE) : request.url;
  const kept = await (await caches.open(CACHE)).match(wanted);
  return kept ?? fetch(request); // the browser may have thrown the cache away, or the file is one that is not kept
};

const isPage = (url) => [address(PAGE), new URL(PAGE, SCOPE).href].includes(url.replace(/[?#].*/, ""));

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE.href)) event.respondWith(answer(event.request));
});
// The page says so when the player wants the new build.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
