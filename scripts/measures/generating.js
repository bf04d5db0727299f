import { readFile } from "node:fs/promises";
import { runnerImport } from "vite";

import { toRatio } from "../measuring/toRatio.js";

/** So many that those before the code is compiled do not count. */
const ROUNDS = 400;
const YEAR = 2026;
const MAX_RATIO = 4;

/**
 * Measures how long the core takes to make a list. The control puts the same addresses together and removes doubles.
 *
 * @returns {Promise<import("../measuring/toRatio.js").Row[]>}
 */
export async function measure() {
  /** @type {{ module: typeof import("../../src/core/index.ts") }} */
  const { module } = await runnerImport("./src/core/index.ts", { configFile: false });
  const { generateAliases, parseAddress } = module;
  const words = JSON.parse(await readFile("src/languages/en/words.json", "utf8"));
  const parsed = parseAddress("jane.doe");
  if (!parsed.ok) throw new Error("jane.doe is no address");
  const generate = (/** @type {number} */ seed) => generateAliases(parsed.address, words, { seed, year: YEAR });
  const halves = generate(1).map(({ email }) => email.split("@"));
  const join = () => new Set(halves.map(([localPart, domain]) => `${localPart}@${domain}`));

  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    return { time: timeOf(() => generate(round)), controlTime: timeOf(join) };
  });
  return [
    toRatio({
      what: "time: 2,000 aliases against the same strings",
      times: rounds.map(({ time }) => time),
      control: "the strings",
      controlTimes: rounds.map(({ controlTime }) => controlTime),
      most: MAX_RATIO,
    }),
  ];
}

/** @param {() => unknown} run */
function timeOf(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}
