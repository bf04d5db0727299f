import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { dragFiles } from "../../tests/dragFiles";
import { holdSlices } from "../../tests/holdSlices";
import { keepBook } from "../../tests/keepBook";
import { openFile } from "../../tests/openFile";
import { pasteInto } from "../../tests/pasteInto";
import { readRows } from "../../tests/readRows";
import { renderViewSlot } from "../../tests/renderViewSlot";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { replaceDownloads } from "../../tests/replaceDownloads";
import { skipPauses } from "../../tests/skipPauses";
import type { BookStore } from "../book/createBookStore";
import { checkAddresses, toBookCsv } from "../core";
import { takeInSlices } from "../platform/runInSlices";
import { CheckView } from "./CheckView";

const field = page.getByRole("textbox", { name: "Addresses to check" });
const table = page.getByRole("table");
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Too long for the field, and for one slice. */
const LONG_LIST = Array.from({ length: 10_000 }, (_, index) => `j.ane+site${index}@gmail.com`).join("\n");

/** The number of the first row in the document. The heading row has number 1. */
function firstRenderedRow(): number {
  return Number(document.querySelector("[data-index]")?.getAttribute("aria-rowindex"));
}

const paste = (text: string) => pasteInto(field.element(), text);

/** A number of a list, or another text that is textOf of it. */
const textOf = (text: string) => page.getByText(text, { exact: true }).first();

async function expectShown(texts: string): Promise<void> {
  for (const text of texts.split(", ")) await expect.element(textOf(text)).toBeVisible();
}

/** @returns Whether the view takes the files. */
function drag(type: "dragover" | "dragleave" | "drop", ...names: string[]): boolean {
  return dragFiles(type, ...names.map((name) => new File(["jane@gmail.com"], name))).defaultPrevented;
}

test("the addresses of a list stand under their mailbox, duplicates first, and those that go are marked", async () => {
  await renderWithProviders(<CheckView />);
  await field.fill(
    "Roe <roe@gmail.com>, Jane+Shop@gmail.com, roe@example.org, ja\u00ADne@@gmail.com, j.ane@googlemail.com, jane+shop@gmail.com, jane+x@outlook.com",
  );
  await expectShown("4 people, 5 addresses, 2 duplicates, 1 invalid");
  expect(readRows()).toStrictEqual([
    "jane@gmail.com | 3 entries",
    "Jane+Shop@gmail.com | shop",
    "j.ane@googlemail.com |  will be removed",
    "jane+shop@gmail.com | shop will be removed",
    "roe@gmail.com | –",
    "roe@example.org | not Gmail",
    "ja\u00ADne@@gmail.com | not an address",
    "jane+x@outlook.com | x",
  ]);
  const readGoing = () =>
    page
      .getByRole("deletion")
      .elements()
      .map(({ textContent }) => textContent);
  expect(readGoing()).toStrictEqual(["j.ane@googlemail.com", "jane+shop@gmail.com"]);
  await page.getByRole("radiogroup", { name: "Keep each person’s" }).getByLabelText("last row").click();
  expect(readGoing()).toStrictEqual(["Jane+Shop@gmail.com", "j.ane@googlemail.com"]);
});

test("the heading stays in sight", async () => {
  await page.viewport(1280, 800);
  await renderWithProviders(<CheckView />);
  await field.fill(Array.from({ length: 300 }, (_, index) => `j.ane${index % 150}@gmail.com`).join("\n"));
  const box = page.getByRole("region", { name: "Result" });
  // Nobody scrolls a box before it is drawn. The virtualizer would remove rows whose sizes are still to be reported.
  await expect.element(box).toBeInViewport();
  box.element().scrollTop = 4000;
  await expect.poll(firstRenderedRow).toBeGreaterThan(20);
  await expect.element(page.getByRole("columnheader", { name: "Address" })).toBeInViewport({ ratio: 0.99 });
});

test("the pieces that a mailbox does not have are tinted", async () => {
  await renderWithProviders(<CheckView />);
  await field.fill("jane.doe+netflix@gmail.com ja.ne@yahoo.com j+x@outlook.com");
  await expect.poll(readRows).toHaveLength(3);
  const parts = Array.from(table.element().querySelectorAll("[role=cell]:first-child span:not(:has(span))"));
  const tinted = parts.filter((part) => getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)");
  expect(tinted.map(({ textContent }) => textContent)).toStrictEqual([".", "+netflix", "+x"]);
});

const ANSWERS: [text: string, answer: string, actions: string[]][] = [
  [
    "J.Doe+Netflix@gmail.com",
    "Probably given to netflix",
    ["Gmail filter", "Copy Gmail search", "New address for netflix"],
  ],
  ["jane+k7w2q9xz@gmail.com", "Random tag k7w2q9xz It doesn’t say", ["Gmail filter", "Copy Gmail search"]],
  ["jane+netflix@outlook.com", "Probably given to netflix", []],
  [
    "j.ane@gmail.com",
    "Gmail ignores dots: this is the mailbox of jane@gmail.com",
    ["List your sites", "Gmail filter", "Copy Gmail search"],
  ],
  ["jane@gmail.com", "No tagThe address doesn’t say who you gave it to.", []],
  ["roe@example.org", "Not Gmail", []],
  ["jane@@gmail.com", "Not an address", []],
];

test.each(ANSWERS)(
  "the answer for %s is the largest, and what can be done stands below",
  async (text, answer, actions) => {
    await renderWithProviders(<CheckView />);
    await field.fill(text);
    const said = page.getByRole("paragraph").filter({ hasText: new RegExp(`^${answer}`) });
    await expect.element(said).toBeVisible();
    await expect.element(page.getByText(text.slice(0, 4), { exact: false }).first()).toBeVisible();
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const largest = Math.max(...Array.from(said.element().querySelectorAll("*"), sizeOf));
    expect(largest).toBe(text.includes("+") ? 36 : 28);
    const others = Array.from(document.querySelectorAll("body *:not(h1)")).filter(
      (part) => !said.element().contains(part),
    );
    expect(Math.max(...others.map(sizeOf))).toBeLessThan(largest);
    const found = page
      .getByRole("button")
      .or(page.getByRole("link"))
      .elements()
      .map((part) => part.textContent)
      .filter((name) => name !== "Clear" && name !== "Open a file");
    expect(found).toStrictEqual(actions);
    expect(page.getByText(/^If it gets spam, .* give netflix a new address\.$/).elements()).toHaveLength(
      actions.includes("New address for netflix") ? 1 : 0,
    );
    await expect.element(table).not.toBeInTheDocument();
  },
);

const MAIL = `Return-Path: <bounce@shop.example>
From: Shop <news+x@gmail.com>
Delivered-To: j.ane@gmail.com
To: jane+netflix@gmail.com

Dear ja..ne@gmail.com`;

test("of a mail the address with a tag is the answer, with its mailbox below, and other hosts last", async () => {
  await renderWithProviders(<CheckView />);
  await field.fill(MAIL);
  await expectShown("Probably given to, 5 addresses");
  expect(document.querySelector("bdi")!.textContent).toBe("netflix");
  expect(readRows()).toStrictEqual([
    "jane@gmail.com | 2 addresses",
    "j.ane@gmail.com | –",
    "jane+netflix@gmail.com | netflix",
    "news+x@gmail.com | x",
    "bounce@shop.example | not Gmail",
    "ja..ne@gmail.com | not an address",
  ]);
  await expect.element(page.getByRole("radiogroup")).not.toBeInTheDocument();
});

test("a search is a press from a pasted address, and a saved filter that deletes its mail is three", async () => {
  const readFile = replaceDownloads();
  await renderWithProviders(<CheckView />);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await field.fill("jane.doe+netflix@gmail.com");
  await button("Copy Gmail search").click();
  expect(write.mock.lastCall).toStrictEqual(["to:jane.doe+netflix@gmail.com"]);
  await button("Gmail filter").click();
  await page.getByRole("checkbox", { name: "Delete it" }).click();
  await button("Download filters").click();
  await expect
    .poll(readFile)
    .toMatch(/'jane\.doe\+netflix@gmail\.com'.*'Aliases\/netflix'.*name='shouldTrash' value='true'/s);
  expect(await indexedDB.databases()).toStrictEqual([]);
});

test("the fullest row is offered where rows have more than two cells, and the page says how many addresses are in other columns", async () => {
  await renderWithProviders(<CheckView />);
  await field.fill("Name,E-mail,Age\nJane,jane@gmail.com,roe@gmail.com\nJ,j.ane@gmail.com,2");
  await expectShown("1 more address is in other columns.");
  await page.getByLabelText("fullest row").click();
  await field.fill("Jane;jane@gmail.com\nJ;j.ane@gmail.com");
  await expect.element(page.getByRole("radio", { name: "first row" })).toBeChecked();
  expect(page.getByRole("radio").elements()).toHaveLength(2);
});

test("a text that has no addresses is said to have none, and one that is almost a table or a list, where it is not", async () => {
  await renderWithProviders(<CheckView />);
  await field.fill("hello world no address");
  await expect.element(textOf("No addresses found. An address always has an @.")).toBeVisible();
  const people = Array.from("abcdefghij", (name) => `${name}@gmail.com`);
  await field.fill(
    ["x,x@gmail.com,x,y", "z", ...people.map((email) => `x,${email},y`), "x,y@gmail.com,x,y"].join("\n"),
  );
  const isNone = page.getByText(/this is not read as/);
  await expect.element(isNone).toHaveTextContent(/^Line 1 has 4 cells, other lines have 3: .* a table\.$/);
  await field.fill([...people, "key: value"].join("\n"));
  expect(button("Save without duplicates").query()).toBeNull();
  await expect.element(isNone).toHaveTextContent(/^Line 11 is not just an address or a heading: .* a list\.$/);
});

test("the answer is in sight after a paste, but not while one types, and the field keeps the focus", async () => {
  await page.viewport(360, 320);
  await renderWithProviders(<CheckView />);
  await field.fill("jane+shop@gmail.com");
  await expect.element(button("Gmail filter")).not.toBeInViewport();
  paste("");
  await field.fill("jane+news@gmail.com");
  await expect.element(button("Gmail filter")).toBeInViewport();
  await expect.element(field).toHaveFocus();
});

test("a single address is checked in the task of its last letter", async () => {
  await renderWithProviders(<CheckView />);
  await field.fill("jane@gmail.co");
  const input = document.querySelector("textarea")!;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(input, "jane@gmail.com");
  // The machine may interrupt the task for longer than a slice lasts, so the clock stands still.
  vi.spyOn(performance, "now").mockReturnValue(performance.now());
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await Promise.resolve();
  expect(document.body.textContent).toContain("No tag");
});

test("Clear empties the field and the result, and Ctrl+Z brings both back", async () => {
  await renderWithProviders(<CheckView />);
  await field.fill("jane+shop@gmail.com");
  await expectShown("shop");
  await button("Clear").click();
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  await expect.element(button("Gmail filter")).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(field).toHaveValue("jane+shop@gmail.com");
  await expectShown("shop");
});

test.each([
  ["An address that got spam", "jane.doe+shop@gmail.com", "Probably given to shop"],
  [
    "A list of sign-ups",
    "jane.doe@gmail.com\nj.ane.doe+x@googlemail.com\nroe@gmail.com",
    "2 people3 addresses1 duplicate",
  ],
])("an empty view shows what it answers, and %s can be tried", async (label, text, answer) => {
  await renderWithProviders(<CheckView />);
  const example = button(`Try it ${label}`);
  expect(document.querySelector(".answer")!.textContent).toContain(answer);
  await example.click();
  await expect.element(field).toHaveValue(text);
  expect(document.activeElement).toBe(document.querySelector(".answer"));
  await expect.element(page.getByText("To get your mailbox file")).not.toBeInTheDocument();
  expect(document.querySelector(".answer")!.textContent).toContain(answer);
});

test("a check that takes long shows how far it is, and can be stopped", async () => {
  skipPauses();
  await renderWithProviders(<CheckView />);
  await field.fill("roe@gmail.com ");
  await expectShown("No tag");
  const release = holdSlices();
  paste(LONG_LIST);
  const progress = page.getByRole("progressbar", { name: "Checking addresses" });
  await expect.element(progress).toBeVisible();
  await expectShown("Checking addresses…");
  // The last result is about another text.
  await expect.element(page.getByText("No tag")).not.toBeInTheDocument();

  await button("Stop").click();
  await expectShown("Check stopped.");
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(button("Remove Pasted text")).toHaveFocus();
  release();
  // The same work beside it comes to its end.
  await takeInSlices(checkAddresses(LONG_LIST));
  await expectShown("Check stopped.");
});

test("a long check goes on while its view is hidden", async () => {
  const show = await renderViewSlot(CheckView);
  // Long enough to be under way when the view is hidden.
  paste(`${LONG_LIST}\n`.repeat(5));
  await show(false);
  await show(true);
  await expect.element(textOf("10,000 addresses")).toBeVisible();
});

test("a file that takes long does not replace a text that was pasted or removed meanwhile", async () => {
  await renderWithProviders(<CheckView />);
  const { arrayBuffer } = File.prototype;
  const reading: (() => void)[] = [];
  vi.spyOn(Blob.prototype, "arrayBuffer").mockImplementation(async function readLater(this: File) {
    await new Promise<void>((resolve) => {
      reading.push(resolve);
    });
    return arrayBuffer.call(this);
  });
  openFile("slow.txt", "jane+slow@gmail.com");
  paste(LONG_LIST);
  for (const finish of reading) finish();
  await expectShown("10,000 addresses, 1 person");
  await expect.element(button("Remove slow.txt")).not.toBeInTheDocument();

  openFile("slow.txt", "jane+slow@gmail.com");
  await button("Remove Pasted text").click();
  for (const finish of reading) finish();
  await expect.element(field).toHaveFocus();
  await expect.element(button("Remove slow.txt")).not.toBeInTheDocument();
});

test("a new text ends the check of the last one", async () => {
  skipPauses();
  await renderWithProviders(<CheckView />);
  const release = holdSlices();
  paste(LONG_LIST);
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  await button("Remove Pasted text").click();
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  await field.fill("jane@gmail.com, j.ane@gmail.com");
  release();
  // More work beside it comes to its end. A check that still ran would have the last word.
  await takeInSlices(checkAddresses(LONG_LIST.repeat(3)));
  await expectShown("2 addresses, 1 person");
});

test("a text that is too long for the field stands beside it, and the field keeps its own", async () => {
  await renderWithProviders(<CheckView />);
  await field.fill("roe@gmail.com poe@gmail.com");
  (field.element() as HTMLTextAreaElement).setSelectionRange(14, 27);
  paste(LONG_LIST);
  await expect.element(button("Remove Pasted text")).toHaveFocus();
  await expectShown("10,001 addresses, 2 people");
  await expect.element(field).not.toBeInTheDocument();

  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("roe@gmail.com poe@gmail.com");
  await expectShown("2 addresses, 2 people");
});

test("any file can be chosen, and one that cannot be checked is refused in a sentence, and nothing is lost", async () => {
  await renderWithProviders(<CheckView />);
  await field.fill("roe@gmail.com");
  expect(document.querySelector("input[type=file]")!.hasAttribute("accept")).toBe(false);
  const refusal = page.getByRole("alert");
  const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0);
  openFile("list.zip", zip);
  await expect.element(refusal).toHaveTextContent("list.zip is a ZIP file: unpack it first.");
  openFile("list.XLSX", zip);
  await expect
    .element(refusal)
    .toHaveTextContent("list.XLSX is a spreadsheet: save it as CSV, or copy its cells and paste them here.");
  await expect.element(field).toHaveValue("roe@gmail.com");
  await expectShown("No tag");

  await field.fill("roe@gmail.com,");
  await expect.element(refusal).not.toBeInTheDocument();
});

test("a file can be dropped anywhere on the view while it is shown, which shows that it takes it", async () => {
  const show = await renderViewSlot(CheckView);
  const target = page.getByText("Drop the file to check it");
  expect(drag("dragover", "a.txt")).toBe(true);
  await expect.element(target).toBeVisible();
  drag("dragleave", "a.txt");
  await expect.element(target).not.toBeInTheDocument();

  drag("dragover", "a.txt", "b.txt");
  expect(drag("drop", "a.txt", "b.txt")).toBe(true);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Open one file at a time.");
  await expect.element(target).not.toBeInTheDocument();

  drag("drop", "a.txt");
  await expect.element(button("Remove a.txt")).toBeVisible();
  await expectShown("No tag");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();

  await show(false);
  expect(drag("dragover", "a.txt")).toBe(false);
});

describe("with the book on", () => {
  let otherTab: BookStore;

  beforeEach(async () => {
    otherTab = await keepBook([
      { recipient: "netflix.com", email: "j.ane@gmail.com", date: "2026-11-21", note: "" },
      { recipient: "Aunt May", email: "j.ane@gmail.com", date: "2026-02-03", note: "at her door" },
      { recipient: "=1+1", email: "jane+shopping@gmail.com", date: "2026-01-01", note: "" },
    ]);
  });

  const readGiven = () => readRows().map((row) => row.split(" | ")[1]);

  test("each row says to whom its exact address was given and when, and a tag only where that is not known", async () => {
    await renderWithProviders(<CheckView />);
    await field.fill(
      "J.Ane@Gmail.com, jane@gmail.com, jane+k7w2q9xz@gmail.com, jane+shopping@gmail.com, jane+other@gmail.com",
    );
    await expect.element(table).toHaveTextContent("Aunt May");
    await expect.element(page.getByRole("columnheader", { name: "Given to", exact: true })).toBeVisible();
    expect(readGiven()).toStrictEqual([
      "5 addresses",
      "netflix.com 21 Nov 2026Aunt May 3 Feb 2026",
      "–",
      "random tag",
      "=1+1 1 Jan 2026",
      "probably other",
    ]);

    await field.fill("j.ane@gmail.com");
    const answers = page.getByRole("paragraph").filter({ hasText: "Given to" });
    await expect.element(answers.first()).toHaveTextContent("Given to netflix.com on 21 November 2026");
    await expect.element(answers.last()).toHaveTextContent("Given to Aunt May on 3 February 2026");
  });

  test("the person's own address is said to be that, dots in another place are not, and a stranger's has no answer", async () => {
    await otherTab.setDetails({ mailbox: "jane.doe@gmail.com" });
    await renderWithProviders(<CheckView />);
    for (const [text, answer] of [
      ["Jane.Doe@googlemail.com", "Your own address"],
      ["j.anedoe@gmail.com", "janedoe@gmail.com"],
      ["r.oe@gmail.com", "No tag"],
      ["From: x+y@gmail.com\nTo: janedoe@gmail.com\n\nHi", "No tag"],
    ] as const) {
      await field.fill(text);
      await expect.element(textOf(answer)).toBeVisible();
    }
  });

  test("the file has the recipients in a column, in codes, and no formula", async () => {
    const readFile = replaceDownloads();
    await renderWithProviders(<CheckView />);
    await field.fill("j.ane@gmail.com jane+shopping@gmail.com a@b.org");
    await expect.element(table).toHaveTextContent("Aunt May");
    await button("Result as CSV").click();
    expect((await readFile()).split("\r\n")).toStrictEqual([
      '"Address","Kind","Mailbox","Tag","Group","Repeated","Given to"',
      '"j.ane@gmail.com","gmail","jane@gmail.com","","1","","netflix.com (2026-11-21); Aunt May (2026-02-03)"',
      `"jane+shopping@gmail.com","gmail","jane@gmail.com","shopping","1","","'=1+1 (2026-01-01)"`,
      '"a@b.org","other-host","","","","",""',
    ]);
  });

  test("a remembered address is known at the other domain too", async () => {
    await renderWithProviders(<CheckView />);
    await field.fill("jane+shopping@googlemail.com");
    await expect.element(page.getByRole("paragraph").filter({ hasText: "Given to" })).toHaveTextContent("=1+1");
  });

  test("a backup of the list is said to be one, with the way to open it", async () => {
    await renderWithProviders(<CheckView />);
    await field.fill(toBookCsv([{ recipient: "a.com", email: "jane+a@gmail.com", date: "2026-11-21", note: "" }]));
    await expect.element(page.getByText("This is a backup of your list")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Go to the list" }))
      .toHaveAttribute("href", "?lang=en&view=site");
  });
});
