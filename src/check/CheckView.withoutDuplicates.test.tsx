import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { holdSlices } from "../../tests/holdSlices";
import { listenToRegions } from "../../tests/listenToRegions";
import { openFile } from "../../tests/openFile";
import { pasteInto } from "../../tests/pasteInto";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { CheckView } from "./CheckView";

const field = page.getByRole("textbox", { name: "Addresses to check" });
const save = page.getByRole("button", { name: "Save without duplicates" });

/** @returns Reads the files that were saved: their names, and their bytes as Latin-1. */
function replaceFiles(): () => Promise<[name: string, bytes: string][]> {
  const createObjectURL = vi.spyOn(URL, "createObjectURL");
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return () =>
    Promise.all(
      createObjectURL.mock.calls.map(async ([blob], index) => {
        const bytes = new Uint8Array(await (blob as Blob).arrayBuffer());
        const link = click.mock.contexts[index] as HTMLAnchorElement;
        return [link.download, Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")] as const;
      }),
    ) as Promise<[string, string][]>;
}

/** They are said once nothing has changed for a while. */
async function expectCounts(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();
}

const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test("a table is saved without the records of people who came before, and a toast says how many went", async () => {
  const readFiles = replaceFiles();
  await renderWithProviders(<CheckView />);
  const utf16 = new Uint16Array(
    Array.from(
      '\uFEFFName;E-mail\r\n"José\n1";jane@gmail.com\r\nRoe;roe@gmail.com\r\nJ;j.ane+x@gmail.com\r\nR;roe@gmail.com',
      (character) => character.charCodeAt(0),
    ),
  );
  openFile("list.csv", utf16);
  await expectCounts("2 people, 4 addresses, 2 duplicates");
  const expectSaid = listenToRegions();
  await save.click();
  await expect.element(page.getByText("File saved, 2 duplicates removed")).toBeVisible();
  await expectSaid(["File saved, 2 duplicates removed"]);
  const kept = 'Name;E-mail\r\n"José\n1";jane@gmail.com\r\nRoe;roe@gmail.com\r\n';
  const bytes = `\xFF\xFE${Array.from(kept, (character) => `${character}\0`).join("")}`;
  await expect(readFiles()).resolves.toStrictEqual([["list-without-duplicates.csv", bytes]]);
});

test.each<[source: string, kept: string, duplicate: string, name: string]>([
  ["a typed list", "jane@gmail.com", ", j.ane@gmail.com", "addresses-without-duplicates.txt"],
  ["a typed table", "Jane,jane@gmail.com\n", "J,j.ane@gmail.com", "addresses-without-duplicates.csv"],
  ["a typed sheet", "Jane\tjane@gmail.com\n", "J\tj.ane@gmail.com", "addresses-without-duplicates.tsv"],
  ["list", "jane@gmail.com\n", "j.ane@gmail.com", "list-without-duplicates"],
  ["2026.11.My list.TSV", "Jane\tjane@gmail.com\n", "J\tj.ane@gmail.com", "2026.11.My list-without-duplicates.TSV"],
  [".list", "jane@gmail.com\n", "j.ane@gmail.com", ".list-without-duplicates"],
])("what is saved is named after its source: %s", async (source, kept, duplicate, name) => {
  const readFiles = replaceFiles();
  await renderWithProviders(<CheckView />);
  if (source.startsWith("a typed")) await field.fill(kept + duplicate);
  else openFile(source, kept, duplicate);
  await save.click();
  await expect.poll(readFiles).toStrictEqual([[name, kept]]);
});

test("the last of each person stays if the person says so", async () => {
  const readFiles = replaceFiles();
  await renderWithProviders(<CheckView />);
  openFile("list.csv", "Name,Mail\nA,jane@gmail.com\nRoe,roe@gmail.com\nB,j.ane@gmail.com\n");
  await page.getByRole("radio", { name: "the last" }).click();
  await save.click();
  const rest = "Name,Mail\nRoe,roe@gmail.com\nB,j.ane@gmail.com\n";
  await expect.poll(readFiles).toStrictEqual([["list-without-duplicates.csv", rest]]);
});

test.each(["", "\uFEFF"])("a file of UTF-8 has a mark only where it had one: %j", async (mark) => {
  const readFiles = replaceFiles();
  await renderWithProviders(<CheckView />);
  openFile("list.csv", `${mark}José;jane@gmail.com\n`, "J;j.ane@gmail.com\n");
  await save.click();
  const written = `${mark === "" ? "" : "\xEF\xBB\xBF"}Jos\xC3\xA9;jane@gmail.com\n`;
  await expect.poll(readFiles).toStrictEqual([["list-without-duplicates.csv", written]]);
});

test("what touches a byte of an unknown encoding is no address, and keeps its bytes", async () => {
  const readFiles = replaceFiles();
  await renderWithProviders(<CheckView />);
  // Shift_JIS: the second byte of a full-width colon is an "F", before "roe".
  const list = "\x83\x81 jane@gmail.com\n\x81Froe@gmail.com\n\x81Froe@gmail.com\n";
  openFile("list.txt", toBytes(`${list}j.ane@gmail.com\n`));
  await expect.element(page.getByText("2 invalid", { exact: true }).first()).toBeVisible();
  await save.click();
  await expect.poll(readFiles).toStrictEqual([["list-without-duplicates.txt", list]]);
});

test.each([
  [
    "Mac Roman, which nobody can tell: Hélène",
    ["H\x8El\x8Fne;jane@gmail.com\r", "H;j.ane@gmail.com\r", "\xD2Roe\xD3;roe@gmail.com\r"],
  ],
  [
    "GBK, of which two bytes are a letter: 我们是中国人",
    [
      "\xCE\xD2\xC3\xC7\xCA\xC7\xD6\xD0\xB9\xFA\xC8\xCB;jane@gmail.com\n",
      "\xCE\xD2\xC3\xC7;j.ane@gmail.com\n",
      "\xD5\xE2\xCA\xC7\xCE\xD2\xC3\xC7\xB5\xC4;roe@gmail.com\n",
    ],
  ],
])("a file in an old encoding keeps its bytes: %s", async (_, [first, duplicate, last]) => {
  const readFiles = replaceFiles();
  await renderWithProviders(<CheckView />);
  openFile("list.csv", toBytes(`${first}${duplicate}${last}`));
  await save.click();
  await expect.poll(readFiles).toStrictEqual([["list-without-duplicates.csv", `${first}${last}`]]);
});

test("it is offered only where a record can go", async () => {
  await renderWithProviders(<CheckView />);
  for (const [text, isOffered] of [
    ["Jane,jane@gmail.com\nJ,j.ane@gmail.com\n", true],
    ["Jane,jane@gmail.com\nRoe,roe@gmail.com\n", false],
    ["Jane,jane@gmail.com\nJ,j.ane@gmail.com,roe@gmail.com\n", false],
    ["jane@gmail.com j.ane@gmail.com", true],
    ['[{"email":"jane@gmail.com"},{"email":"j.ane@gmail.com"}]', false],
  ] as const) {
    await field.fill(text);
    await expect.poll(() => ({ text, isOffered: save.query() !== null })).toStrictEqual({ text, isOffered });
  }
});

test("of one person no address is marked, and the button is a plain one", async () => {
  const backgroundOf = () => getComputedStyle(save.element()).backgroundColor;
  await renderWithProviders(<CheckView />);
  await field.fill("jane@gmail.com j.ane@gmail.com");
  await expect.element(save).toBeVisible();
  const plain = backgroundOf();
  expect(page.getByRole("deletion").elements()).toHaveLength(0);
  await field.fill("jane@gmail.com j.ane@gmail.com roe@gmail.com");
  await expect.element(page.getByRole("deletion")).toBeVisible();
  await expect.poll(backgroundOf).not.toBe(plain);
});

test("a long list is saved once, with progress, whatever is pressed or pasted meanwhile", async () => {
  const readFiles = replaceFiles();
  await renderWithProviders(<CheckView />);
  const list = Array.from({ length: 10_000 }, (_, index) => `j.ane${index}@gmail.com`);
  pasteInto(field.element(), list.concat("jane7@gmail.com").join("\n"));
  await expectCounts("10,000 people, 10,001 addresses, 1 duplicate");
  const release = holdSlices();
  const expectSaid = listenToRegions();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("progressbar", { name: "Removing duplicates" })).toBeVisible();
  await expectSaid(["Removing duplicates…"]);
  await expect.element(page.getByRole("table")).toBeVisible();

  await page.getByRole("button", { name: "Remove Pasted text" }).click();
  await field.fill("roe@gmail.com\nroe@gmail.com");
  await expect.element(page.getByText("1 duplicate", { exact: true }).first()).toBeVisible();
  release();
  await expect.element(page.getByText("File saved, 1 duplicate removed")).toBeVisible();
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  await expect.element(save).not.toHaveAttribute("aria-busy");
  await expect(readFiles()).resolves.toStrictEqual([["addresses-without-duplicates.txt", `${list.join("\n")}\n`]]);
});

test("any file can be chosen", async () => {
  await renderWithProviders(<CheckView />);
  await expect.element(page.getByRole("button", { name: "Open a file" })).toBeVisible();
  expect(document.querySelector("input[type=file]")!.hasAttribute("accept")).toBe(false);
});
