import { expect, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";

const gridOf = (page: Page) => page.getByRole("grid", { name: "Alias list" });
const boxOf = (page: Page, email: string) => gridOf(page).getByRole("checkbox", { name: email, exact: true });
const copyOf = (page: Page, email: string) => gridOf(page).getByRole("button", { name: `Copy ${email}`, exact: true });
const countOf = (page: Page) => page.getByText(/ selected of /);

/** Makes a list, of so many rows, and moves the focus to its first one. @returns The addresses. */
async function enterList(page: Page, count?: number): Promise<string[]> {
  await openPage(page);
  if (count !== undefined) {
    await page.getByRole("button", { name: "Options" }).click();
    await page.getByRole("spinbutton", { name: "How many" }).fill(String(count));
  }
  await generateList(page, "jane");
  const emails = await copyAll(page);
  await page.getByRole("button", { name: "Copy all" }).focus();
  await page.keyboard.press("Tab");
  await expect(boxOf(page, emails[0]!)).toBeFocused();
  return emails;
}

test("Tab stops once in the list, and enters it again where it was left", async ({ page }) => {
  const emails = await enterList(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(boxOf(page, emails[2]!)).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "CSV" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(boxOf(page, emails[2]!)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Copy all" })).toBeFocused();
});

test("the keys lead through all rows, and the list scrolls with them", async ({ page }) => {
  const emails = await enterList(page);
  const steps: [string, number][] = [
    ["ArrowDown", 1],
    ["PageDown", 8],
    ["ArrowUp", 7],
    ["PageUp", 0],
    ["ArrowUp", 0],
    ["End", 1999],
    ["ArrowDown", 1999],
    ["PageUp", 1992],
    ["Home", 0],
  ];
  for (const [key, row] of steps) {
    await page.keyboard.press(key);
    await expect(boxOf(page, emails[row]!), `${key} to ${row}`).toBeFocused();
    await expect(boxOf(page, emails[row]!), `${key} to ${row}`).toBeInViewport({ ratio: 1 });
  }
});

test("the arrow key alone reaches every row", async ({ page }) => {
  const emails = await enterList(page, 300);
  const reached = await page.evaluate(async (count) => {
    const names: (string | null)[] = [];
    for (let row = 0; row < count; row += 1) {
      names.push(document.activeElement?.getAttribute("aria-label") ?? null);
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
      if (row % 50 === 0) await new Promise(requestAnimationFrame);
    }
    return names;
  }, emails.length);
  expect(reached).toEqual(emails);
});

test("the row with the focus stays, however far the list is scrolled away from it", async ({ page }) => {
  const emails = await enterList(page);
  await page.keyboard.press("ArrowDown");
  await gridOf(page).evaluate((grid) => grid.scrollTo({ top: grid.scrollHeight }));
  await expect(boxOf(page, emails[1999]!)).toBeAttached();
  await expect(boxOf(page, emails[1]!)).not.toBeInViewport();
  await expect(boxOf(page, emails[1]!)).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(boxOf(page, emails[2]!)).toBeFocused();
  await expect(boxOf(page, emails[2]!)).toBeInViewport({ ratio: 1 });
});

test("Tab enters a scrolled list at the first row in sight", async ({ page }) => {
  const emails = await enterList(page);
  await page.getByRole("button", { name: "Copy all" }).focus();
  await gridOf(page).evaluate((grid) => grid.scrollTo({ top: 40_000 }));
  await expect(boxOf(page, emails[0]!)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(boxOf(page, emails[501]!)).toBeFocused();
  await expect(gridOf(page)).toHaveJSProperty("scrollTop", 40_000);
});

test("the arrow keys lead to a row's copy button, which they reveal, and back", async ({ page }) => {
  const emails = await enterList(page);
  await page.keyboard.press("ArrowRight");
  await expect(copyOf(page, emails[0]!)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(copyOf(page, emails[1]!)).toBeFocused();
  await expect(copyOf(page, emails[1]!)).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
  expect(await readClipboard(page.context())).toBe(emails[1]);

  await page.keyboard.press("ArrowLeft");
  await expect(boxOf(page, emails[1]!)).toBeFocused();
});

test("Space selects a row, and with Shift all rows from the last one", async ({ page }) => {
  const emails = await enterList(page);
  await page.keyboard.press("ArrowDown");
  // There is no last row yet.
  await page.keyboard.press("Shift+Space");
  await expect(boxOf(page, emails[1]!)).toBeChecked();
  await expect(countOf(page)).toHaveText("1 selected of 2,000 emails");

  await page.keyboard.press("PageDown");
  await page.keyboard.press("Shift+Space");
  await expect(countOf(page)).toHaveText("8 selected of 2,000 emails");
  await expect(boxOf(page, emails[0]!)).not.toBeChecked();
  await expect(boxOf(page, emails[8]!)).toBeChecked();
  await expect(boxOf(page, emails[9]!)).not.toBeChecked();

  // Upwards, over rows that are selected already.
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+Space");
  await expect(countOf(page)).toHaveText("9 selected of 2,000 emails");
  await page.keyboard.press("Space");
  await expect(countOf(page)).toHaveText("8 selected of 2,000 emails");
});

test("a click with Shift selects all rows from the last one, and no text", async ({ page }) => {
  const emails = await enterList(page);
  await boxOf(page, emails[4]!).click();
  await page.getByText(emails[1]!, { exact: true }).click({ modifiers: ["Shift"] });
  await expect(countOf(page)).toHaveText("4 selected of 2,000 emails");
  await expect(boxOf(page, emails[1]!)).toBeFocused();
  await boxOf(page, emails[5]!).click({ modifiers: ["Shift"] });
  await expect(countOf(page)).toHaveText("5 selected of 2,000 emails");
  expect(await page.evaluate(() => String(window.getSelection()))).toBe("");
});

test("Control or Meta with A selects all rows, with C copies the selected ones, and Esc clears", async ({ page }) => {
  const emails = await enterList(page);
  for (const modifier of ["Control", "Meta"]) {
    await page.keyboard.press(`${modifier}+a`);
    await expect(countOf(page)).toHaveText("2,000 selected of 2,000 emails");
    await page.keyboard.press("Escape");
    await expect(countOf(page)).toHaveText("0 selected of 2,000 emails");

    // Without a selection, the row with the focus is copied.
    await page.keyboard.press("End");
    await page.keyboard.press(`${modifier}+c`);
    await expect.poll(() => readClipboard(page.context())).toBe(emails[1999]);

    await page.keyboard.press("Space");
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await page.keyboard.press(`${modifier}+c`);
    await expect.poll(() => readClipboard(page.context())).toBe(`${emails[0]}\n${emails[1999]}`);
    await page.keyboard.press("Escape");
  }
});

test("outside of the list, Control+A and Control+C are the browser's own", async ({ page }) => {
  await enterList(page);
  await page.keyboard.press("Space");
  await page.getByRole("textbox").first().focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  expect(await readClipboard(page.context())).toBe("jane");
  await expect(countOf(page)).toHaveText("1 selected of 2,000 emails");
});

test("a screen reader hears the name and length of the list, and the kind of each row", async ({ page }) => {
  const emails = await enterList(page);
  await expect(gridOf(page)).toHaveAttribute("aria-rowcount", "2000");
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  const row = gridOf(page)
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox", { name: emails[1999]!, exact: true }) });
  await expect(row).toHaveAttribute("aria-rowindex", "2000");
  await expect(row).toHaveAttribute("aria-selected", "true");
  await expect(boxOf(page, emails[1999]!)).toHaveAccessibleDescription(/^(?:Plus tag|Dots|Other domain)$/);
  await expect(copyOf(page, emails[1999]!)).toBeAttached();
});

test("a new list is entered at its first row", async ({ page }) => {
  await enterList(page);
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(page.getByText("Aliases shuffled!")).toBeVisible();
  await page.getByRole("button", { name: "Copy all" }).focus();
  await page.keyboard.press("Tab");
  await expect(boxOf(page, "jane@gmail.com")).toBeFocused();
});
