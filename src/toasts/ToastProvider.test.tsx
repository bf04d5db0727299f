import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { render, type RenderResult } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { advanceClock, STILL_CLOCK } from "../../tests/advanceClock";
import type { ToastType } from "./toast";
import { ToastProvider } from "./ToastProvider";
import { useToasts } from "./useToasts";

const region = page.getByRole("region", { name: "Notifications" });

const onRetry = vi.fn<() => void>();

function ToastButtons() {
  const showToast = useToasts();
  const removeToast = useRef(() => {});
  return (
    <>
      {(["info", "success", "error"] as const).map((type) => (
        <button type="button" key={type} onClick={() => showToast(type, `A message of type ${type}`)}>
          {type}
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          removeToast.current = showToast("error", "It failed", { hint: "Look at the cable.", onRetry });
        }}
      >
        offer
      </button>
      <button type="button" onClick={() => removeToast.current()}>
        remove
      </button>
    </>
  );
}

async function renderToasts(): Promise<RenderResult> {
  return render(
    <ToastProvider labels={{ region: "Notifications", retry: "Retry", close: "Close" }}>
      <ToastButtons />
    </ToastProvider>,
  );
}

async function show(type: ToastType | "offer"): Promise<void> {
  await page.getByRole("button", { name: type }).click();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each(["info", "success", "error"] as const)("a toast of type %s disappears after three seconds", async (type) => {
  await renderToasts();
  await show(type);
  await expect.element(region, STILL_CLOCK).toHaveTextContent(`A message of type ${type}`);
  await advanceClock(2999);
  await expect.element(region, STILL_CLOCK).toHaveTextContent(`A message of type ${type}`);
  await advanceClock(1);
  await expect.element(region, STILL_CLOCK).toHaveTextContent("");
});

test("each toast has its own three seconds", async () => {
  await renderToasts();
  await show("success");
  await expect.element(region, STILL_CLOCK).toHaveTextContent("A message of type success");
  await advanceClock(2000);
  await show("error");
  await expect.element(page.getByText("A message of type error"), STILL_CLOCK).toBeVisible();
  await expect.element(page.getByText("A message of type success"), STILL_CLOCK).toBeVisible();
  await advanceClock(1000);
  await expect.element(page.getByText("A message of type success"), STILL_CLOCK).not.toBeInTheDocument();
  await expect.element(page.getByText("A message of type error"), STILL_CLOCK).toBeVisible();
  await advanceClock(2000);
  await expect.element(region, STILL_CLOCK).toHaveTextContent("");
});

test("toasts that are shown before the toaster is loaded appear afterwards", async () => {
  await renderToasts();
  for (const type of ["info", "success", "error"]) {
    (page.getByRole("button", { name: type }).element() as HTMLElement).click();
  }
  await expect.element(region.getByText(/A message/), STILL_CLOCK).toHaveLength(3);
});

test("toasts are announced politely, without an interruption", async () => {
  await renderToasts();
  await show("success");
  await expect.element(region, STILL_CLOCK).toHaveAttribute("aria-live", "polite");
});

describe("a toast that offers to retry", () => {
  beforeEach(() => {
    onRetry.mockClear();
  });

  test("stays until a person acts on it, while other toasts come and go", async () => {
    await renderToasts();
    await show("offer");
    await expect.element(region, STILL_CLOCK).toHaveTextContent("It failedLook at the cable.RetryClose");
    await show("success");
    await advanceClock(60_000);
    await expect.element(region, STILL_CLOCK).toHaveTextContent("It failedLook at the cable.RetryClose");
    expect(onRetry).not.toHaveBeenCalled();
  });

  test.each([
    ["Retry", 1],
    ["Close", 0],
  ])("%s closes it and returns the focus to where it was", async (name, retries) => {
    await renderToasts();
    const offer = page.getByRole("button", { name: "offer" });
    (offer.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    const button = page.getByRole("button", { name });
    await expect.element(button, STILL_CLOCK).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(region, STILL_CLOCK).toHaveTextContent("");
    await expect.element(offer, STILL_CLOCK).toHaveFocus();
    expect(onRetry).toHaveBeenCalledTimes(retries);
  });

  test("can be removed by the caller", async () => {
    await renderToasts();
    await show("offer");
    await expect.element(region, STILL_CLOCK).toHaveTextContent("It failed");
    await page.getByRole("button", { name: "remove" }).click();
    await expect.element(region, STILL_CLOCK).toHaveTextContent("");
  });
});

test("no timer outlives the toasts", async () => {
  const { unmount } = await renderToasts();
  await show("success");
  await expect.element(page.getByText("A message of type success"), STILL_CLOCK).toBeVisible();
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
