/**
 * Mutation testing of the core (https://stryker-mutator.io): each mutant is a small change to the code
 * that some test has to notice. docs/mutation.md lists those that no test can notice.
 */
export default {
  mutate: ["src/core/**/*.ts", "!src/core/**/*.test.ts", "!src/core/index.ts"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // The tests do not need a copy of these.
  ignorePatterns: ["dist", "docs", "public", "test-results", "reports"],
  // Stryker would rewrite tsconfig.json with an API that TypeScript 7 lacks. No test reads the file.
  tsconfigFile: "none",
  disableTypeChecks: false,
  reporters: ["clear-text", "html", "json"],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 100, low: 96, break: 96 },
  // A mutant is stopped as an endless loop after the time that all its tests took here in the first run, and 10 seconds.
  // The first run also counts, so it is several times as slow as the others.
  timeoutFactor: 1,
  timeoutMS: 10_000,
  // The first run of all tests has no limit that a slow machine could miss.
  dryRunTimeoutMinutes: 60,
  concurrency: 2,
};
