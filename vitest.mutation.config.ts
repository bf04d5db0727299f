import { defineConfig } from "vitest/config";

/** The tests that a mutant of the core has to get past: those of the core alone, in Node. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["src/core/**/*.test.ts"],
    setupFiles: ["tests/steadyLaws.ts"],
    // A test that is slow has not noticed the mutant.
    testTimeout: 120_000,
  },
});
