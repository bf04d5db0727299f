/**
 * Mutation testing of the core (https://stryker-mutator.io): each mutant is a small change to the code
 * that some test has to notice. docs/mutation.md has those that nothing can notice.
 */
export default {
  mutate: ["src/core/**/*.ts", "!src/core/**/*.test.ts", "!src/core/index.ts"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // What the tests need no copy of.
  ignorePatterns: ["dist", "docs", "public", "test-results", "reports"],
  // It rewrites tsconfig.json by TypeScript's API, which TypeScript 7 does not have; nothing here reads the file.
  tsconfigFile: "none",
  disableTypeChecks: false,
  reporters: ["clear-text", "html", "json"],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  // A slow machine is not to be taken for an endless loop.
  timeoutMS: 30_000,
  concurrency: 2,
};
