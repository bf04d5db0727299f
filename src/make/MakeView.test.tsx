import { Activity } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { advanceClock, STILL_CLOCK } from "../../tests/advanceClock";
import { dragFiles } from "../../tests/dragFiles";
import { generateList } from "../../tests/generateList";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { takeConsoleErrors } from "../../tests/takeConsoleErrors";
import { MakeView } from "./MakeView";

const field = page.getByRole("textbox", { name: "Gmail address or username" });
const generate = page.getByRole("button", { name: "Generate" });
const shuffle = page.getByRole("button", { name: "Shuffle" });
const count = page.getByText(/ selected of /).first();
const list = page.getByRole("grid", { name: "Alias list" });
const toasts = page.getByRole("region", { name: "Notifications" });
const firstRow = page.getByRole("checkbox", { name: "jane@gmail.com", exact: true });

test("a file that is dropped is refused while Make aliases is shown, and does not take the page's place", async () => {
  const { rerender } = await renderWithProviders(
    <Activity>
      <MakeView />
    </Activity>,
  );
  const file = new File(["jane@gmail.com"], "list.txt");
  await generateList("jane");
  const { defaultPrevented, dataTransfer } = dragFiles("dragover", file);
  expect([defaultPrevented, dataTransfer?.dropEffect]).toEqual([true, "none"]);

  await rerender(
    <Activity mode="hidden">
      <MakeView />
    </Activity>,
  );
  expect(dragFiles("dragover", file).defaultPrevented).toBe(false);
});

describe("with a list and one row selected", () => {
  beforeEach(async () => {
    await page.viewport(1280, 1400);
    await renderWithProviders(<MakeView />);
    await generateList("jane");
    await firstRow.click();
    await field.fill("john");
    await expect.element(count).toHaveTextContent("1 selected of 2,000 emails");
  });

  test.each([
    ["generating", generate, "Error generating aliases"],
    ["shuffling", shuffle, "Error shuffling aliases"],
  ])(
    "an exception while %s shows a toast, and the field, the list and the selection stay",
    async (_, button, message) => {
      const failure = new Error("no clock");
      const clock = vi.spyOn(Date.prototype, "getFullYear").mockImplementation(() => {
        throw failure;
      });

      await button.click();
      await expect.element(toasts).toHaveTextContent(message);
      expect(takeConsoleErrors()).toStrictEqual([[failure]]);
      await expect.element(field).toHaveValue("john");
      await expect.element(firstRow).toBeChecked();
      await expect.element(count).toHaveTextContent("1 selected of 2,000 emails");
      await expect.element(button).not.toHaveAttribute("aria-disabled");

      clock.mockRestore();
      await generate.click();
      await expect.element(page.getByRole("checkbox", { name: "john@gmail.com", exact: true })).toBeVisible();
      await expect.element(count).toHaveTextContent("0 selected of 2,000 emails");
    },
  );

  test("if the clipboard refuses, the error is logged, the text is offered instead, and nothing is lost", async () => {
    const refusal = new DOMException("Write permission denied.", "NotAllowedError");
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(refusal);

    const copySelected = page.getByRole("button", { name: "Copy selected (1)" });
    const text = page.getByRole("dialog", { name: "Copy it yourself" }).getByRole("textbox", { name: "Text to copy" });
    await copySelected.click();
    await expect.element(text).toHaveValue("jane@gmail.com");
    expect(takeConsoleErrors()).toStrictEqual([[refusal]]);
    await expect.element(text).toHaveFocus();
    await expect.poll(() => window.getSelection()?.toString()).toBe("jane@gmail.com");
    await userEvent.keyboard("{Escape}");
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(copySelected).toHaveFocus();
    await expect.element(firstRow).toBeChecked();

    await firstRow.click();
    await page.getByRole("button", { name: "Copy all" }).click();
    expect(takeConsoleErrors()).toStrictEqual([[refusal]]);
    expect((text.element() as HTMLTextAreaElement).value.split("\n")).toHaveLength(2000);
    await userEvent.keyboard("{Escape}");
    await expect.element(field).toHaveValue("john");
    await expect.element(count).toHaveTextContent("0 selected of 2,000 emails");

    writeText.mockResolvedValue();
    await page.getByRole("button", { name: "Copy all" }).click();
    await expect.element(page.getByText("2,000 items copied to clipboard")).toBeVisible();
    expect(page.getByText("Copied to clipboard", { exact: true }).elements()).toStrictEqual([]);
  });
});

describe("the delay before a list", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  test("is 200 ms for a new list, and 150 ms for a shuffle", async () => {
    await page.viewport(1280, 800);
    await renderWithProviders(<MakeView />);
    await expect.element(shuffle, STILL_CLOCK).toHaveAttribute("aria-disabled", "true");
    await field.fill("jane");
    await generate.click();
    await expect.element(generate, STILL_CLOCK).toHaveAttribute("aria-disabled", "true");
    await expect.element(shuffle, STILL_CLOCK).toHaveAttribute("aria-disabled", "true");
    await advanceClock(199);
    await expect.element(generate, STILL_CLOCK).toHaveAttribute("aria-disabled", "true");
    expect(list.elements()).toStrictEqual([]);
    await advanceClock(1);
    await expect.element(list, STILL_CLOCK).toBeVisible();
    await expect.element(generate, STILL_CLOCK).not.toHaveAttribute("aria-disabled");

    const before = orderOf(list.element());
    await shuffle.click();
    await expect.element(shuffle, STILL_CLOCK).toHaveAttribute("aria-disabled", "true");
    await advanceClock(149);
    expect(orderOf(list.element())).toStrictEqual(before);
    await expect.element(shuffle, STILL_CLOCK).toHaveAttribute("aria-disabled", "true");
    await advanceClock(1);
    await expect.poll(() => orderOf(list.element()), STILL_CLOCK).not.toStrictEqual(before);
    await expect.element(shuffle, STILL_CLOCK).not.toHaveAttribute("aria-disabled");
  });

  describe.each([
    ["generating", generate, 200],
    ["shuffling", shuffle, 150],
  ])("ends where the page is left while %s", (_, button, delay) => {
    test.each([delay - 1, delay])("after %i ms: no list and no error follow", async (waited) => {
      const { unmount } = await renderWithProviders(<MakeView />);
      await field.fill("jane");
      await generate.click();
      await advanceClock(200);
      await expect.element(list, STILL_CLOCK).toBeVisible();
      await advanceClock(5000);
      const made = vi.spyOn(Date.prototype, "getFullYear");

      await button.click();
      await expect.element(button, STILL_CLOCK).toHaveAttribute("aria-disabled", "true");
      // The time may be up, but the page unmounts before the run can end.
      vi.advanceTimersByTime(waited);
      await unmount();
      await advanceClock(5000);
      expect(made).not.toHaveBeenCalled();
      expect(takeConsoleErrors()).toStrictEqual([]);
    });
  });
});

test("a busy button keeps the focus, and repeated presses generate once", async () => {
  await renderWithProviders(<MakeView />);
  await field.fill("jane");
  (generate.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}{Enter}{ }");
  await expect.element(page.getByText("2,000 emails", { exact: true })).toBeVisible();
  await expect.element(generate).toHaveFocus();
  await expect.element(toasts.getByText("2,000 emails")).toHaveLength(1);
});

function orderOf(element: Element): (string | null)[] {
  return Array.from(element.querySelectorAll("input"), (input) => input.getAttribute("aria-label"));
}
