import { defineConfig } from "vitest/config";

import { NearestFirst } from "./tests/core/nearestFirst.ts";

/** The tests that have to notice a mutant of the core: those of the core, in Node. */
export default defineConfig({
  test: {
    // Each mutant gets a new worker, and its test files share it. To start one for each file took most of the time.
    isolate: false,
    pool: "threads",
    maxWorkers: 1,
    sequence: { sequencer: NearestFirst },
    setupFiles: ["tests/core/countHitsOnce.ts"],
    include: ["src/core/**/*.test.ts"],
    // The cases of the laws are random, and the score must not depend on luck. Mutants are switches in the code and slow
    // it down, so the cost of long texts says nothing. `words.test.ts` tests the words and no code.
    exclude: ["**/*.laws.test.ts", "**/*.linear.test.ts", "**/tags/words.test.ts"],
    // A slow test has not noticed the mutant.
    testTimeout: 120_000,
  },
});
