import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render, type RenderResult } from "vitest-browser-react";
import { page } from "vitest/browser";

import { letPass, STILL_CLOCK } from "../../tests/stillClock";
import { ToastProvider } from "./ToastProvider";
import { type ToastType, useToasts } from "./useToasts";

const region = page.getByRole("region", { name: "Notifications" });

function ToastButtons() {
  const showToast = useToasts();
  return (["info", "success", "error"] as const).map((type) => (
    <button type="button" key={type} onClick={() => showToast(type, `A message of type ${type}`)}>
      {type}
    </button>
  ));
}

async function renderToasts(): Promise<RenderResult> {
  return render(
    <ToastProvider label="Notifications">
      <ToastButtons />
    </ToastProvider>,
  );
}

async function show(type: ToastType): Promise<void> {
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
  await letPass(2999);
  await expect.element(region, STILL_CLOCK).toHaveTextContent(`A message of type ${type}`);
  await letPass(1);
  await expect.element(region, STILL_CLOCK).toHaveTextContent("");
});

test("each toast has its own three seconds", async () => {
  await renderToasts();
  await show("success");
  await expect.element(region, STILL_CLOCK).toHaveTextContent("A message of type success");
  await letPass(2000);
  await show("error");
  await expect.element(page.getByText("A message of type error"), STILL_CLOCK).toBeVisible();
  await expect.element(page.getByText("A message of type success"), STILL_CLOCK).toBeVisible();
  await letPass(1000);
  await expect.element(page.getByText("A message of type success"), STILL_CLOCK).not.toBeInTheDocument();
  await expect.element(page.getByText("A message of type error"), STILL_CLOCK).toBeVisible();
  await letPass(2000);
  await expect.element(region, STILL_CLOCK).toHaveTextContent("");
});

test("what is shown before the toaster is there waits for it, in order", async () => {
  await renderToasts();
  for (const type of ["info", "success", "error"]) {
    (page.getByRole("button", { name: type }).element() as HTMLElement).click();
  }
  await expect.element(region.getByText(/A message/), STILL_CLOCK).toHaveLength(3);
});

test("a screen reader hears the toasts without being interrupted", async () => {
  await renderToasts();
  await show("success");
  await expect.element(region, STILL_CLOCK).toHaveAttribute("aria-live", "polite");
});

test("no timer outlives the toasts", async () => {
  const { unmount } = await renderToasts();
  await show("success");
  await expect.element(page.getByText("A message of type success"), STILL_CLOCK).toBeVisible();
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
