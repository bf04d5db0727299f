/*
 * Measures on the built site what could become slow without a test that fails: `npm run bench`, or a part of it:
 * `npm run bench -- views presses`. The table shows each figure beside its goal and a control. Times depend on the
 * machine, and the control was measured on it in the same minutes.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";

import { chromium } from "playwright";

import { browserOptions } from "./browserOptions.js";
import { measureAliasList } from "./measures/aliasList.js";
import { measureCheck } from "./measures/check.js";
import { measureCopying } from "./measures/copying.js";
import { measureGenerating } from "./measures/generating.js";
import { measureGivenAddresses } from "./measures/givenAddresses.js";
import { measurePresses } from "./measures/presses.js";
import { measureViews } from "./measures/views.js";

/** @typedef {import("./measuring/toRatio.js").Row} Row */
/** @typedef {import("./measuring/toRatio.js").Measure} Measure */

/** @type {Record<string, Measure>} */
const measures = {
  generating: measureGenerating,
  aliasList: measureAliasList,
  givenAddresses: measureGivenAddresses,
  check: measureCheck,
  copying: measureCopying,
  views: measureViews,
  presses: measurePresses,
};
const chosen = process.argv.slice(2);

const server = spawn("node", ["scripts/serve.js"], { env: { ...process.env, PORT: "0" } });
const [greeting] = await once(server.stdout, "data");
const url = /http\S+/.exec(String(greeting))?.[0] ?? "";
const browser = await chromium.launch(browserOptions);
/** @type {Row[]} */
const rows = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(measures)) {
  rows.push(...((await measures[name]?.(browser, url)) ?? []));
}
await browser.close();
server.kill();

console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
const missed = rows.filter(({ figure, most }) => figure > most);
for (const { what } of missed) console.error(`Above its goal: ${what}`);
if (missed.length > 0) process.exitCode = 1;
