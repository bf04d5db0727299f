import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { PlainToaster } from "./PlainToaster";
import type { Toast } from "./toast";

const labels = { region: "Notifications", retry: "Retry", close: "Close" };
const region = page.getByRole("region", { name: "Notifications" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("each toast ends after three seconds, except one that offers to retry", async () => {
  const onEnd = vi.fn<(toast: Toast) => void>();
  const onRetry = vi.fn<() => void>();
  const plainToast: Toast = { id: 1, type: "success", message: "Done" };
  const retryToast: Toast = { id: 2, type: "error", message: "It failed", retry: { hint: "Look.", onRetry } };
  const { unmount } = await render(<PlainToaster labels={labels} toasts={[plainToast, retryToast]} onEnd={onEnd} />);
  expect(region.element().getAttribute("aria-live")).toBe("polite");
  expect(region.element().textContent).toBe("Done It failed Look.RetryClose");
  vi.advanceTimersByTime(2999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onEnd.mock.calls).toStrictEqual([[plainToast]]);

  (page.getByRole("button", { name: "Retry" }).element() as HTMLElement).click();
  expect(onRetry).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenLastCalledWith(retryToast);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
