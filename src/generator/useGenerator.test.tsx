import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { advanceClock, STILL_CLOCK } from "../../tests/advanceClock";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { takeConsoleErrors } from "../../tests/takeConsoleErrors";
import { Generator } from "./Generator";

const field = page.getByRole("textbox", { name: "Gmail address or username" });
const generate = page.getByRole("button", { name: "Generate" });
const shuffle = page.getByRole("button", { name: "Shuffle" });
const list = page.getByRole("grid", { name: "Alias list" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

describe.each([
  ["generating", generate, 200],
  ["shuffling", shuffle, 150],
] as const)("leaving the page while %s", (_, button, delay) => {
  test.each([delay - 1, delay])("after %i ms leaves no timer, makes no list and logs no error", async (waited) => {
    const { unmount } = await renderWithProviders(<Generator />);
    await field.fill("jane");
    await generate.click();
    await advanceClock(200);
    await expect.element(list, STILL_CLOCK).toBeVisible();
    await advanceClock(5000);
    const made = vi.spyOn(Date.prototype, "getFullYear");

    await button.click();
    await expect.element(button, STILL_CLOCK).toHaveAttribute("aria-disabled", "true");
    // The timer may fire, but the page unmounts before the run can end.
    vi.advanceTimersByTime(waited);
    await unmount();
    expect(vi.getTimerCount()).toBe(0);
    await advanceClock(5000);
    expect(made).not.toHaveBeenCalled();
    expect(takeConsoleErrors()).toStrictEqual([]);
  });
});
