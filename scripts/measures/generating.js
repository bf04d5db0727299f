import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const ROUNDS = 300;
const WARM_UP_ROUNDS = 100;
const YEAR = 2026;

/**
 * Measures the time to generate a list, as ratios of medians: against building and de-duplicating the same strings,
 * with more results, and for shorter and longer names.
 *
 * @returns {Promise<Record<string, number>>}
 */
export async function measureGenerating() {
  const { generateAliases, loadTagWords, parseAddress } = await loadCore();
  const words = await loadTagWords("en");

  /** @type {(name: string, maxResults?: number) => (round: number) => number} */
  const generating = (name, maxResults = 2000) => {
    const parsed = parseAddress(name);
    if (!parsed.ok) throw new Error(`Not an address: ${name}`);
    return (round) => generateAliases(parsed.address, words, { seed: round, year: YEAR, maxResults }).length;
  };
  const named = (/** @type {number} */ length) => generating("abcdefgh".repeat(8).slice(0, length));

  const parsed = parseAddress("jane.doe");
  const list = parsed.ok ? generateAliases(parsed.address, words, { seed: 1, year: YEAR }) : [];
  const pairs = list.map(({ email }) => email.split("@"));

  const plain = compare({
    plain: () => new Set(pairs.map(([localPart, domain]) => `${localPart}@${domain}`)).size,
    generate: generating("jane.doe"),
  });
  const results = compare({ few: generating("jane.doe", 10), many: generating("jane.doe") });
  const lengths = compare({ 3: named(3), 10: named(10), 30: named(30), 45: named(45), 64: named(64) });
  return {
    "2,000 aliases against the same strings": ratio(plain, "generate", "plain"),
    "2,000 aliases against 10": ratio(results, "many", "few"),
    "a name of 3 letters against 10": ratio(lengths, "3", "10"),
    "a name of 30 letters against 10": ratio(lengths, "30", "10"),
    "a name of 45 letters against 10": ratio(lengths, "45", "10"),
    "a name of 64 letters against 10": ratio(lengths, "64", "10"),
  };
}

/**
 * Builds the core from its source and loads it.
 *
 * @returns {Promise<typeof import("../../src/core/index.ts")>}
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

/**
 * The median time of each candidate in milliseconds. They take turns, so that a change of the machine's speed affects
 * all of them.
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
    Object.entries(times).map(([name, all]) => [name, all.toSorted((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN]),
  );
}

/** @type {(times: Record<string, number>, name: string, unit: string) => number} */
function ratio(times, name, unit) {
  return Number(((times[name] ?? Number.NaN) / (times[unit] ?? Number.NaN)).toFixed(2));
}
