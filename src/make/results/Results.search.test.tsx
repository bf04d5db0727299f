import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { endComposition } from "../../../tests/endComposition";
import { boxOf, count, emails, list, renderResults } from "../../../tests/renderResults";
import { replaceClipboard } from "../../../tests/replaceClipboard";
import { replaceDownloads } from "../../../tests/replaceDownloads";

const search = page.getByRole("searchbox", { name: "Search" });
const kind = page.getByRole("combobox", { name: "Kind" });

const toText = (number: number) => number.toLocaleString("en");

let readClipboard: () => string | undefined;
/** The start of a tag in the list, and the addresses that it finds: at least two, for each tag is on both hosts. */
const query = /\+[a-z]{4}/.exec(emails.join())![0];
const found = emails.filter((email) => email.includes(query));

beforeEach(async () => {
  readClipboard = replaceClipboard();
  await renderResults();
});

async function expectShown(shown: readonly string[]): Promise<void> {
  await expect.element(list).toHaveAttribute("aria-rowcount", String(shown.length));
  await expect.element(boxOf(shown[0]!)).toBeVisible();
  await expect.element(count).toHaveTextContent(`${toText(shown.length)} found`);
}

async function expectCopied(button: string, expected: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  expect(readClipboard()).toBe(expected.join("\n"));
}

/** Saves a text file. @returns Its lines. */
async function download(): Promise<string[]> {
  const readFile = replaceDownloads();
  await page.getByRole("button", { name: "TXT", exact: true }).click();
  await expect.element(page.getByText("File saved").last()).toBeVisible();
  const link = vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts.at(-1) as HTMLAnchorElement;
  expect(link.download).toMatch(/^gmail-aliases-\d{8}-\d{6}\.txt$/);
  return (await readFile()).split("\n");
}

test("a search shows its matches, and the buttons act on these and say so", async () => {
  await search.fill(` ${query.toUpperCase()} `);
  await expectShown(found);
  await expect.element(search).toHaveFocus();
  await expectCopied(`Copy (${found.length})`, found);
  await expect.element(page.getByRole("group", { name: `Download the ${found.length} shown as` })).toBeVisible();
  expect(await download()).toStrictEqual(found);

  await search.fill("");
  await expect.element(count).toHaveTextContent(/^0 selected of 2,000 emails$/);
  await expect.element(page.getByRole("button", { name: "Copy all" })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Download as" })).toBeVisible();
});

test("another search shows its rows from the top", async () => {
  list.element().scrollTo({ top: 40_000 });
  await expect.element(boxOf(emails[0]!)).not.toBeInTheDocument();
  await search.fill("googlemail");
  await expect.element(list).not.toHaveAttribute("aria-rowcount", "2000");
  expect(list.element().scrollTop).toBe(0);
});

test("a person who is in the list before the search has its rows stays in the list", async () => {
  await boxOf(emails[2]!).click();
  (search.element() as HTMLInputElement).value = "googlemail";
  search.element().dispatchEvent(new InputEvent("input", { bubbles: true }));
  await expect.element(boxOf(emails.find((email) => email.includes("googlemail"))!)).toHaveFocus();
});

test("Esc empties the search, and the focus stays there", async () => {
  await search.fill(query);
  await expectShown(found);
  expect(endComposition("Escape")).toBe(true);
  await expect.element(search).toHaveValue(query);
  await userEvent.keyboard("{Escape}");
  await expect.element(search).toHaveValue("");
  await expect.element(search).toHaveFocus();
  await expect.element(list).toHaveAttribute("aria-rowcount", "2000");
});

test("a kind shows its rows, and one of them those that a site takes which refuses the plus", async () => {
  await kind.selectOptions("Without +");
  const plain = emails.filter((email) => !email.includes("+"));
  await expectShown(plain);
  await expectCopied(`Copy (${plain.length})`, plain);

  await kind.selectOptions("Other domain");
  await expect.element(kind).toHaveValue("domain-variant");
  const hosts = emails.filter((email) => email.endsWith("@googlemail.com"));
  await expectShown(hosts);
  await search.fill(query);
  await expectShown(found.filter((email) => hosts.includes(email)));
});

test("a search that finds nobody's address leads to one for them, and one for an address or a mark does not", async () => {
  const offer = page.getByRole("link", { name: "Make an address for" });
  await search.fill(" +100% zalando");
  await expect.element(offer).toHaveTextContent("Make an address for “100% zalando”");
  await expect.element(offer).toHaveAttribute("href", "?lang=en&view=site#for=100%25%20zalando");
  // Within a word, it is nobody's.
  await search.fill("hop");
  await expect.element(offer).toHaveTextContent("Make an address for “hop”");
  await expect.element(list).toBeVisible();
  await search.fill("sho");
  await expect.element(offer).not.toBeInTheDocument();
  const pair = emails.flatMap((email) => /\+([a-z]+-[a-z]+)@/.exec(email)?.[1] ?? [])[0]!;
  await search.fill(pair);
  await expectShown(emails.filter((email) => email.includes(pair)));
  await expect.element(offer).not.toBeInTheDocument();
  for (const other of ["jane+zalando@gmail.com", "+++"]) {
    await search.fill(other);
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(page.getByText("No address matches.")).toBeVisible();
  }
});

test("a search that finds nothing offers to show all again, and the focus then goes to the search", async () => {
  await boxOf(emails[0]!).click();
  await search.fill("no such alias");
  await expect.element(page.getByText("No address matches.")).toBeVisible();
  await expect.element(count).toHaveTextContent("1 selected of 2,000 emails · 0 found");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole("checkbox", { name: "Select all" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: /^Copy (?:\d|all)/ })).not.toBeInTheDocument();
  // The selection can still be copied.
  await expectCopied("Copy selected (1)", [emails[0]!]);

  await page.getByRole("button", { name: "Show all addresses" }).click();
  await expect.element(list).toHaveAttribute("aria-rowcount", "2000");
  await expect.element(search).toHaveValue("");
  await expect.element(search).toHaveFocus();
});

test("the selection survives a search, and the box acts on the shown rows only", async () => {
  await boxOf(emails[0]!).click();
  await search.fill(query);
  const all = page.getByRole("checkbox", { name: `Select the ${found.length} shown` });
  await expect.element(all).not.toBeChecked();
  await expect.element(all).not.toBePartiallyChecked();
  await all.click();
  await expect.element(count).toHaveTextContent(`${found.length + 1} selected of 2,000 emails · `);
  const expected = [emails[0]!, ...found];
  await expectCopied(`Copy selected (${expected.length})`, expected);

  await search.fill("");
  await expect.element(page.getByRole("checkbox", { name: "Select all" })).toBePartiallyChecked();
  await expect.element(count).toHaveTextContent(`${expected.length} selected of 2,000 emails`);
  await search.fill(query);
  await page.getByRole("checkbox", { name: `Deselect the ${found.length} shown` }).click();
  await expect.element(count).toHaveTextContent("1 selected of 2,000 emails · ");
  await expect.element(all).not.toBeChecked();
});

test("in the list, the keys act on the rows that are shown, and never copy a hidden one", async () => {
  await boxOf(emails[0]!).click();
  await search.fill(query);
  await expectShown(found);
  await page.getByRole("button", { name: "Copy selected" }).click();
  // Past the other button.
  for (let stop = 0; stop < 2; stop += 1) await userEvent.tab();
  await expect.element(boxOf(found[0]!)).toHaveFocus();
  await userEvent.keyboard("{Control>}a{/Control}");
  await expect.element(count).toHaveTextContent(`${found.length + 1} selected of `);
  await userEvent.keyboard("{Control>}c{/Control}");
  expect(readClipboard()).toBe(found.join("\n"));

  await userEvent.keyboard("{Escape}");
  await expect.element(count).toHaveTextContent("1 selected of ");
  await userEvent.keyboard("{Control>}c{/Control}");
  expect(readClipboard()).toBe(found[0]);

  await userEvent.keyboard(" {ArrowDown}{Shift>} {/Shift}");
  await expect.element(count).toHaveTextContent("3 selected of ");
  await expect.element(boxOf(found[1]!)).toBeChecked();
});

test("the selected rows are saved, also hidden ones, and the files say so", async () => {
  await boxOf(emails[1]!).click();
  await boxOf(emails[0]!).click();
  await search.fill("no such alias");
  await expect.element(page.getByRole("group", { name: "Download the 2 selected as" })).toBeVisible();
  expect(await download()).toStrictEqual(emails.slice(0, 2));

  await search.fill("");
  await boxOf(emails[1]!).click();
  await boxOf(emails[0]!).click();
  await expect.element(page.getByRole("group", { name: "Download as" })).toBeVisible();
  expect(await download()).toStrictEqual(emails);
});

test("on a phone the rows have checkboxes once a person asks for them", async () => {
  await page.viewport(390, 844);
  await expect.element(boxOf(emails[0]!)).not.toBeInTheDocument();
  await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await expect.element(page.getByRole("checkbox", { name: "Select all" })).toHaveFocus();
  await boxOf(emails[1]!).click();
  await expect.element(page.getByRole("checkbox", { name: "Select all" })).toBePartiallyChecked();
  await expectCopied("Copy selected (1)", [emails[1]!]);
});
