import { deleteDB, openDB } from "idb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

import { dragFiles } from "../../tests/dragFiles";
import { holdBook } from "../../tests/holdBook";
import { keepBook } from "../../tests/keepBook";
import { openFile } from "../../tests/openFile";
import { pasteInto } from "../../tests/pasteInto";
import { pressInRow } from "../../tests/pressInRow";
import { readRows as readRowsOf } from "../../tests/readRows";
import { renderViewSlot } from "../../tests/renderViewSlot";
import { replaceClipboard } from "../../tests/replaceClipboard";
import { replaceDownloads } from "../../tests/replaceDownloads";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { button, list, mailbox, recipient, switchBox } from "../../tests/siteView";
import { DATABASE_VERSION } from "../book/tabChannel";
import type { BookStore } from "../book/createBookStore";
import { type BookEntry, toBookJson } from "../core";
import { SiteView } from "./SiteView";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const bakery: BookEntry = { recipient: "Bakery", email: "j.ane@gmail.com", date: "2026-11-20", note: "the corner" };

const dialog = page.getByRole("dialog");
const more = button("More");

let otherTab: BookStore;

async function openView(...entries: BookEntry[]): Promise<void> {
  if (entries.length > 0) otherTab = await keepBook(entries);
  await renderWithProviders(<SiteView />);
}

/** Reads the cells before the actions. */
const readRows = () => readRowsOf().map((row) => row.split(" | ").slice(0, 4).join(" | "));

/** Gives the rows their checkboxes. */
async function startSelecting(): Promise<void> {
  await more.click();
  await button("Select").click();
}

/** As when a person goes to another tab: the element keeps the focus. */
function leaveWindow(): void {
  document.activeElement!.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

const readStored = () => otherTab.getState().book.content?.entries ?? [];

test("until the switch is on, rows as ghosts show what would be listed, and then the list is empty and says so", async () => {
  await openView();
  await expect.element(switchBox).not.toBeChecked();
  await expect.element(switchBox).toHaveAccessibleDescription(/^Keep a list/);
  await expect.element(list).not.toBeInTheDocument();
  expect(page.getByText("zara.com").element().closest("[inert]")).not.toBe(null);

  await switchBox.click();
  await expect.element(switchBox).toBeChecked();
  await expect.element(list.getByText(/^The list is empty/)).toBeVisible();
  await expect.element(page.getByText("zara.com")).not.toBeInTheDocument();
  await page.getByText("What is stored?").click();
  await expect.element(page.getByText(/^Stored in this browser only/)).toBeVisible();
});

test("the search comes with eight entries, shows what it finds, but a backup has all, and offers all rows where it finds none", async () => {
  const readSaved = replaceDownloads();
  const search = list.getByRole("searchbox", { name: "Search the list" });
  const shops = Array.from("123456", (number) => ({ ...bakery, recipient: `Shop ${number}`, note: "" }));
  await openView(netflix, ...shops);
  await expect.poll(readRows).toHaveLength(7);
  await expect.element(search).not.toBeInTheDocument();
  await otherTab.importEntries([bakery]);
  await search.fill("CORNER");
  await expect.element(list.getByRole("status")).toHaveTextContent("1 of 8 addresses");
  await more.click();
  await button("Save as CSV").click();
  expect(await readSaved()).toContain("netflix.com");
  await search.fill("nobody");
  await button("Show all").click();
  await expect.element(list.getByRole("status")).toHaveTextContent("8 addresses");
  await expect.element(search).toHaveFocus();
});

test("when an entry is deleted the focus goes to the next one, and the next Tab to Undo, or a key brings it back", async () => {
  await openView(netflix, bakery);
  await pressInRow("Delete jane+netflix@gmail.com for netflix.com");
  await expect.poll(readRows).toHaveLength(1);
  await expect.element(button("More for Bakery")).toHaveFocus();

  // The next stop, wherever it is on the page. It comes once the deletion is stored.
  await expect.element(button("Undo")).toBeVisible();
  await userEvent.tab();
  await expect.element(button("Undo")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(readStored).toMatchObject([netflix, bakery]);

  await pressInRow("Delete j.ane@gmail.com for Bakery");
  await expect.poll(readRows).toHaveLength(1);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(readRows).toHaveLength(2);
});

test("the files and the deletion stand below the list, and an empty list has only what opens a backup", async () => {
  await openView(netflix);
  await expect.poll(readRows).toHaveLength(1);
  const names = () =>
    Array.from(list.element().querySelectorAll("button:not([role=row] button)"))
      .filter((shown) => shown.checkVisibility())
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  const always = ["Save backup", "More"];
  const rest = ["Select", "Save as CSV", "Gmail filter", "Delete everything"];
  const foot = ["Import", "Use Plusdot from any page"];
  expect(names()).toEqual([...always, ...foot]);
  await more.click();
  expect(names()).toEqual([...always, ...rest, ...foot]);
  const isBelow = page.getByRole("grid").element().compareDocumentPosition(button("Save backup").element());
  expect(isBelow).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await pressInRow(/^Delete jane/);
  await expect.poll(names).toEqual(foot);
});

test("the address, the rows of several sites and the list are beside the fields, which nothing moves; on a phone they follow the first field", async () => {
  const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
  await page.viewport(1280, 800);
  await openView(netflix);
  await expect.element(list).toBeVisible();
  await mailbox.fill("jane");
  await recipient.fill("netflix.com");
  const fieldsOf = () => [recipient, mailbox, button("Options")].map((part) => boxOf(part).left);
  const fields = fieldsOf();
  const address = page.getByText("jane+netflix@gmail.com").first();
  expect(boxOf(address).bottom).toBeLessThanOrEqual(240);
  expect(boxOf(list).left).toBeGreaterThan(boxOf(recipient).right);
  expect(boxOf(page.getByRole("grid")).top).toBeLessThan(500);
  await recipient.fill("netflix.com\namazon.com");
  const rows = page.getByRole("grid", { name: "New addresses" });
  await expect.element(rows).toBeVisible();
  expect(fieldsOf()).toEqual(fields);
  expect(boxOf(rows).left).toBeGreaterThan(boxOf(recipient).right);
  expect(boxOf(list).top).toBeGreaterThan(boxOf(rows).bottom);

  await page.viewport(390, 844);
  await recipient.fill("netflix.com");
  await expect.element(address).toBeVisible();
  const tops = [recipient, address, mailbox, button("Options"), list].map((part) => boxOf(part).top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

/** The height of the header on a phone, which the view alone does not have, and that of a keyboard. */
const PHONE_HEADER_PX = 100;
const KEYBOARD_PX = 330;

test.each([
  [1280, 800],
  [390, 844],
  [360, 740],
])("at %i × %i, whatever is typed, chosen or copied moves neither the address nor Copy", async (width, height) => {
  const PARTS = ["textarea", "form [role=status] > p", "form [type=submit]"];
  const topsOf = () => PARTS.map((part) => document.querySelector(part)!.getBoundingClientRect().top);
  replaceClipboard();
  await page.viewport(width, height);
  await openView(netflix);
  await expect.element(list).toBeVisible();
  const { top } = recipient.element().getBoundingClientRect();
  await recipient.fill("ikea.com");
  await mailbox.fill("jane");
  await expect.element(button("Copy and remember")).toBeVisible();
  const tops = topsOf();
  expect(tops[0]).toBe(top);
  const { bottom } = document.querySelector("form > .answer")!.getBoundingClientRect();
  expect(bottom + PHONE_HEADER_PX + KEYBOARD_PX).toBeLessThanOrEqual(height);
  await page.getByRole("radio", { name: "Without +" }).click();
  expect(topsOf()).toEqual(tops);
  await recipient.fill("netflix.com");
  await page.getByRole("radio", { name: "With +" }).click();
  await expect.element(page.getByText(/^Given/).first()).toBeVisible();
  expect(topsOf()).toEqual(tops);
  await button("Copy").click();
  expect(topsOf()).toEqual(tops);
});

test.each([
  ["a few entries", "1"],
  ["many entries, which a person searches", "1234567"],
])(
  "with the mailbox known, a phone folds it and the choice, and a list of %s begins above the fold",
  async (_, numbers) => {
    await page.viewport(390, 844);
    otherTab = await keepBook([netflix, ...Array.from(numbers, (number) => ({ ...bakery, recipient: number }))]);
    await otherTab.setDetails({ mailbox: "jane.doe@gmail.com" });
    await renderWithProviders(<SiteView />);
    const fold = button("jane.doe@gmail.com · With + · Options");
    await expect.element(fold).toBeVisible();
    await recipient.fill("zara.com");
    await expect.element(mailbox).not.toBeInTheDocument();
    const { top } = page.getByRole("row").nth(1).element().getBoundingClientRect();
    expect(top + PHONE_HEADER_PX).toBeLessThanOrEqual(400);
    await fold.click();
    await expect.element(mailbox).toHaveValue("jane.doe@gmail.com");
  },
);

test("a row has its day, Copy, and the rare actions behind one button", async () => {
  await page.viewport(1280, 800);
  await openView(netflix);
  const row = page.getByRole("row").nth(1);
  const readShown = () =>
    Array.from(row.element().querySelectorAll("button, [role=gridcell]:nth-child(3)"))
      .filter((element) => element.checkVisibility())
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  const always = ["21 Nov 2026", "Copy jane+netflix@gmail.com", "More for netflix.com"];
  await expect.poll(readShown).toEqual(always);
  await button("More for netflix.com").click();
  expect(
    readShown()
      .slice(3)
      .map((name) => name?.split(" ", 1)[0]),
  ).toEqual(["Enlarge", "Edit", "Delete"]);
  await userEvent.keyboard("{Tab}");
  await expect.element(button(/^Edit/)).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("More for netflix.com")).toHaveFocus();
  expect(readShown()).toEqual(always);
});

test("a long note has two lines in the list", async () => {
  await page.viewport(800, 900);
  await openView({ ...bakery, note: "and then for the order ".repeat(20).trim() });
  const note = page.getByRole("gridcell", { name: /^and then for the order/ });
  await expect.element(note).toBeVisible();
  const { clientHeight, scrollHeight } = note.element();
  const lineHeight = Number.parseFloat(getComputedStyle(note.element()).lineHeight);
  expect(Math.round(clientHeight / lineHeight)).toBe(2);
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(left(note.element())).toBe(left(page.getByRole("gridcell", { name: "Bakery", exact: true }).element()));
});

test("each wrong field gets its sentence, and what is right is stored", async () => {
  await openView(netflix, bakery);
  await pressInRow("Edit j.ane@gmail.com for Bakery");
  await dialog.getByLabelText("Site, shop or person").fill(" ");
  await dialog.getByLabelText("Address").fill("jane@yahoo.com");
  await dialog.getByLabelText("Date").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  for (const [label, sentence] of [
    ["Site, shop or person", "Enter a site, shop or person, in at most 500 characters."],
    ["Address", "Enter a whole Gmail address, such as jane@gmail.com."],
    ["Date", "Enter a valid date."],
  ] as const) {
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    await expect.element(dialog.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  }
  await expect.element(dialog.getByLabelText("Note")).toBeValid();
  await expect.element(dialog.getByLabelText("Site, shop or person")).toHaveFocus();

  await dialog.getByLabelText("Site, shop or person").fill("netflix.com");
  await dialog.getByLabelText("Address").fill(netflix.email);
  await dialog.getByLabelText("Date").fill(netflix.date);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("This address is already listed for the same site or person.");

  await dialog.getByLabelText("Site, shop or person").fill("  The   bakery ");
  await dialog.getByLabelText("Address").fill("Ja.ne@Gmail.com");
  await dialog.getByLabelText("Date").fill("2026-11-22");
  await dialog.getByLabelText("Note").fill("bread\nand butter");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => readRows()[0]).toBe("The bakery | ja.ne@gmail.com | 22 Nov 2026 | bread\nand butter");
  await expect.element(button("More for The bakery")).toHaveFocus();
});

test("a backup says what it would bring before it is added, and changes nothing that is there", async () => {
  await openView(netflix);
  await expect.poll(readRows).toHaveLength(1);
  const others = Array.from({ length: 7 }, () => ({ ...bakery, email: "jane@yahoo.com" }));
  const entries = [{ ...netflix, note: "other" }, bakery, ...others, "nonsense"];
  openFile("backup.json", JSON.stringify({ type: "plusdot.book", version: 1, entries }));
  await expect.element(dialog).toHaveTextContent("New (1):");
  await expect.element(dialog).toHaveTextContent("In the list already (1): netflix.com");
  await expect.element(dialog).toHaveTextContent("Left out (7): not a Gmail address (row 3, 4, 5, 6, 7, …)");
  await expect.element(dialog).toHaveTextContent("Left out (1): unknown format (row 10)");
  expect(readStored()).toMatchObject([netflix]);

  await dialog.getByRole("button", { name: "Add 1 address" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(readStored).toMatchObject([netflix, bakery]);
});

test("what a table would add is named, repeats and other names apart, and Undo takes all of it back", async () => {
  await openView(netflix, bakery);
  await expect.poll(readRows).toHaveLength(2);
  const lines = ["Site;Username;Note", "Cousin;ja.ne@gmail.com;", "Cousin;ja.ne@gmail.com;", "7;j.ane@gmail.com;"];
  openFile("list.csv", [...lines, "netflix.com;jane+netflix@gmail.com;yearly"].join("\n"));
  for (const sentence of [
    "New (1): Cousin",
    "In the list already (1): netflix.com",
    "Repeated in the file (1): Cousin",
    "No readable date (1): today’s is used.",
  ]) {
    await expect.element(dialog).toHaveTextContent(sentence);
  }
  await dialog.getByRole("checkbox", { name: "Also add the one that is listed under another name: 7" }).click();
  await dialog.getByRole("checkbox", { name: "Use the file’s dates and notes (1): netflix.com" }).click();
  await expect.element(dialog).toHaveTextContent("No readable date (2):");
  await dialog.getByRole("button", { name: "Add 2 addresses" }).click();
  const added = [{ recipient: "Cousin" }, { recipient: "7" }];
  await expect.poll(readStored).toMatchObject([{ ...netflix, note: "yearly" }, bakery, ...added]);
  await button("Undo").click();
  await expect.poll(readStored).toMatchObject([netflix, bakery]);
});

test("an import that cannot be taken back says why", async () => {
  await openView(netflix);
  openFile("backup.json", toBookJson([bakery]));
  await dialog.getByRole("button", { name: "Add 1 address" }).click();
  await expect.poll(readStored).toHaveLength(2);
  const added = readStored()[1]!;
  await otherTab.replace(added, { ...added, note: "changed" });
  await button("Undo").click();
  await expect.element(page.getByText("another tab had already changed this entry")).toBeVisible();
  expect(readStored()).toHaveLength(2);
});

test("the selected entries are deleted together, and Undo brings them back", async () => {
  await openView(netflix, bakery, { ...bakery, recipient: "Cousin" });
  await startSelecting();
  await page.getByRole("checkbox", { name: /for Bakery/ }).click();
  await page.getByRole("checkbox", { name: /for netflix/ }).click();
  await button("Delete selected (2)").click();
  await expect.poll(readStored).toMatchObject([{ recipient: "Cousin" }]);
  await expect.element(page.getByText("2 addresses deleted")).toBeVisible();
  await expect.element(list.getByRole("heading")).toHaveFocus();
  await button("Undo").click();
  await expect.poll(readStored).toMatchObject([netflix, bakery, { ...bakery, recipient: "Cousin" }]);
});

test("a backup that is stored late does not close the next one", async () => {
  await openView(netflix);
  await expect.poll(readRows).toHaveLength(1);
  openFile("first.json", toBookJson([bakery]));
  const release = await holdBook();
  await dialog.getByRole("button", { name: "Add 1 address" }).click();
  await userEvent.keyboard("{Escape}");
  openFile("second.json", toBookJson([bakery, { ...bakery, recipient: "Cousin" }]));
  await expect.element(dialog).toHaveTextContent("New (2):");
  release();
  await expect.poll(readStored).toHaveLength(2);
  await expect.element(page.getByText("1 address added")).toBeVisible();
  await expect.element(dialog).toHaveTextContent("In the list already (1): Bakery");
});

test("a backup that is dropped is opened, but not while a dialog is open or another view is shown", async () => {
  const backup = new File([toBookJson([netflix])], "backup.json");
  const show = await renderViewSlot(SiteView);
  expect(dragFiles("dragover", backup).defaultPrevented).toBe(true);
  await expect.element(page.getByText("Drop the file to import it")).toBeVisible();
  dragFiles("drop", backup);
  await expect.element(dialog).toHaveTextContent("New (1):");
  await expect.element(page.getByText("Drop the file to import it")).not.toBeInTheDocument();

  expect(dragFiles("dragover", backup).defaultPrevented).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("Drop the file to import it")).not.toBeInTheDocument();
  await show(false);
  expect(dragFiles("dragover", backup).defaultPrevented).toBe(false);
});

test("a table is imported from a paste, of which nothing is shown but the names of its sites", async () => {
  await openView(netflix);
  await button("Import").click();
  await expect.element(dialog).toHaveTextContent("Passwords are never read.");
  const rows = ["https://a.com,jane+a@gmail.com,hunter2", "https://b.com,jane,hunter3"];
  pasteInto(dialog.getByRole("textbox").element(), ["url,username,password", ...rows].join("\n"));
  await expect.element(dialog).toHaveTextContent("New (1): a.com");
  await expect.element(dialog).toHaveTextContent("1 row has no Gmail address and will not be added.");
  await expect.element(dialog.getByRole("textbox")).not.toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain("hunter");
  await userEvent.keyboard("{Enter}");
  await dialog.getByRole("button", { name: "Add 1 address" }).click();
  await expect.poll(readStored).toMatchObject([netflix, { recipient: "a.com", note: "" }]);
  await expect.element(list).toHaveTextContent("No backup saved here yet.");
});

test("a date of a backup that can be several days is read as the language of the browser writes it", async () => {
  vi.spyOn(navigator, "language", "get").mockReturnValue("fr");
  await openView(netflix);
  openFile("list.csv", "For;Address;Date;Note\nBakery;j.ane@gmail.com;03/04/2026;");
  await dialog.getByRole("button", { name: "Add 1 address" }).click();
  await expect.poll(() => readRows()[1]).toBe("Bakery | j.ane@gmail.com | 3 Apr 2026 | ");
});

test("of two backups the one that was chosen last is shown, though it takes longer to read", async () => {
  await openView();
  openFile("short.json", toBookJson([netflix, bakery]));
  openFile("long.json", toBookJson(Array.from({ length: 20_000 }, () => netflix)));
  await expect.element(dialog).toHaveTextContent("New (1):");
});

test("a backup that is added while the book is off switches it on, with a warning, and the focus goes there", async () => {
  await openView();
  await expect.element(button("Import")).toBeVisible();
  button("Import").element().focus();
  openFile("backup.json", toBookJson([netflix, bakery]));
  await expect.element(dialog).toHaveTextContent("This also switches on “Remember on this device”.");
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("plusdot.book");

  await dialog.getByRole("button", { name: "Add 2 addresses" }).click();
  await expect.poll(readRows).toHaveLength(2);
  await expect.element(switchBox).toBeChecked();
  await expect.element(button("Import")).toHaveFocus();
});

test("what cannot be imported is refused in a sentence, and something else can be chosen", async () => {
  await openView(netflix);
  for (const [name, text, sentence] of [
    ["half.json", '{"type":"plusdot.book"', "half.json is damaged"],
    ["list.txt", "Dear Jane", "A table needs headings such as Site and Email."],
    ["sheet.xlsx", "PK\u0003\u0004", "save it as CSV, or copy its cells and paste them here."],
    ["large.json", " ".repeat(20_000_001), "large.json is larger than 20 MB"],
  ] as const) {
    openFile(name, text);
    await expect.element(dialog.getByRole("alert")).toHaveTextContent(sentence);
  }
  pasteInto(dialog.getByRole("textbox").element(), "Dear Jane");
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(/^The pasted text cannot be imported/);
  await expect.element(dialog.getByRole("button", { name: "Open a file" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  dragFiles("drop", new File([], "a.json"), new File([], "b.json"));
  await expect.element(dialog).toHaveTextContent("Open one file at a time.");
  expect(readStored()).toMatchObject([netflix]);
});

test("the page says when the last backup was saved, and suggests one past ten entries", async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...netflix, recipient: `site ${index}` }));
  await openView(...many);
  await otherTab.exchange([readStored()[1]!], []);
  await expect.element(list).toHaveTextContent("No backup saved here yet. Now is a good time to save one.");
  await otherTab.setDetails({ lastBackup: "2026-11-21", savedOrder: 1 });
  await expect.element(list).toHaveTextContent("Last backup: 21 November 2026.");
  await expect.element(list).not.toHaveTextContent("Now is a good time");
  await otherTab.setDetails({ savedOrder: 0 });
  await expect.element(list).toHaveTextContent("11 addresses have been added since. Now is a good time to save one.");

  await button("Save backup").click();
  await expect.element(page.getByText("File saved")).toBeVisible();
  await expect.element(list).not.toHaveTextContent("Now is a good time");
  await expect.poll(() => otherTab.getState().book).toMatchObject({ content: { savedOrder: 12 } });
});

test("filters are made for the selected entries, labelled by recipient", async () => {
  await openView(netflix, bakery);
  const choice = page.getByRole("checkbox", { name: "Select j.ane@gmail.com for Bakery" });
  await expect.element(button("Gmail filters (2)")).not.toBeInTheDocument();
  await startSelecting();
  await choice.click();
  await list.getByRole("button", { name: "Gmail filter" }).click();
  await expect.element(dialog.getByText("1 label: Aliases/Bakery")).toBeVisible();
});

test("everything is deleted after one question, in the other tab too", async () => {
  await page.viewport(1280, 800);
  await openView(netflix, bakery);
  await otherTab.setDetails({ mailbox: "jane@gmail.com" });
  await expect.element(mailbox).toHaveValue("jane@gmail.com");
  await more.click();
  await button("Delete everything").click();
  await expect.element(dialog).toHaveTextContent("2 addresses in the list");
  await expect.element(dialog).toHaveTextContent("Your theme and language stay too.");
  await expect.element(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button("Delete everything")).toHaveFocus();
  await expect.poll(readRows).toHaveLength(2);

  await switchBox.click();
  await dialog.getByRole("button", { name: "Delete everything" }).click();
  await expect.element(switchBox).not.toBeChecked();
  await expect.element(switchBox).toHaveFocus();
  await expect.poll(() => otherTab.getState().book).toEqual({ status: "off", content: null });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("plusdot.book");
});

test("an outdated tab says so, keeps what it read, saves a backup of it, and can be changed again once it can be read", async () => {
  replaceClipboard();
  await openView(netflix);
  await expect.poll(readRows).toHaveLength(1);
  (await openDB("plusdot.book", DATABASE_VERSION + 1)).close();
  await pressInRow(/^Delete jane/);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Another tab has a newer version of this page.");
  await expect.element(list).toHaveTextContent("Save a backup before you reload the page.");
  await recipient.fill("ikea.com");
  await mailbox.fill("jane");
  await button("Copy").click();
  await expect.element(page.getByText("Copied, but not remembered.")).toBeVisible();
  const saved = vi.spyOn(URL, "createObjectURL");
  await button("Save backup").click();
  const backup = JSON.parse(await (saved.mock.lastCall![0] as Blob).text());
  expect(backup.entries).toMatchObject([netflix, { recipient: "ikea.com", email: "jane+ikea@gmail.com" }]);
  await expect.element(button("Copy jane+netflix@gmail.com")).toBeVisible();
  await expect.element(button(/^Delete/)).not.toBeInTheDocument();
  await expect.element(list).not.toHaveTextContent("Nothing is stored.");

  await button("Retry").click();
  await expect
    .element(page.getByRole("alert").last())
    .toHaveTextContent(/^This is the last version the browser could read\./);
  await deleteDB("plusdot.book");
  await otherTab.switchOn();

  await button("Retry").click();
  await expect.element(switchBox).toBeChecked();
  await expect.element(list.getByRole("heading")).toHaveFocus();
});

test("an entry that another tab deleted while it is edited can be saved as a new one", async () => {
  await openView(netflix);
  await pressInRow(/^Edit/);
  await dialog.getByRole("textbox", { name: "Note" }).fill("yearly");
  await otherTab.exchange([readStored()[0]!], []);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).toHaveTextContent("Another tab deleted this entry.");
  await dialog.getByRole("button", { name: "Save as new" }).click();
  await expect.poll(readStored).toMatchObject([{ ...netflix, note: "yearly" }]);
});

test("a backup that was read while the view was hidden is shown once the view is", async () => {
  const show = await renderViewSlot(SiteView);
  await expect.element(button("Import")).toBeVisible();
  openFile("backup.json", toBookJson([netflix]));
  await show(false);
  const readDialogs = () => Array.from(document.querySelectorAll("dialog"), ({ textContent }) => textContent);
  await expect.poll(readDialogs).toContainEqual(expect.stringContaining("New (1):"));
  expect(document.querySelector(":modal")).toBe(null);

  await show(true);
  await expect.element(dialog).toHaveTextContent("New (1):");
  expect(document.querySelector(":modal")).not.toBe(null);
});

test("the keys reach the last of many rows, and a search begins at the top", async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ ...netflix, recipient: `site ${1299 - index}` }));
  await page.viewport(1280, 1400);
  await openView(...many);
  await startSelecting();
  await page.getByRole("checkbox", { name: /site 1000/ }).click();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{End}");
  await expect.element(button("More for site 1299")).toHaveFocus();
  await page.getByRole("searchbox", { name: "Search the list" }).fill("site 1");
  await expect.element(button("More for site 1000")).toBeVisible();
});

test("the focus goes to the next row when another tab deletes the row that has it", async () => {
  await openView(netflix, bakery);
  const edit = button("More for netflix.com");
  await expect.element(edit).toBeVisible();
  edit.element().focus();
  leaveWindow();
  await otherTab.exchange([readStored()[0]!], []);
  await expect.element(button("More for Bakery")).toHaveFocus();

  leaveWindow();
  await otherTab.exchange([readStored()[0]!], []);
  await expect.element(list.getByRole("heading")).toHaveFocus();
});

test("the keys lead from a row to its buttons, as the table says", async () => {
  await openView(netflix);
  await expect
    .element(page.getByRole("grid"))
    .toHaveAccessibleDescription(/The right arrow key leads to the buttons of a row\.$/);
  button(/^Copy jane/)
    .element()
    .focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(button("More for netflix.com")).toHaveFocus();
});

describe("a list that the browser cannot read", () => {
  beforeEach(async () => {
    // It has nothing in it, not even an empty list.
    (await openDB("plusdot.book", DATABASE_VERSION)).close();
    await openView();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(
        /^The browser cannot read the stored list\. .* Import a backup, or delete everything and start over\.$/,
      );
  });

  test("can be deleted with everything else, and another one begun", async () => {
    await switchBox.click();
    await expect.element(switchBox).not.toBeChecked();
    await button("Delete everything").click();
    await expect
      .element(dialog)
      .toHaveTextContent("in every tab of this browser: the list, the Gmail address last used here");
    await dialog.getByRole("button", { name: "Delete everything" }).click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(switchBox).toHaveFocus();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("plusdot.book");

    await switchBox.click();
    await expect.element(list).toHaveTextContent("The list is empty.");
  });

  test("gives way to a backup, which a sentence says before", async () => {
    await expect.element(button("Import")).toBeVisible();
    openFile("backup.json", toBookJson([netflix]));
    await expect.element(dialog).toHaveTextContent("This replaces the stored list, which the browser cannot read.");
    await dialog.getByRole("button", { name: "Add 1 address" }).click();
    await expect.element(switchBox).toBeChecked();
    await expect.poll(readRows).toEqual(["netflix.com | jane+netflix@gmail.com | 21 Nov 2026 | "]);
  });
});

test("that the list goes after seven days without a visit is said where it does", async () => {
  vi.spyOn(navigator, "vendor", "get").mockReturnValue("Apple Computer, Inc.");
  vi.spyOn(StorageManager.prototype, "persisted").mockResolvedValue(false);
  await openView(netflix);
  await expect.element(list).toHaveTextContent("and does so after seven days without a visit. Save a backup");
});

test.each([
  [true, "The browser will not delete this list on its own."],
  [false, "The browser may delete the list if the device runs out of space. Save a backup now and then."],
  [null, "The browser does not say whether it will keep the list. Save a backup now and then."],
])("where the browser’s promise to keep the list is %s, the page says so", async (promise, sentence) => {
  vi.spyOn(StorageManager.prototype, "persisted").mockResolvedValue(promise!);
  await openView(netflix);
  await expect.element(list.getByText(sentence)).toBeVisible();
});
