import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { keepBook } from "../../tests/keepBook";
import { openFile } from "../../tests/openFile";
import { pasteInto } from "../../tests/pasteInto";
import { readRows } from "../../tests/readRows";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { replaceDownloads } from "../../tests/replaceDownloads";
import { CheckView } from "./CheckView";

const field = page.getByRole("textbox", { name: "Addresses to check" });
const grid = page.getByRole("grid", { name: "Addresses and who writes to them" });
const progress = page.getByRole("progressbar");
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function trySample(): Promise<void> {
  await renderWithProviders(<CheckView />);
  await button("Try it A mailbox file").click();
  await expect.element(grid).toBeVisible();
}

/** The addresses in the table. */
const readAddresses = () => readRows().flatMap((row) => /^\S+@\S+/.exec(row) ?? []);

const writeMail = (to: string, from = "news@shop.example") =>
  `From - Sat Nov 28 08:00:00 2026\nFrom: ${from}\nTo: ${to}\nDate: 28 Nov 2026 08:00:00 +0000\n\nHi\n\n`;

test("the example has its addresses with their senders, and those that others write to come first", async () => {
  await trySample();
  await expect.element(page.getByText("6 messages to 3 of your addresses.")).toBeVisible();
  await expect.element(page.getByText("1 gets mail from senders other than those you gave it to.")).toBeVisible();
  expect(readRows()).toStrictEqual([
    "jane.doe+shop@gmail.com | probably shop | 3 messages | Gmail filterNew address for shop",
    "luckydraw.example | another sender | 1 message 7 Nov 2026 | ",
    "shop.example |  | 2 messages 11 Apr – 30 Oct 2026 | ",
    "jane.doe+lumenbooks@gmail.com | probably lumenbooks | 2 messages | Gmail filterNew address for lumenbooks",
    "lumenbooks.example |  | 1 message 3 Mar 2026 | ",
    "mailcourier.example |  | 1 message 2 Sept 2026 | ",
    "jane.doe@gmail.com |  | 1 message | Gmail filter",
    "mail.example |  | 1 message 24 Nov 2026 | ",
  ]);
});

test("the arrow keys lead from row to row, and to the menu of an address", async () => {
  await trySample();
  (document.querySelector("[role=grid] [tabindex='0']") as HTMLElement).focus();
  await expect.element(button("More for jane.doe+shop@gmail.com")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByText("luckydraw.example")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(button("More for jane.doe+lumenbooks@gmail.com")).toHaveFocus();
});

test("only the addresses with others are shown", async () => {
  await trySample();
  const onlyOthers = page.getByRole("checkbox", { name: "Only with others" });
  await onlyOthers.click();
  await expect.poll(readAddresses).toEqual(["jane.doe+shop@gmail.com"]);
  await onlyOthers.click();
  await expect.poll(() => readRows().length).toBe(8);
});

test("the book knows to whom an address was given, with another dot too, and the file says the same", async () => {
  const readSaved = replaceDownloads();
  await keepBook([{ recipient: "luckydraw", email: "jane.doe+shop@googlemail.com", date: "2026-11-01", note: "" }]);
  await trySample();
  await expect.poll(() => readRows()[0]).toMatch(/^jane\.doe\+shop@gmail\.com \| Given to luckydraw \|/);
  await button("Result as CSV").click();
  const saved = await readSaved();
  expect(saved.split("\r\n").slice(0, 3)).toEqual([
    '"Address","Given to","Sender","Fits","Mails","First","Last"',
    '"jane.doe+shop@gmail.com","luckydraw","shop.example","no","2","2026-04-11","2026-10-30"',
    '"jane.doe+shop@gmail.com","luckydraw","luckydraw.example","yes","1","2026-11-07","2026-11-07"',
  ]);
});

test("an address gets a filter in Gmail, and its recipient a new address", async () => {
  await trySample();
  const link = page.getByRole("link", { name: "New address for shop", includeHidden: true });
  await expect.element(link).toHaveAttribute("href", "?lang=en&view=site#for=shop");
  await button("More for jane.doe+shop@gmail.com").click();
  await button("Gmail filter").click();
  await expect.element(page.getByRole("dialog").getByText("Aliases/shop")).toBeVisible();
});

test("of several mailboxes, the one that most mails reach is the person's, until another is chosen", async () => {
  await renderWithProviders(<CheckView />);
  openFile("all", writeMail("roe+b@gmail.com"), writeMail("jane+a@gmail.com"), writeMail("j.ane@gmail.com"));
  const chosen = page.getByRole("combobox", { name: "Your mailbox" });
  await expect.element(chosen).toHaveDisplayValue("j.ane@gmail.com");
  await chosen.selectOptions("roe@gmail.com");
  await expect.poll(readAddresses).toEqual(["roe+b@gmail.com"]);
});

test("a pasted mailbox is read, too, and one without an address of Gmail says so", async () => {
  await renderWithProviders(<CheckView />);
  const text = writeMail("ann@mail.example").repeat(2);
  pasteInto(field.element(), text.repeat(1000));
  await expect.element(page.getByText("This file has messages, but none to a Gmail address.")).toBeVisible();
  await button("Remove Pasted text").click();
  await field.fill(text);
  await expect.element(page.getByText("This file has messages, but none to a Gmail address.")).toBeVisible();
  await field.fill("jane@gmail.com");
  await expect.element(page.getByText("No tag")).toBeVisible();
});

test.each(["breaks", "is stopped"])("a large file shows its progress, and one that %s says so", async (how) => {
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 600));
  let source!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (controller) => void (source = controller) });
  vi.spyOn(Blob.prototype, "stream").mockReturnValue(stream);
  const mails = writeMail("jane+a@gmail.com").repeat(4);
  const send = (text: string) => source.enqueue(new TextEncoder().encode(text));

  await renderWithProviders(<CheckView />);
  openFile("all.mbox", mails);
  await expect.poll(() => stream.locked).toBe(true);
  send(mails.slice(0, 100));
  send(mails.slice(100, mails.length / 2));
  await expect.element(progress).toHaveAttribute("value", "50");
  if (how === "breaks") source.error(new DOMException("gone", "NotReadableError"));
  else await button("Stop").click();
  const said = how === "breaks" ? "all.mbox could not be read." : "Check stopped.";
  await expect.element(page.getByText(said).last()).toBeVisible();
  await expect.element(progress).not.toBeInTheDocument();
});

test.each<[what: string, from: string, to: string, said: string]>([
  ["fits", "News <news@shop.example>", "jane+shop@gmail.com", "Sent by news@shop.example"],
  [
    "does not fit",
    "Prize <win@draw.example>",
    "jane+shop@gmail.com",
    "This message came to the address you made for shop, and its sender is draw.example.",
  ],
  ["writes to oneself", "j.ane@gmail.com", "jane+shop@gmail.com", "Sent by j.ane@gmail.com"],
  ["writes to an address that tells nothing", "win@draw.example", "jane@gmail.com", "Sent by win@draw.example"],
])("a mail says who sent it: one who %s", async (_, from, to, said) => {
  await renderWithProviders(<CheckView />);
  await field.fill(`From: ${from}\nTo: ${to}\nMIME-Version: 1.0\n\nHi`);
  await expect.element(page.getByText(said, { exact: true }).first()).toBeVisible();
});

test("who writes to an address in the text of a mail is not known", async () => {
  await renderWithProviders(<CheckView />);
  await field.fill(
    "From: win@draw.example\nTo: roe@mail.example\nMIME-Version: 1.0\n\nI gave jane+shop@gmail.com away",
  );
  await expect.element(page.getByText("Sent by win@draw.example").first()).toBeVisible();
});
