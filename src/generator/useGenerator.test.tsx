import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { letPass, STILL_CLOCK } from "../../tests/stillClock";
import { takeConsoleErrors } from "../../tests/takeConsoleErrors";
import { Generator } from "./Generator";

const field = page.getByRole("textbox", { name: "Gmail address or username" });
const generate = page.getByRole("button", { name: "Generate" });
const shuffle = page.getByRole("button", { name: "Shuffle" });
const list = page.getByRole("grid", { name: "Alias list" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ["generating", generate, 200],
  ["shuffling", shuffle, 150],
] as const)("leaving the page while %s", (_, button, delay) => {
  test.each([0, delay - 1, delay])("after %i ms leaves no timer, and nothing is said or made", async (waited) => {
    const { unmount } = await renderWithProviders(<Generator />);
    await field.fill("jane");
    await generate.click();
    await letPass(200);
    await expect.element(list, STILL_CLOCK).toBeVisible();
    await letPass(5000);
    const made = vi.spyOn(Date.prototype, "getFullYear");

    await button.click();
    await expect.element(button, STILL_CLOCK).toHaveAttribute("aria-disabled", "true");
    // The timer goes off and the page goes away before what it starts can end.
    vi.advanceTimersByTime(waited);
    await unmount();
    expect(vi.getTimerCount()).toBe(0);
    await letPass(5000);
    expect(made).not.toHaveBeenCalled();
    expect(takeConsoleErrors()).toStrictEqual([]);
  });
});
