import { vi } from "vitest";

/**
 * Holds the page's work between its slices, so that it lasts as long as a test needs. On any machine, a slice ends soon.
 *
 * @returns A function that lets it go on.
 */
export function holdSlices(): () => void {
  let held: (() => void)[] = [];
  let isHolding = true;
  let late = 0;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + (late += 10));
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
