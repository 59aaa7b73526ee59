// Draws the page's typeface from Archivo: node fonts.mjs SOURCE TARGET
// Three small files: digits with their width as an axis, text with its weight as one, and narrow headings.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const [source, target] = process.argv.slice(2);
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => String.fromCharCode(from + place)).join("");
const DIGITS = "0123456789−=";
const SIGNS = "−–—‘’“”…·×•";
const ASCII = range(0x20, 0x7e);
const LATIN = range(0xc0, 0xff); // for names

const FILES = {
  digits: [DIGITS, { wght: 800, wdth: { min: 62, max: 125 } }],
  head: [ASCII + SIGNS, { wght: 800, wdth: 72 }],
  text: [ASCII + SIGNS + LATIN, { wght: { min: 480, max: 820 }, wdth: 100 }],
};

const whole = readFileSync(source);
mkdirSync(target, { recursive: true });
for (const [name, [text, variationAxes]] of Object.entries(FILES)) {
  writeFileSync(join(target, `${name}.woff2`), await subsetFont(whole, text, { targetFormat: "woff2", variationAxes }));
}
