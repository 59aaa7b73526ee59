// Unpacks the one-file edition, in which every file stands in a block of the page, and then starts it like the site.
// Modules get addresses behind an import map, everything else is answered by fetch; the network is never asked.
{
  const { nonce } = document.currentScript;
  const TYPES = { js: "text/javascript", mjs: "text/javascript", json: "application/json", wasm: "application/wasm", txt: "text/plain;charset=utf-8" };
  const blocks = new Map(Array.from(document.querySelectorAll("script[data-file]"), (block) => [block.dataset.file, block]));
  const ending = (address) => address.slice(address.lastIndexOf(".") + 1);

  const decoded = (text) => {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    const letters = atob(text);
    const bytes = new Uint8Array(letters.length);
    for (let place = 0; place < bytes.length; place++) bytes[place] = letters.charCodeAt(place);
    return bytes;
  };

  const answer = (address) => {
    const { dataset, textContent } = blocks.get(address);
    const bytes = decoded(textContent);
    const body = "packed" in dataset ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")) : bytes;
    return new Response(body, { headers: { "Content-Type": TYPES[ending(address)] ?? "application/octet-stream" } });
  };

  const asLocal = async (address) => URL.createObjectURL(await answer(address).blob());

  const { fetch } = globalThis;
  globalThis.fetch = async (what, ...options) => {
    const address = String(what?.url ?? what);
    return blocks.has(address) ? answer(address) : fetch(what, ...options);
  };

  // The licences stand beside the site; here they stand inside. The link keeps its new address.
  addEventListener("click", async (event) => {
    const link = event.target.closest?.('a[href="./licences.txt"]');
    if (!link) return;
    event.preventDefault();
    link.href = await asLocal("https://app.invalid/licences.txt");
    link.download = "licences.txt";
    link.click();
  });

  const start = async () => {
    const modules = [...blocks.keys()].filter((address) => TYPES[ending(address)] === "text/javascript");
    const imports = Object.fromEntries(await Promise.all(modules.map(async (address) => [address, await asLocal(address)])));
    const map = document.createElement("script");
    Object.assign(map, { type: "importmap", nonce, textContent: JSON.stringify({ imports }) });
    document.head.append(map);
    await import("https://app.invalid/app/interpreter.js");
  };

  start().catch((problem) => {
    document.documentElement.dataset.state = "failed";
    document.getElementById("progress").textContent = "";
    document.getElementById("failure-text").textContent = "A part of this file could not be read. It may be damaged, or this browser too old for it.";
    document.getElementById("failure-report").textContent = String(problem?.stack || problem);
    document.getElementById("failure-retry").addEventListener("click", () => location.reload());
    document.getElementById("failure").hidden = false;
  });
}
