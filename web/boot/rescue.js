// When a start fails, what is saved in this browser may be the reason. It can be saved as a file, and the page started
// without it. Nothing is deleted that was not offered as a file first.

const PREFIX = "digit-dojo.";
const INTERNAL = ["digit-dojo.restoring"]; // of the start itself, see interpreter.js

const element = (id) => document.getElementById(id);

const saved = () => {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !INTERNAL.includes(key));
    return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
  } catch {
    return {}; // no storage, so it is not the reason
  }
};

const saveAsFile = () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(saved(), null, 1)], { type: "application/json" }));
  link.download = "digit-dojo-saved.json";
  link.click();
  URL.revokeObjectURL(link.href);
};

const startWithout = () => {
  saveAsFile();
  for (const key of Object.keys(saved())) localStorage.removeItem(key);
  location.reload();
};

export const offerRescue = () => {
  if (!Object.keys(saved()).length) return;
  element("failure-saved").hidden = false;
  element("failure-save").addEventListener("click", saveAsFile);
  element("failure-without").addEventListener("click", startWithout);
};
