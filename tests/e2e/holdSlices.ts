import type { Page } from "@playwright/test";

/** Holds the page's work between its slices, so that a check lasts as long as a journey needs. */
export async function holdSlices(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    let held: (() => void)[] = [];
    let isHolding = true;
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const send = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = () => (isHolding ? held.push(() => send(null)) : send(null));
      }
    };
    Object.assign(window, {
      releaseSlices: () => {
        isHolding = false;
        for (const release of held) release();
        held = [];
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { releaseSlices: () => void }).releaseSlices());
}
