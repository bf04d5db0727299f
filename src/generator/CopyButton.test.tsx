import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { takeConsoleErrors } from "../../tests/takeConsoleErrors";
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
  await expect.element(tick).toBeVisible();
  expect(writeText.mock.calls).toStrictEqual([["jane@gmail.com"]]);

  await vi.advanceTimersByTimeAsync(1999);
  await expect.element(tick).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(copyButton).toBeVisible();
});

test("a second copy starts the two seconds anew", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderWithProviders(<CopyButton email="jane@gmail.com" />);

  await copyButton.click();
  await expect.element(tick).toBeVisible();
  await vi.advanceTimersByTimeAsync(1500);
  await tick.click();
  await expect.element(page.getByText("Copied to clipboard")).toHaveLength(2);

  await vi.advanceTimersByTimeAsync(1999);
  await expect.element(tick).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(copyButton).toBeVisible();
});

test("a clipboard that refuses is logged, and shows neither a tick nor a toast", async () => {
  const refusal = new DOMException("Write permission denied.", "NotAllowedError");
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(refusal).mockResolvedValue();
  await renderWithProviders(<CopyButton email="jane@gmail.com" />);

  await copyButton.click();
  await expect.poll(takeConsoleErrors).toStrictEqual([[refusal]]);
  await expect.element(copyButton).toBeVisible();

  // The one toast is that of the second try.
  await copyButton.click();
  await expect.element(tick).toBeVisible();
  await expect.element(page.getByText("Copied to clipboard")).toHaveLength(1);
  expect(writeText).toHaveBeenCalledTimes(2);
});

test("no timer outlives the button", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { unmount } = await renderWithProviders(<CopyButton email="jane@gmail.com" />);

  await copyButton.click();
  await expect.element(page.getByText("Copied to clipboard")).toBeVisible();
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
