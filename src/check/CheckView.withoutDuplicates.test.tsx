import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { holdSlices } from "../../tests/holdSlices";
import { listenToRegions } from "../../tests/listenToRegions";
import { openFile } from "../../tests/openFile";
import { pasteInto } from "../../tests/pasteInto";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { CheckView } from "./CheckView";

const field = page.getByRole("textbox", { name: "Addresses to check" });
const copy = page.getByRole("button", { name: "Copy without duplicates" });
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

/** As in Chrome and Edge before 133, which fail on a promise of a string. */
class ClipboardItemOfBlobs extends ClipboardItem {
  constructor({ "text/plain": data }: Record<string, Promise<unknown>>) {
    super({
      "text/plain": data!.then((made) => {
        if (made instanceof Blob) return made;
        throw new TypeError("Failed to convert value to 'Blob'.");
      }),
    });
  }
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
  await expectCounts("2 people, 3 addresses, 2 duplicates");
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

test.each([
  ["last row", "J,ja.ne@gmail.com,"],
  ["fullest row", "B,j.ane@gmail.com,Rome"],
])("%s of each person stays if the person says so, in the file and in the copied text", async (staying, row) => {
  const readFiles = replaceFiles();
  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  vi.stubGlobal("ClipboardItem", ClipboardItemOfBlobs);
  await renderWithProviders(<CheckView />);
  openFile("list.csv", "\uFEFFName,Mail,City\n,jane@gmail.com,\nB,j.ane@gmail.com,Rome\nJ,ja.ne@gmail.com,\n");
  await page.getByRole("radio", { name: staying }).click();
  await copy.click();
  await expect.element(page.getByText("Copied to clipboard")).toBeVisible();
  const rest = `Name,Mail,City\n${row}\n`;
  await expect(write.mock.lastCall![0][0]!.getType("text/plain").then((blob) => blob.text())).resolves.toBe(rest);
  await save.click();
  await expect.poll(readFiles).toStrictEqual([["list-without-duplicates.csv", `\xEF\xBB\xBF${rest}`]]);
});

test("what touches a byte of an unknown encoding is no address, and keeps its bytes", async () => {
  const readFiles = replaceFiles();
  await renderWithProviders(<CheckView />);
  // Shift_JIS: the first byte of 擢 is a quotation mark in Windows-1252, and its second byte an "F", before "roe".
  const list = "\x83\x81 jane@gmail.com\n\x93Froe@gmail.com\n\x93Froe@gmail.com\n";
  openFile("list.txt", toBytes(`${list}j.ane@gmail.com\n`));
  await expect.element(page.getByText("2 invalid", { exact: true }).first()).toBeVisible();
  await save.click();
  // A copied text has characters.
  expect(copy.query()).toBeNull();
  await expect.poll(readFiles).toStrictEqual([["list-without-duplicates.txt", list]]);
});

test("of one person no address is marked, and the button is a plain one", async () => {
  const backgroundOf = () => getComputedStyle(save.element()).backgroundColor;
  await renderWithProviders(<CheckView />);
  await field.fill("jane@gmail.com, j.ane@gmail.com");
  await expect.element(save).toBeVisible();
  const plain = backgroundOf();
  expect(page.getByRole("deletion").elements()).toHaveLength(0);
  await field.fill("jane@gmail.com, j.ane@gmail.com, roe@gmail.com");
  await expect.element(page.getByRole("deletion")).toBeVisible();
  await expect.poll(backgroundOf).not.toBe(plain);
});

test("a long list is saved once, whatever is pressed or pasted meanwhile", async () => {
  const readFiles = replaceFiles();
  await renderWithProviders(<CheckView />);
  const list = Array.from({ length: 10_000 }, (_, index) => `j.ane${index}@gmail.com`);
  pasteInto(field.element(), list.concat("jane7@gmail.com").join("\n"));
  await expectCounts("10,000 people, 10,001 addresses, 1 duplicate");
  const release = holdSlices();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");

  await page.getByRole("button", { name: "Remove Pasted text" }).click();
  await field.fill("roe@gmail.com\nroe@gmail.com");
  release();
  await expect.element(page.getByText("1 duplicate", { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText("File saved, 1 duplicate removed")).toBeVisible();
  await expect.element(save).not.toHaveAttribute("aria-busy");
  await expect(readFiles()).resolves.toStrictEqual([["addresses-without-duplicates.txt", `${list.join("\n")}\n`]]);
});
