import { afterEach, beforeEach, expect, vi } from "vitest";

// A test that expects a console error removes it with takeConsoleErrors().
beforeEach(() => {
  // Errors are not printed, because the failure message of the test lists them.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  const unexpected = [...vi.mocked(console.error).mock.calls];
  vi.restoreAllMocks();
  expect(unexpected).toStrictEqual([]);
});
