import { vi } from "vitest";

/** The arguments of each `console.error` of the test so far. What is not taken fails the test. */
export function takeConsoleErrors(): unknown[][] {
  const { mock } = vi.mocked(console.error);
  return mock.calls.splice(0);
}
