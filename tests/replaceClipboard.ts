import { vi } from "vitest";

/**
 * Takes what is copied until the end of the test, for the browser refuses the real clipboard to a frame.
 *
 * @returns Reads the text that was copied last.
 */
export function replaceClipboard(): () => string | undefined {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  return () => writeText.mock.lastCall?.[0];
}
