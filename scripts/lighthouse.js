/*
 * Runs Lighthouse (mobile) three times on the built site, and prints every result and the median:
 * `npm run lighthouse`. Exits with an error where a median falls short.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

import { browserArguments } from "./browserArguments.js";

const PORT = 4181;
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Milliseconds, except for the shift, which has no unit. */
const METRICS = { "largest-contentful-paint": 1000, "total-blocking-time": 0, "cumulative-layout-shift": 0 };

const server = spawn("node", ["scripts/serve.js"], { env: { ...process.env, PORT: String(PORT) } });
await once(server.stdout, "data");

/** @type {Set<string>} */
const failedSeoAudits = new Set();
/** @type {Record<string, number>[]} */
const results = [];
for (let run = 0; run < RUNS; run += 1) results.push(await measure());
server.kill();

const medians = Object.fromEntries(
  Object.keys(results[0] ?? {}).map((name) => [name, median(results.map((result) => result[name] ?? NaN))]),
);
console.table({ ...Object.fromEntries(results.map((result, run) => [`run ${run + 1}`, result])), median: medians });

/** Lighthouse fetches robots.txt through the page, whose policy allows no connection: issue 4386 there. */
const isRobotsOnly = [...failedSeoAudits].every((audit) => audit === "robots-txt");
console.log(`SEO audits that failed: ${[...failedSeoAudits].join(", ") || "none"}`);

const failed = [
  ...CATEGORIES.filter((category) => (medians[category] ?? 0) < 100 && !(category === "seo" && isRobotsOnly)),
  ...Object.entries(METRICS)
    .filter(([metric, most]) => (medians[metric] ?? Infinity) > most)
    .map(([metric]) => metric),
];
if (failed.length > 0) {
  console.error(`Short of the goal: ${failed.join(", ")}`);
  process.exitCode = 1;
}

async function measure() {
  const chrome = await launch({
    ...(process.env.BROWSER_PATH === undefined ? {} : { chromePath: process.env.BROWSER_PATH }),
    chromeFlags: ["--headless=new", ...browserArguments],
  });
  const outcome = await lighthouse(`http://localhost:${PORT}/`, { port: chrome.port, logLevel: "error" });
  chrome.kill();
  if (outcome === undefined) throw new Error("Lighthouse gave no result");
  const { categories, audits, runtimeError } = outcome.lhr;
  if (runtimeError !== undefined) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  for (const { id } of categories.seo?.auditRefs ?? []) {
    const score = audits[id]?.score ?? 1;
    if (score < 1) failedSeoAudits.add(id);
  }
  return Object.fromEntries([
    ...CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ...Object.keys(METRICS).map((metric) => [metric, Number((audits[metric]?.numericValue ?? NaN).toFixed(3))]),
  ]);
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
