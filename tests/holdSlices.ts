import { vi } from "vitest";

import { PATIENCE_MS } from "../src/platform/runInSlices";

/** Holds the page's work between its slices, so that a check lasts as long as a test needs. @returns A function that lets it go on. */
export function holdSlices(): () => void {
  let held: (() => void)[] = [];
  let isHolding = true;
  let time = performance.now();
  // Each step takes a slice, and longer than a person waits without a word.
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (time += PATIENCE_MS));
  vi.stubGlobal(
    "MessageChannel",
    class extends MessageChannel {
      constructor() {
        super();
        const send = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = () => {
          if (isHolding) held.push(() => send(null));
          else send(null);
        };
      }
    },
  );
  return () => {
    isHolding = false;
    clock.mockRestore();
    vi.unstubAllGlobals();
    for (const release of held) release();
    held = [];
  };
}
