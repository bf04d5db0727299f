import { afterEach, beforeEach, expect, vi } from "vitest";

// A test that expects an error on the console takes it: see takeConsoleErrors.ts.
beforeEach(() => {
  // Silent, since what a test does not take is in its failure.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  const notTaken = [...vi.mocked(console.error).mock.calls];
  vi.restoreAllMocks();
  expect(notTaken).toStrictEqual([]);
});
