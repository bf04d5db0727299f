import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWithProviders } from "../../../tests/renderWithProviders";
import { BOOK_VERSION } from "../../book/bookDatabase";
import { BookProvider } from "../../book/BookProvider";
import { type BookStore, createBookStore } from "../../book/createBookStore";
import { type BookEntry, toBookJson } from "../../core";
import { GivenAddresses } from "./GivenAddresses";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const bakery: BookEntry = { recipient: "Bakery", email: "j.ane@gmail.com", date: "2026-11-20", note: "the corner" };

const region = page.getByRole("region", { name: "Given addresses" });
const switchBox = page.getByRole("switch", { name: "Remember on this device" });
const dialog = page.getByRole("dialog");
const button = (name: string | RegExp) => page.getByRole("button", { name });

let otherTab: BookStore;
let closeOtherTab: () => void;
let unmount: () => Promise<void> | void;

beforeEach(async () => {
  otherTab = createBookStore();
  closeOtherTab = otherTab.open();
  await vi.waitUntil(() => otherTab.getState().status !== "opening");
});

afterEach(async () => {
  await unmount();
  closeOtherTab();
  await deleteDB("plusdot.book");
});

async function openView(...entries: BookEntry[]): Promise<void> {
  if (entries.length > 0) {
    await otherTab.switchOn();
    await otherTab.add(entries);
  }
  ({ unmount } = await renderWithProviders(
    <BookProvider>
      <GivenAddresses />
    </BookProvider>,
  ));
}

function readRows(): string[] {
  return page
    .getByRole("row")
    .elements()
    .slice(1)
    .map((row) =>
      Array.from(row.querySelectorAll("[role=cell]"), (cell) => cell.textContent)
        .slice(1, 5)
        .join(" | "),
    );
}

/** Chooses a file inside the page: the driver would take a minute to send a large one. */
function openFile(name: string, text: string): void {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const { items, files } = new DataTransfer();
  items.add(new File([text], name));
  input.files = files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** What the page notices when a person goes to another tab: the element with the focus keeps it. */
function leaveWindow(): void {
  document.activeElement!.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

function entriesOf(store: BookStore): readonly BookEntry[] {
  const state = store.getState();
  return state.status === "on" ? state.content.entries : [];
}

test("nothing is listed until the switch is on, and then the list is empty and says so", async () => {
  await openView();
  await expect.element(switchBox).not.toBeChecked();
  await expect.element(page.getByText(/^Nothing is stored/)).toBeVisible();
  await expect.element(region).not.toBeInTheDocument();

  await switchBox.click();
  await expect.element(switchBox).toBeChecked();
  await expect.element(region.getByText(/^No address is in the list yet/)).toBeVisible();
  await expect.element(page.getByText(/^Stored in this browser only/)).toBeVisible();
});

test("the newest entries come first, and those of another tab appear", async () => {
  await openView(bakery);
  await expect.poll(readRows).toEqual(["Bakery | j.ane@gmail.com | 20 November 2026 | the corner"]);
  await otherTab.add([netflix]);
  await expect
    .poll(readRows)
    .toEqual([
      "netflix.com | jane+netflix@gmail.com | 21 November 2026 | ",
      "Bakery | j.ane@gmail.com | 20 November 2026 | the corner",
    ]);
});

test("the search shows what it finds, and offers all rows where it finds none, and then has the focus", async () => {
  await openView(netflix, bakery);
  const search = region.getByRole("searchbox", { name: "Search given addresses" });
  await search.fill("CORNER");
  await expect.element(region.getByRole("status")).toHaveTextContent("1 of 2 addresses");
  await search.fill("nobody");
  await button("Show all").click();
  await expect.element(region.getByRole("status")).toHaveTextContent("2 addresses");
  await expect.element(search).toHaveFocus();
});

test("a deleted entry is gone at once, the focus goes to the next one, and Undo brings it back", async () => {
  await openView(netflix, bakery);
  const first = button("Delete jane+netflix@gmail.com for netflix.com");
  await first.click();
  await expect.poll(readRows).toHaveLength(1);
  await expect.element(button("Delete j.ane@gmail.com for Bakery")).toHaveFocus();

  await button("Undo").click();
  await expect.element(first).toBeInTheDocument();
  await expect.poll(() => new Set(entriesOf(otherTab))).toEqual(new Set([netflix, bakery]));
});

test("after the last entry is deleted, the focus is on the heading", async () => {
  await openView(netflix);
  await button(/^Delete/).click();
  await expect.element(page.getByRole("heading", { name: "Given addresses" })).toHaveFocus();
});

test("each wrong field gets its sentence, and what is right is stored", async () => {
  await openView(netflix, bakery);
  await button("Edit j.ane@gmail.com for Bakery").click();
  await dialog.getByLabelText("Who it is for").fill(" ");
  await dialog.getByLabelText("Address").fill("jane@yahoo.com");
  await dialog.getByLabelText("Date").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText("Enter who has this address, in at most 500 characters.")).toBeVisible();
  await expect.element(dialog.getByText("Enter a whole Gmail address, such as jane@gmail.com.")).toBeVisible();
  await expect.element(dialog.getByText("Enter a day that exists.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Note")).toBeValid();
  await expect.element(dialog.getByLabelText("Who it is for")).toHaveFocus();

  await dialog.getByLabelText("Who it is for").fill("netflix.com");
  await dialog.getByLabelText("Address").fill(netflix.email);
  await dialog.getByLabelText("Date").fill(netflix.date);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("Another entry has the same recipient and the same address.");

  await dialog.getByLabelText("Who it is for").fill("  The   bakery ");
  await dialog.getByLabelText("Address").fill("Ja.ne@Gmail.com");
  await dialog.getByLabelText("Date").fill("2026-11-22");
  await dialog.getByLabelText("Note").fill("bread");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => readRows()[0]).toBe("The bakery | ja.ne@gmail.com | 22 November 2026 | bread");
  await expect.poll(() => document.activeElement).not.toBe(document.body);
});

test("a backup says what it would bring before it is added, and changes nothing that is there", async () => {
  await openView(netflix);
  await expect.poll(readRows).toHaveLength(1);
  const entries = [{ ...netflix, note: "other" }, bakery, { ...bakery, email: "jane@yahoo.com" }, "nonsense"];
  openFile("backup.json", JSON.stringify({ type: "plusdot.book", version: 1, entries }));
  await expect.element(dialog).toHaveTextContent("1 address is new.");
  await expect.element(dialog).toHaveTextContent("1 is in the list already and stays as it is.");
  await expect.element(dialog).toHaveTextContent("1 entry left out: not a Gmail address (number 3)");
  await expect.element(dialog).toHaveTextContent("1 entry left out: not an entry of a list (number 4)");
  expect(entriesOf(otherTab)).toEqual([netflix]);

  await dialog.getByRole("button", { name: "Add 1 address" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => new Set(entriesOf(otherTab))).toEqual(new Set([netflix, bakery]));
});

test("of two backups the one that was chosen last is shown, though it takes longer to read", async () => {
  await openView();
  openFile("short.json", toBookJson([netflix, bakery]));
  openFile("long.json", toBookJson(Array.from({ length: 20_000 }, () => netflix)));
  await expect.element(dialog).toHaveTextContent("1 address is new.");
});

test("a backup that is added while the book is off switches it on, with a warning, and the focus goes there", async () => {
  await openView();
  await expect.element(button("Open a copy")).toBeVisible();
  button("Open a copy").element().focus();
  openFile("backup.json", toBookJson([netflix, bakery]));
  await expect.element(dialog).toHaveTextContent("Adding them switches on “Remember on this device”.");
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("plusdot.book");

  await dialog.getByRole("button", { name: "Add 2 addresses" }).click();
  await expect.poll(readRows).toHaveLength(2);
  await expect.element(switchBox).toBeChecked();
  await expect.element(switchBox).toHaveFocus();
});

test.each([
  ["half.json", '{"type":"plusdot.book"', "half.json is damaged"],
  ["new.json", '{"type":"plusdot.book","version":2,"entries":[]}', "new.json is from a newer version"],
  ["list.txt", "Dear Jane", "list.txt is not a copy"],
  ["large.json", " ".repeat(20_000_001), "large.json is larger than 20 MB"],
  ["picture.png", "\0\u0001", "picture.png is not a text file"],
])("%s is refused in a sentence, and nothing is changed", async (name, text, sentence) => {
  await openView(netflix);
  openFile(name, text);
  await expect.element(dialog).toHaveTextContent(sentence);
  expect(entriesOf(otherTab)).toEqual([netflix]);
});

test("the page says when the last backup was saved, and suggests one past ten entries", async () => {
  const many = Array.from({ length: 11 }, (_, index) => ({ ...netflix, recipient: `site ${index}` }));
  await openView(...many);
  await expect.element(region).toHaveTextContent("No copy was saved yet. This is a good time to save one.");
  await otherTab.setDetails({ lastBackup: "2026-11-21", unsaved: 10 });
  await expect.element(region).toHaveTextContent("Last copy: 21 November 2026.");
  await expect.element(region).not.toHaveTextContent("This is a good time");
  await otherTab.setDetails({ unsaved: 11 });
  await expect.element(region).toHaveTextContent("11 addresses were added since. This is a good time to save one.");

  await button("Save a copy").click();
  await expect.element(region).not.toHaveTextContent("This is a good time");
  await expect.poll(() => otherTab.getState()).toMatchObject({ content: { unsaved: 0 } });
});

test("filters are made for the selected entries, labelled by recipient", async () => {
  await openView(netflix, bakery);
  await page.getByRole("checkbox", { name: "Select j.ane@gmail.com for Bakery" }).click();
  await button("Gmail filters (1)").click();
  await expect.element(dialog.getByRole("listitem").first()).toHaveTextContent("Aliases/Bakery");
});

test("everything is forgotten after one question, in the other tab too", async () => {
  await openView(netflix, bakery);
  await button("Forget everything").click();
  await expect.element(dialog).toHaveTextContent("2 given addresses");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(readRows).toHaveLength(2);

  await switchBox.click();
  await dialog.getByRole("button", { name: "Forget everything" }).click();
  await expect.element(switchBox).not.toBeChecked();
  await expect.element(switchBox).toHaveFocus();
  await expect.poll(() => otherTab.getState()).toEqual({ status: "off" });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("plusdot.book");
});

test("an outdated tab says so, keeps what it read, and still saves a backup of it", async () => {
  await openView(netflix);
  await expect.poll(readRows).toHaveLength(1);
  const newer = await openDB("plusdot.book", BOOK_VERSION + 1);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Another tab has a newer version of this page.");
  await expect.element(region).toHaveTextContent("Save a copy of it before you reload.");
  const saved = vi.spyOn(URL, "createObjectURL");
  await button("Save a copy").click();
  expect(await (saved.mock.lastCall![0] as Blob).text()).toBe(toBookJson([netflix]));
  await expect.element(button("Copy jane+netflix@gmail.com")).toBeVisible();
  await expect.element(button(/^Delete/)).not.toBeInTheDocument();
  await expect.element(switchBox).toBeDisabled();
  newer.close();
});

test("of many rows only those in sight are in the document, and the arrow keys reach the last", async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ ...netflix, recipient: `site ${1000 + index}` }));
  await openView(...many);
  await expect.poll(() => readRows().length).toBeGreaterThan(5);
  expect(readRows().length).toBeLessThan(60);

  page
    .getByRole("checkbox", { name: /site 1000/ })
    .element()
    .focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{End}");
  await expect.element(button("Edit jane+netflix@gmail.com for site 1299")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(button("Edit jane+netflix@gmail.com for site 1298")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(button("Edit jane+netflix@gmail.com for site 1000")).toHaveFocus();
  await userEvent.keyboard("{PageDown}");
  await expect.element(button("Edit jane+netflix@gmail.com for site 1007")).toHaveFocus();

  // The row of the last focus is far away, so Tab enters at the first row that is wholly in sight.
  const box = page.getByRole("table").element().parentElement!;
  page.getByRole("checkbox", { name: "Select all" }).element().focus();
  box.scrollTo({ top: 9640 });
  await expect.element(button("Edit jane+netflix@gmail.com for site 1007")).not.toBeInTheDocument();
  await userEvent.tab();
  const entered = document.activeElement?.closest("[role=row]");
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  expect(topOf(entered!)).toBeGreaterThanOrEqual(topOf(box));
  expect(topOf(entered!.previousElementSibling!)).toBeLessThan(topOf(box));
});

test("the focus goes to the next row when another tab deletes the row that has it", async () => {
  await openView(netflix, bakery);
  const edit = button("Edit jane+netflix@gmail.com for netflix.com");
  await expect.element(edit).toBeVisible();
  edit.element().focus();
  leaveWindow();
  await otherTab.remove(netflix);
  await expect.element(button("Edit j.ane@gmail.com for Bakery")).toHaveFocus();

  leaveWindow();
  await otherTab.remove(bakery);
  await expect.element(region.getByRole("heading")).toHaveFocus();
  leaveWindow();
  await otherTab.forget();
  await expect.element(switchBox).toHaveFocus();
});

test("the keyboard shows how to reach the buttons of a row, and the pointer does not", async () => {
  await openView(netflix);
  const hint = page.getByText("Right leads to the buttons of a row.");
  await expect.element(page.getByRole("table")).toHaveAccessibleDescription(/Right leads to the buttons of a row\.$/);
  await page.getByRole("checkbox", { name: /netflix/ }).click();
  await expect.element(hint).not.toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(button(/^Copy jane/)).toHaveFocus();
  await expect.element(hint).toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.element(hint).not.toBeVisible();
});
