import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * Rows whose size changes while a frame is drawn are measured in the next one. The browser calls that an error, and so
 * does Vitest: https://developer.mozilla.org/en-US/docs/Web/API/ResizeObserver#observation_errors
 */
const LATE_MEASUREMENT = "ResizeObserver loop completed with undelivered notifications.";

// A test that expects a console error removes it with takeConsoleErrors().
beforeEach(() => {
  // Errors are not printed, because the failure message of the test lists them.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  const unexpected = vi.mocked(console.error).mock.calls.filter(([error]) => !isLateMeasurement(error));
  vi.restoreAllMocks();
  expect(unexpected).toStrictEqual([]);
});

function isLateMeasurement(error: unknown): boolean {
  return error instanceof Error && error.message === LATE_MEASUREMENT;
}
