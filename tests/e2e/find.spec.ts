import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { pressShortcut } from "./pressShortcut";
import { readClipboard } from "./readClipboard";
import { test } from "./test";

const searchOf = (page: Page) => page.getByRole("searchbox", { name: "Search aliases" });
const kindOf = (page: Page) => page.getByRole("combobox", { name: "Kind" });
const withoutPlusOf = (page: Page) => page.getByRole("button", { name: "Without +" });
const gridOf = (page: Page) => page.getByRole("grid", { name: "Alias list" });
const rowOf = (page: Page, email: string) => gridOf(page).getByRole("checkbox", { name: email, exact: true });
const countOf = (page: Page) => page.getByText(/ selected of /);
const onlySelectedOf = (page: Page) => page.getByRole("checkbox", { name: /^Only selected/ });

let emails: string[];
/** The start of a tag in the list, and the addresses that it finds: at least two, for each tag is on both hosts. */
let query: string;
let found: string[];

const toText = (count: number): string => count.toLocaleString("en");

test.beforeEach(async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  emails = await copyAll(page);
  query = /\+[a-z]{4}/.exec(emails.join())![0];
  found = emails.filter((email) => email.includes(query));
});

async function expectShown(page: Page, shown: readonly string[]): Promise<void> {
  await expect(gridOf(page)).toHaveAttribute("aria-rowcount", String(shown.length));
  await expect(gridOf(page).getByRole("row").first()).toHaveAttribute("aria-rowindex", "1");
  await expect(rowOf(page, shown[0]!)).toBeVisible();
  await expect(page.getByRole("button", { name: `Copy the ${toText(shown.length)} shown` })).toBeVisible();
  await expect(countOf(page)).toContainText(`${toText(shown.length)}\u00a0found`);
}

async function expectCopied(page: Page, button: string, expected: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await expect.poll(() => readClipboard(page.context())).toBe(expected.join("\n"));
}

async function download(page: Page, kind: string): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: kind, exact: true }).click(),
  ]);
  return (await readFile(await file.path(), "utf8")).split("\n");
}

test("a search shows its matches, and the buttons act on these and say so", async ({ page }) => {
  await searchOf(page).fill(` ${query.toUpperCase()} `);
  await expectShown(page, found);
  await expect(searchOf(page)).toBeFocused();
  await expectCopied(page, `Copy the ${found.length} shown`, found);
  await expect(page.getByRole("group", { name: `Download the ${found.length} shown as` })).toBeVisible();
  expect(await download(page, "TXT")).toEqual(found);

  await searchOf(page).fill("");
  await expect(countOf(page)).toHaveText("0 selected of 2,000 emails");
  await expect(page.getByRole("button", { name: "Copy all" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Download as" })).toBeVisible();
});

test("Esc empties the search, and the focus stays there", async ({ page }) => {
  await searchOf(page).fill(query);
  await expectShown(page, found);
  await searchOf(page).press("Escape");
  await expect(searchOf(page)).toHaveValue("");
  await expect(searchOf(page)).toBeFocused();
  await expect(gridOf(page)).toHaveAttribute("aria-rowcount", "2000");
});

test("one press hides the addresses that some sites refuse for their plus, and another shows them again", async ({
  page,
}) => {
  const button = withoutPlusOf(page);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(button).toHaveAccessibleDescription(/Some sites refuse the plus sign/);
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toBeFocused();
  const plain = emails.filter((email) => !email.includes("+"));
  await expectShown(page, plain);
  await expectCopied(page, `Copy the ${plain.length} shown`, plain);

  await button.click();
  await expect(gridOf(page)).toHaveAttribute("aria-rowcount", "2000");
});

test("each kind says how many of its rows the search and the button leave", async ({ page }) => {
  const hosts = emails.filter((email) => email.endsWith("@googlemail.com"));
  const numbersOf = async () =>
    (await kindOf(page).getByRole("option").allTextContents()).map((text) =>
      /^(\D+) \(([\d,]+)\)$/.exec(text)!.slice(1),
    );
  const [all, base, plus, dots, other] = await numbersOf();
  expect([all, base, other]).toEqual([
    ["All kinds", "2,000"],
    ["Original", "1"],
    ["Other domain", toText(hosts.length)],
  ]);
  expect([plus![0], dots![0]]).toEqual(["Plus tags", "Dots"]);
  expect(Number(plus![1]) + Number(dots![1]) + hosts.length + 1).toBe(2000);

  await kindOf(page).focus();
  await kindOf(page).selectOption({ label: `Other domain (${toText(hosts.length)})` });
  await expectShown(page, hosts);
  await expect(kindOf(page)).toBeFocused();
  await searchOf(page).fill(query);
  await expectShown(
    page,
    found.filter((email) => hosts.includes(email)),
  );
  await expect.poll(async () => (await numbersOf())[0]).toEqual(["All kinds", String(found.length)]);
  await withoutPlusOf(page).click();
  await expect.poll(numbersOf).toEqual([
    ["All kinds", "0"],
    ["Original", "0"],
    ["Plus tags", "0"],
    ["Dots", "0"],
    ["Other domain", "0"],
  ]);
});

test("a search that finds nothing offers to show all again, and the focus then goes to the search", async ({
  page,
}) => {
  await rowOf(page, emails[0]!).check();
  await searchOf(page).fill("no such alias");
  await expect(page.getByText("No alias matches.")).toBeVisible();
  await expect(countOf(page)).toHaveText("1 selected of 2,000 emails · 0\u00a0found");
  await expect(gridOf(page)).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Select all" })).toBeDisabled();
  await expect(page.getByRole("button", { name: /^Copy \d|Copy all/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "CSV" })).toHaveAttribute("inert");
  // The selection can still be copied.
  await expectCopied(page, "Copy selected (1)", [emails[0]!]);

  await page.getByRole("button", { name: "Show all aliases" }).press("Enter");
  await expect(gridOf(page)).toHaveAttribute("aria-rowcount", "2000");
  await expect(searchOf(page)).toHaveValue("");
  await expect(searchOf(page)).toBeFocused();
});

test("the selection survives filtering, and the box acts on the shown rows only", async ({ page }) => {
  await rowOf(page, emails[0]!).check();
  await searchOf(page).fill(query);
  const all = page.getByRole("checkbox", { name: `Select the ${found.length} shown` });
  await expect(all).not.toBeChecked();
  await expect(all).toHaveJSProperty("indeterminate", false);
  await all.click();
  await expect(countOf(page)).toContainText(`${found.length + 1} selected of 2,000 emails · `);
  const expected = [emails[0]!, ...found];
  await expectCopied(page, `Copy selected (${expected.length})`, expected);

  await searchOf(page).fill("");
  await expect(countOf(page)).toHaveText(`${expected.length} selected of 2,000 emails`);
  await expect(page.getByRole("checkbox", { name: "Select all" })).toBeChecked({ indeterminate: true });
  await searchOf(page).fill(query);
  await page.getByRole("checkbox", { name: `Deselect the ${found.length} shown` }).click();
  await expect(countOf(page)).toContainText("1 selected of 2,000 emails · ");
  await expect(all).not.toBeChecked();
});

test("in the list, the keys act on the rows that are shown, and never copy a hidden one", async ({ page }) => {
  await rowOf(page, emails[0]!).check();
  await searchOf(page).fill(query);
  await expectShown(page, found);
  await rowOf(page, found[0]!).focus();
  await page.keyboard.press("Control+a");
  await expect(countOf(page)).toContainText(`${found.length + 1} selected of `);
  await page.keyboard.press("Control+c");
  await expect.poll(() => readClipboard(page.context())).toBe(found.join("\n"));

  await page.keyboard.press("Escape");
  await expect(countOf(page)).toContainText("1 selected of ");
  await page.keyboard.press("Control+c");
  await expect.poll(() => readClipboard(page.context())).toBe(found[0]);

  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  await expect(countOf(page)).toContainText("3 selected of ");
  await expect(rowOf(page, found[1]!)).toBeChecked();
});

test("only the selected rows are saved if a person wishes so", async ({ page }) => {
  await expect(onlySelectedOf(page)).toHaveCount(0);
  await rowOf(page, emails[1]!).check();
  await rowOf(page, emails[0]!).check();
  await expect(page.getByRole("checkbox", { name: "Only selected (2)" })).not.toBeChecked();
  expect(await download(page, "TXT")).toHaveLength(2000);

  await onlySelectedOf(page).check();
  await searchOf(page).fill("no such alias");
  await expect(page.getByRole("group", { name: "Download selected (2)" })).toBeVisible();
  expect(await download(page, "TXT")).toEqual(emails.slice(0, 2));
});

test("a new list is saved whole, whatever was chosen for the one before", async ({ page }) => {
  await rowOf(page, emails[0]!).check();
  await onlySelectedOf(page).check();
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(page.getByText("Aliases shuffled!")).toBeVisible();
  await rowOf(page, emails[0]!).check();
  await expect(onlySelectedOf(page)).not.toBeChecked();
  expect(await download(page, "TXT")).toHaveLength(2000);
});

test("a new list keeps the filter, and starts at its top", async ({ page }) => {
  await searchOf(page).fill("googlemail");
  await expect(gridOf(page)).not.toHaveAttribute("aria-rowcount", "2000");
  await gridOf(page).evaluate((grid) => grid.scrollTo({ top: 4000 }));
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(page.getByText("Aliases shuffled!")).toBeVisible();
  await expect(searchOf(page)).toHaveValue("googlemail");
  await expect(gridOf(page)).toHaveJSProperty("scrollTop", 0);
  await expect(gridOf(page)).not.toHaveAttribute("aria-rowcount", "2000");
  await expect(gridOf(page).getByRole("checkbox", { name: "@gmail.com" })).toHaveCount(0);
});

test("another filter shows its rows from the top", async ({ page }) => {
  await gridOf(page).evaluate((grid) => grid.scrollTo({ top: 40_000 }));
  await searchOf(page).fill("googlemail");
  await expect(gridOf(page)).not.toHaveAttribute("aria-rowcount", "2000");
  await expect(gridOf(page)).toHaveJSProperty("scrollTop", 0);
});

test("f leads to the search, and writes nothing there", async ({ page }) => {
  await expect(searchOf(page)).toHaveAttribute("aria-keyshortcuts", "f");
  await page.getByRole("button", { name: "Copy all" }).focus();
  await pressShortcut(page, "f", () => searchOf(page).evaluate((search) => search === document.activeElement));
  await expect(searchOf(page)).toHaveValue("");
});
