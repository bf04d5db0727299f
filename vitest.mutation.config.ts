import { defineConfig } from "vitest/config";

import { NearestFirst } from "./tests/core/nearestFirst.ts";

/** The tests that have to notice a mutant of the core: those of the core, in Node. */
export default defineConfig({
  test: {
    environment: "node",
    // Each mutant gets a new worker, and its test files share it. To start one for each file took most of the time.
    isolate: false,
    pool: "threads",
    maxWorkers: 1,
    sequence: { sequencer: NearestFirst },
    setupFiles: ["tests/core/countHitsOnce.ts"],
    include: ["src/core/**/*.test.ts"],
    // Mutants are switches in the code and slow it down, so the cost of long texts says nothing. `words.test.ts` tests
    // the words and no code.
    exclude: ["**/*.linear.test.ts", "**/tags/words.test.ts"],
    // The same few cases every time, so that the score does not depend on luck.
    env: { LAW_RUNS: "10", LAW_SEED: "1" },
    // A slow test has not noticed the mutant.
    testTimeout: 120_000,
  },
});
