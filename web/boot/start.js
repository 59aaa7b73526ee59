// Loads PyScript, tells how the start is going, and shows a panel when it fails. All the rest of the page is Python.
// Python says that it answers by setting data-state="ready" on the root element; from then on this file keeps out of it.

import "../ui/patch.js";
import { offerRescue } from "./rescue.js";

const STALLED_AFTER = 60_000; // milliseconds without any sign of progress
const PATIENCE = 4_000; // milliseconds to wait for a finger
const SIGNS = ["pointerdown", "scroll", "keydown", "hashchange"];

const UNCONFIGURED = "The page’s configuration could not be read. Is the connection still there?";

const STEPS = [
  "Loading",
  "Loading",
  "Almost there",
  "Setting up the board",
];
const STEP_OF = {
  "Loading interpreter": 1,
  "Loaded interpreter": 2,
  "Loaded Pyodide": 3,
};

const root = document.documentElement;
const element = (id) => document.getElementById(id);
const begin = performance.now();
const seen = []; // what happened when, for the report
let step = 0;
let stalled;

const isReady = () => root.dataset.state === "ready";

// ---- progress

const note = (text) => {
  seen.push(`${((performance.now() - begin) / 1000).toFixed(1)} s: ${text}`);
  clearTimeout(stalled);
  if (root.dataset.state === "loading") {
    element("failure").hidden = true;
    stalled = setTimeout(stall, STALLED_AFTER);
  }
};

const showProgress = () => {
  if (root.dataset.state !== "loading") return;
  element("progress").textContent = `${STEPS[step]}…`;
};

const advance = (text, next) => {
  note(text);
  step = Math.max(step, next ?? step);
  showProgress();
};

// A game chosen before Python is there: the address keeps it, and Python reads the address when it starts.
const keepChoice = () => {
  if (isReady()) return;
  const slug = /^#\/([\w-]+)/.exec(location.hash)?.[1];
  const title = slug && document.querySelector(`#screen [data-game="${slug}"] h2`)?.textContent;
  if (title) root.dataset.wanted = slug;
  else delete root.dataset.wanted;
  element("frame-title").textContent = title ?? "";
  if (title) scrollTo(0, 0);
  showProgress();
};

// ---- failure

const showPanel = (title, sentence, details) => {
  seen.push(details);
  element("failure-title").textContent = title;
  element("failure-text").textContent = sentence;
  element("failure-report").textContent = [
    `${title}. ${sentence}`,
    `Page: ${location.href}`,
    `Browser: ${navigator.userAgent}`,
    ...seen,
  ].join("\n");
  element("failure").hidden = false;
  element("announcer").textContent = `${title}. ${sentence}`;
};

export const fail = (sentence, problem) => {
  if (isReady()) return;
  clearTimeout(stalled);
  const details = String(problem?.stack || problem?.message || problem);
  if (root.dataset.state === "failed") {
    seen.push(details); // a consequence of the first failure, which is the one to tell
    element("failure-report").textContent += `\n${details}`;
    return;
  }
  root.dataset.state = "failed";
  element("progress").textContent = "";
  showPanel("Digit Dojo did not start", sentence, details);
  offerRescue();
};

const stall = () => {
  showPanel(
    "Still waiting",
    "Nothing has happened for a minute. The page goes on waiting; if your connection is not just slow, trying again may help.",
    `no sign of progress for ${STALLED_AFTER / 1000} s`,
  );
};

const copyReport = async () => {
  const report = element("failure-report");
  try {
    await navigator.clipboard.writeText(report.textContent);
    element("failure-copy").textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(report); // where the clipboard is blocked, the player copies the selection
  }
};

// ---- what can happen

addEventListener("hashchange", keepChoice);
addEventListener("py:progress", ({ detail }) => advance(detail, STEP_OF[detail]));
addEventListener("py:ready", () => advance("the rules are there", 3));
addEventListener("py:done", () => {
  if (!isReady()) fail("Python ran, but the page’s own part of it did not.", "py:done without ready");
});
addEventListener("error", ({ error, message, filename }) => {
  if (!/^[a-z-]+-extension:/.test(filename)) fail("Something broke while the page was loading.", error ?? message);
});
addEventListener("unhandledrejection", ({ reason }) => {
  fail("A part of the page could not be loaded. Is the connection still there?", reason);
});

// Pyodide only warns when its own WebAssembly cannot be had, and then waits for ever.
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = (...given) => {
  const result = instantiateStreaming.apply(WebAssembly, given);
  result.catch((problem) => fail("Python could not be loaded. Is the connection still there?", problem));
  return result;
};

// PyScript may tell of a broken configuration by a panel of its own. Ours takes its place.
const strangers = new MutationObserver(() => {
  const panel = document.querySelector("body > .py-error");
  if (!panel) return;
  panel.remove();
  fail(UNCONFIGURED, panel.textContent);
});
strangers.observe(document.body, { childList: true });

new MutationObserver((_, observer) => {
  if (!isReady()) return;
  observer.disconnect();
  strangers.disconnect();
  clearTimeout(stalled);
  WebAssembly.instantiateStreaming = instantiateStreaming;
  removeEventListener("hashchange", keepChoice);
  element("failure").hidden = true;
  element("progress").textContent = "";
  delete root.dataset.wanted;
}).observe(root, { attributeFilter: ["data-state"] });

// A newer build may be waiting on the device; if this one does not start, nobody else can let it take over.
const retry = async () => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.waiting?.postMessage("take over");
  location.reload();
};

element("failure-retry").addEventListener("click", retry);
element("failure-copy").addEventListener("click", copyReport);
element("failure-close").addEventListener("click", () => {
  element("failure").hidden = true;
  element("title")?.focus(); // where the button goes, the focus would go too
});

// ---- off we go

// PyScript looks after MicroPython too, and would load all its plugins on its behalf; here, as in pyscript.toml, none.
const PLUGINS = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];
const micropython = document.createElement("mpy-config");
micropython.textContent = JSON.stringify({ plugins: PLUGINS.map((name) => `!${name}`) });
document.head.append(micropython);

// The page is drawn before anything heavy begins; in a tab that nobody looks at, nothing is drawn, and nobody waits.
export const drawn = new Promise((go) => {
  requestAnimationFrame(() => setTimeout(go));
  setTimeout(go, 200);
});

// Starting Python takes a phone's whole attention for seconds. So where fingers do the pointing, the lobby stays free for
// them: Python is fetched, but begins when a game is wanted, at the first touch, or after some seconds without any.
export const waiting = matchMedia("(pointer: coarse)").matches && location.hash.length <= "#/".length;
const signs = new AbortController();
let answer;
export const called = new Promise((go) => { answer = go; });
export const beginNow = () => {
  signs.abort();
  answer();
};
if (waiting) {
  for (const sign of SIGNS) addEventListener(sign, beginNow, { passive: true, signal: signs.signal });
  setTimeout(beginNow, PATIENCE);
} else {
  beginNow();
}

const loadPyScript = async () => {
  const { config, hooks } = await import("../runtime/pyscript/core.js");
  // Meant for workers, of which there are none, and built in a way that the page's security policy forbids.
  hooks.worker.onBeforeRunAsync.clear();
  // What Python raises while it starts is only written to the console; strings there are no errors.
  hooks.main.onReady.add(({ io }) => {
    const { stderr } = io;
    io.stderr = (problem, ...rest) => {
      if (problem instanceof Error) fail("Python could not start the page.", problem);
      return stderr(problem, ...rest);
    };
  });
  advance("PyScript is there", 1);
  if (!config.py) fail(UNCONFIGURED, "no configuration");
};

advance("the page is there");
keepChoice();
Promise.all([drawn, called]).then(loadPyScript).catch((problem) => {
  fail("PyScript could not be loaded. Is the connection still there?", problem);
});
