import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { advanceClock, STILL_CLOCK } from "../../tests/advanceClock";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { replaceClipboard } from "../../tests/replaceClipboard";
import { takeConsoleErrors } from "../../tests/takeConsoleErrors";
import { CopyButton } from "./CopyButton";

const copyButton = page.getByRole("button", { name: "Copy jane@gmail.com" });
const tick = page.getByRole("button", { name: "Copied!" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

test("the tick stays for two seconds, which a second copy restarts", async () => {
  const readCopied = replaceClipboard();
  await renderWithProviders(<CopyButton email="jane@gmail.com" />);

  await copyButton.click();
  await expect.element(tick, STILL_CLOCK).toBeVisible();
  await advanceClock(1500);
  await tick.click();
  await expect.element(page.getByText("Copied to clipboard"), STILL_CLOCK).toHaveLength(2);
  expect(readCopied()).toBe("jane@gmail.com");

  await advanceClock(1999);
  await expect.element(tick, STILL_CLOCK).toBeVisible();
  await advanceClock(1);
  await expect.element(copyButton, STILL_CLOCK).toBeVisible();
});

test("if the clipboard refuses, no tick appears", async () => {
  const refusal = new DOMException("Write permission denied.", "NotAllowedError");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(refusal);
  await renderWithProviders(<CopyButton email="jane@gmail.com" />);

  await copyButton.click();
  await expect.poll(takeConsoleErrors, STILL_CLOCK).toStrictEqual([[refusal]]);
  // A tick would be painted by now.
  await advanceClock(0);
  await expect.element(copyButton, STILL_CLOCK).toBeVisible();
});
