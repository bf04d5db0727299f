import { vi } from "vitest";

/**
 * Removes and returns the arguments of each `console.error` call so far. Any call that stays on record fails the
 * test: see betweenTests.ts.
 */
export function takeConsoleErrors(): unknown[][] {
  const { mock } = vi.mocked(console.error);
  return mock.calls.splice(0);
}
