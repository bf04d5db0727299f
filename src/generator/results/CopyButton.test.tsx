import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWithProviders } from "../../../tests/renderWithProviders";
import { letPass, STILL_CLOCK } from "../../../tests/stillClock";
import { takeConsoleErrors } from "../../../tests/takeConsoleErrors";
import { CopyButton } from "./CopyButton";

const copyButton = page.getByRole("button", { name: "Copy jane@gmail.com" });
const tick = page.getByRole("button", { name: "Copied!" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("the tick stays for two seconds", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderWithProviders(<CopyButton email="jane@gmail.com" />);

  await copyButton.click();
  await expect.element(tick, STILL_CLOCK).toBeVisible();
  expect(writeText.mock.calls).toStrictEqual([["jane@gmail.com"]]);

  await letPass(1999);
  await expect.element(tick, STILL_CLOCK).toBeVisible();
  await letPass(1);
  await expect.element(copyButton, STILL_CLOCK).toBeVisible();
});

test("a second copy starts the two seconds anew", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderWithProviders(<CopyButton email="jane@gmail.com" />);

  await copyButton.click();
  await expect.element(tick, STILL_CLOCK).toBeVisible();
  await letPass(1500);
  await tick.click();
  await expect.element(page.getByText("Copied to clipboard"), STILL_CLOCK).toHaveLength(2);

  await letPass(1999);
  await expect.element(tick, STILL_CLOCK).toBeVisible();
  await letPass(1);
  await expect.element(copyButton, STILL_CLOCK).toBeVisible();
});

test("a clipboard that refuses is logged, and shows neither a tick nor a toast", async () => {
  const refusal = new DOMException("Write permission denied.", "NotAllowedError");
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(refusal).mockResolvedValue();
  await renderWithProviders(<CopyButton email="jane@gmail.com" />);

  await copyButton.click();
  await expect.poll(takeConsoleErrors, STILL_CLOCK).toStrictEqual([[refusal]]);
  await expect.element(copyButton, STILL_CLOCK).toBeVisible();
  await userEvent.keyboard("{Escape}");

  // The one toast is that of the second try.
  await copyButton.click();
  await expect.element(tick, STILL_CLOCK).toBeVisible();
  await expect.element(page.getByText("Copied to clipboard"), STILL_CLOCK).toHaveLength(1);
  expect(writeText).toHaveBeenCalledTimes(2);
});

test("no timer outlives the button", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { unmount } = await renderWithProviders(<CopyButton email="jane@gmail.com" />);

  await copyButton.click();
  await expect.element(page.getByText("Copied to clipboard"), STILL_CLOCK).toBeVisible();
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
