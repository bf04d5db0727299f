/*
 * What generating and showing a list cost: `npm run bench`. All figures of a table are measured in one
 * run; compare the ratios, for the times depend on the machine. Needs the built site.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import path from "node:path";
import { chromium } from "playwright";
import { build } from "vite";

import { browserArguments } from "./browserArguments.js";

const ROUNDS = 300;
const WARM_UP_ROUNDS = 100;
const PORT = 4182;
const YEAR = 2026;

const { generateAliases, loadTagWords, parseAddress } = await loadCore();
const words = await loadTagWords("en");

benchGenerating();
benchResults();
benchNames();
await benchPage();

/** Against the least that any generator must do: build the same strings and keep each once. */
function benchGenerating() {
  const address = toAddress("jane.doe");
  const pairs = generateAliases(address, words, { seed: 1, year: YEAR }).map(({ email }) => email.split("@"));
  const times = compare({
    plain: () => new Set(pairs.map(([localPart, domain]) => `${localPart}@${domain}`)).size,
    generate: (round) => generateAliases(address, words, { seed: round, year: YEAR }).length,
  });
  console.log(`\nGenerating ${pairs.length} aliases against building and de-duplicating the same strings (at most 4):`);
  console.table(toRows(times, "plain"));
}

function benchResults() {
  const address = toAddress("jane.doe");
  const counts = [10, 100, 1000, 2000];
  const times = compare(
    Object.fromEntries(
      counts.map((maxResults) => [
        `${maxResults} results`,
        (round) => generateAliases(address, words, { seed: round, year: YEAR, maxResults }).length,
      ]),
    ),
  );
  console.log("\nHow the cost grows with the number of results:");
  console.table(toRows(times, "10 results"));
}

function benchNames() {
  const lengths = [3, 10, 30, 45, 64];
  const times = compare(
    Object.fromEntries(
      lengths.map((length) => {
        const address = toAddress("abcdefgh".repeat(8).slice(0, length));
        return [`${length} characters`, (round) => generateAliases(address, words, { seed: round, year: YEAR }).length];
      }),
    ),
  );
  console.log("\nHow the cost grows with the length of the name:");
  console.table(toRows(times, "10 characters"));
}

/** The longest task (https://w3c.github.io/longtasks) of each thing that a person does with 2,000 rows. */
async function benchPage() {
  const server = spawn("node", ["scripts/serve.js"], { env: { ...process.env, PORT: String(PORT) } });
  await once(server.stdout, "data");
  const browser = await chromium.launch({
    ...(process.env.BROWSER_PATH === undefined ? {} : { executablePath: process.env.BROWSER_PATH }),
    args: browserArguments,
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${PORT}/?lang=en`);
  const tasks = await page.evaluateHandle(() => {
    /** @type {number[]} */
    const durations = [];
    const observer = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) durations.push(duration);
    });
    observer.observe({ type: "longtask" });
    return durations;
  });
  const list = page.getByRole("list", { name: "Alias list" });

  /** @type {Record<string, () => Promise<unknown>>} */
  const actions = {
    "first list": async () => {
      await page.getByRole("textbox").fill("jane.doe");
      await page.keyboard.press("Enter");
      await list.waitFor();
    },
    "new list": () => page.getByRole("button", { name: "Generate" }).click(),
    shuffle: () => page.getByRole("button", { name: "Shuffle" }).click(),
    "select one": () => list.getByRole("checkbox").first().click(),
    "select all": () => page.getByRole("checkbox", { name: "Select all" }).click(),
    "scroll through all": () =>
      list.evaluate(async (element) => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        for (let top = 0; top < element.scrollHeight; top += 2400) {
          element.scrollTop = top;
          await nextFrame();
        }
      }),
  };

  /** @type {Record<string, object>} */
  const rows = {};
  for (const [name, act] of Object.entries(actions)) {
    await tasks.evaluate((durations) => durations.splice(0));
    await act();
    await page.waitForTimeout(500);
    const durations = await tasks.jsonValue();
    rows[name] = {
      "tasks over 50 ms": durations.length,
      "longest (ms)": durations.length > 0 ? Math.max(...durations) : "under 50",
      "elements in the page": await page.locator("*").count(),
    };
  }
  console.log("\nThe page with 2,000 rows:");
  console.table(rows);
  await browser.close();
  server.kill();
}

/**
 * The core, built from its source.
 *
 * @returns {Promise<typeof import("../src/core/index.ts")>}
 */
async function loadCore() {
  const outDir = path.resolve("node_modules/.cache/plusdot-bench");
  await build({
    configFile: false,
    logLevel: "error",
    build: { ssr: "src/core/index.ts", outDir, copyPublicDir: false },
  });
  return import(pathToFileURL(path.join(outDir, "index.js")).href);
}

/** @param {string} name */
function toAddress(name) {
  const parsed = parseAddress(name);
  if (!parsed.ok) throw new Error(`Not an address: ${name}`);
  return parsed.address;
}

/**
 * The median time of each, in milliseconds. They take turns, so that the machine's drift meets all of them alike.
 *
 * @param {Record<string, (round: number) => number>} candidates
 * @returns {Record<string, number>}
 */
function compare(candidates) {
  const times = Object.fromEntries(Object.keys(candidates).map((name) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(candidates)) {
      const start = performance.now();
      run(round);
      if (round >= WARM_UP_ROUNDS) times[name]?.push(performance.now() - start);
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => [name, all.toSorted((a, b) => a - b)[ROUNDS / 2] ?? NaN]),
  );
}

/**
 * @param {Record<string, number>} times
 * @param {string} unit What the ratios are against.
 */
function toRows(times, unit) {
  const one = times[unit] ?? NaN;
  return Object.fromEntries(
    Object.entries(times).map(([name, time]) => [
      name,
      { "median (ms)": Number(time.toFixed(3)), ratio: Number((time / one).toFixed(2)) },
    ]),
  );
}
