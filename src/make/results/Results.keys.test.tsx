import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { boxOf, copyOf, emails, expectCount, list, renderResults } from "../../../tests/renderResults";
import { replaceClipboard } from "../../../tests/replaceClipboard";

const beforeList = page.getByRole("button", { name: "Copy all" });

let readClipboard: () => string | undefined;

beforeEach(async () => {
  readClipboard = replaceClipboard();
  await renderResults();
  (beforeList.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(boxOf(emails[0]!)).toHaveFocus();
});

test("Tab stops once in the list, and enters it again where it was left", async () => {
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(boxOf(emails[2]!)).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "CSV" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(boxOf(emails[2]!)).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(beforeList).toHaveFocus();
});

test("Tab enters a scrolled list at the first row in sight", async () => {
  await userEvent.tab({ shift: true });
  list.element().scrollTo({ top: 40_000 });
  await expect.element(boxOf(emails[0]!)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(boxOf(emails[501]!)).toHaveFocus();
  expect(list.element().scrollTop).toBe(40_000);
});

test("the keys lead through all rows, and the list scrolls with them", async () => {
  for (const [key, row] of [
    ["ArrowDown", 1],
    ["PageDown", 8],
    ["ArrowUp", 7],
    ["PageUp", 0],
    ["ArrowUp", 0],
    ["End", 1999],
    ["ArrowDown", 1999],
    ["PageUp", 1992],
    ["Home", 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(boxOf(emails[row]!)).toHaveFocus();
    await expect.element(boxOf(emails[row]!)).toBeInViewport({ ratio: 0.99 });
  }
});

test("the arrow key alone reaches every row", async () => {
  const reached: (string | null)[] = [];
  for (let row = 0; row < 100; row += 1) {
    const { activeElement } = document;
    reached.push(activeElement!.getAttribute("aria-label"));
    activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    if (row % 20 === 0) await new Promise(requestAnimationFrame);
  }
  expect(reached).toStrictEqual(emails.slice(0, 100));
});

test("the row with the focus stays, however far the list is scrolled away from it", async () => {
  await userEvent.keyboard("{ArrowDown}");
  list.element().scrollTo({ top: list.element().scrollHeight });
  await expect.element(boxOf(emails[1999]!)).toBeInTheDocument();
  await expect.element(boxOf(emails[1]!)).not.toBeInViewport();
  await expect.element(boxOf(emails[1]!)).toHaveFocus();

  await userEvent.keyboard("{ArrowDown}");
  await expect.element(boxOf(emails[2]!)).toHaveFocus();
  await expect.element(boxOf(emails[2]!)).toBeInViewport({ ratio: 0.99 });
});

test("the arrow keys lead to a row's copy button, which they reveal, and back", async () => {
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(copyOf(emails[0]!)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(copyOf(emails[1]!)).toHaveFocus();
  await expect.poll(() => getComputedStyle(copyOf(emails[1]!).element()).opacity).toBe("1");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
  expect(readClipboard()).toBe(emails[1]);

  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(boxOf(emails[1]!)).toHaveFocus();
});

test("Space selects a row, and takes it out again", async () => {
  await userEvent.keyboard("{ArrowDown} ");
  await expect.element(boxOf(emails[1]!)).toBeChecked();
  await expect.element(list.getByRole("row").nth(1)).toHaveAttribute("aria-selected", "true");
  await expectCount("1");
  await userEvent.keyboard(" ");
  await expectCount("0");
});

test.each(["Control", "Meta"])(
  "%s with A selects all rows, with C copies the selected ones, and Esc clears",
  async (modifier) => {
    const press = (letter: string) => userEvent.keyboard(`{${modifier}>}${letter}{/${modifier}}`);
    // With Caps Lock.
    await press("A");
    await expectCount("2,000");
    await userEvent.keyboard("{Escape}");
    await expectCount("0");

    // Without a selection, the row with the focus is copied.
    await userEvent.keyboard("{End}");
    await press("c");
    expect(readClipboard()).toBe(emails[1999]);

    await userEvent.keyboard(" {Home} ");
    await press("c");
    expect(readClipboard()).toBe(`${emails[0]}\n${emails[1999]}`);
  },
);

test("after a press on a checkbox, the keys act on the list", async () => {
  const search = page.getByRole("searchbox");
  await search.click();
  await boxOf(emails[2]!).click();
  await expect.element(boxOf(emails[2]!)).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expectCount("0");

  await search.click();
  // Moves no focus by itself, as a press in Safari.
  boxOf(emails[3]!)
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await userEvent.keyboard("{Control>}a{/Control}");
  await expectCount("2,000");
});

test("outside of the list, Control+A and Control+C are the browser's own", async () => {
  const search = page.getByRole("searchbox");
  await userEvent.keyboard(" ");
  await expectCount("1");
  await search.fill("mail");
  await userEvent.keyboard("{Control>}a{/Control}");
  expect(readSelectedText(search.element() as HTMLInputElement)).toBe("mail");
  await userEvent.keyboard("{Control>}c{/Control}");
  await expectCount("1");
  expect(readClipboard()).toBeUndefined();
});

test("the list leaves the browser its keys", async () => {
  await userEvent.keyboard(" ");
  const taken: string[] = [];
  const note = ({ key, defaultPrevented }: KeyboardEvent) => defaultPrevented && taken.push(key);
  window.addEventListener("keydown", note);
  for (const held of [
    { key: "c", ctrlKey: true, shiftKey: true },
    { key: "a", ctrlKey: true, shiftKey: true },
    { key: "c", metaKey: true, altKey: true },
    { key: "f", ctrlKey: true },
    { key: " ", ctrlKey: true },
    { key: " " },
    { key: "Escape", shiftKey: true },
    { key: "Escape", ctrlKey: true },
    { key: "ArrowDown" },
  ]) {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { ...held, bubbles: true, cancelable: true }));
  }
  window.removeEventListener("keydown", note);
  expect(taken).toStrictEqual(["ArrowDown"]);
});

function readSelectedText({ value, selectionStart, selectionEnd }: HTMLInputElement): string {
  return value.slice(selectionStart!, selectionEnd!);
}
