/*
 * Measures on the built site what could become slow without a test that fails: `npm run bench`, or a part of it:
 * `npm run bench -- views presses`. The table shows each figure beside its goal and a control. Times depend on the
 * machine, and the control was measured on it in the same minutes.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";

import { chromium } from "playwright";

import { browserOptions } from "./browserOptions.js";

/** Each file there exports its \`Measure\`. */
const names = readdirSync(new URL("measures", import.meta.url)).map((file) => file.replace(".js", ""));
const chosen = process.argv.slice(2);

const server = spawn("node", ["scripts/serve.js"], { env: { ...process.env, PORT: "0" } });
const [greeting] = await once(server.stdout, "data");
const url = /http\S+/.exec(String(greeting))?.[0] ?? "";
const browser = await chromium.launch(browserOptions);
/** @type {import("./measuring/toRatio.js").Row[]} */
const rows = [];
for (const name of chosen.length > 0 ? chosen : names) {
  /** @type {{ measure: import("./measuring/toRatio.js").Measure }} */
  const { measure } = await import(`./measures/${name}.js`);
  rows.push(...(await measure(browser, url)));
}
await browser.close();
server.kill();

console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
const missed = rows.filter(({ figure, most }) => figure > most);
for (const { what } of missed) console.error(`Above its goal: ${what}`);
if (missed.length > 0) process.exitCode = 1;
