import { openDB } from "idb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { emulatePhone } from "../../tests/emulatePhone";
import { followLink } from "../../tests/followLink";
import { keepBook } from "../../tests/keepBook";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { replaceDownloads } from "../../tests/replaceDownloads";
import { button, list, mailbox, paste, recipient, result } from "../../tests/siteView";
import { holdLinkTexts } from "../platform/linkText";
import { SiteView } from "./SiteView";

beforeEach(() => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
});

function readCopied(): string[] {
  return vi.mocked(navigator.clipboard.writeText).mock.calls.map(([text]) => text);
}

describe("Enter", () => {
  test("makes a line on a phone, and only the button copies", async () => {
    emulatePhone();
    await renderWithProviders(<SiteView />);
    await mailbox.fill("jane");
    await recipient.click();
    await userEvent.keyboard("zara{Enter}ikea{Enter}");
    await expect.element(recipient).toHaveValue("zara\nikea\n");
    await expect.element(mailbox).toHaveValue("jane");
    expect(readCopied()).toEqual([]);
    await button("Copy all").click();
    await expect.poll(readCopied).toEqual(["jane+zara@gmail.com\njane+ikea@gmail.com"]);
  });

  test("copies one at a computer, and makes lines from the second one on, as the hint says", async () => {
    await renderWithProviders(<SiteView />);
    await mailbox.fill("jane");
    await recipient.click();
    await expect.element(recipient).toHaveAccessibleDescription(/^Enter copies, Shift\+Enter/);
    await userEvent.keyboard("zara{Enter}");
    await expect.poll(readCopied).toEqual(["jane+zara@gmail.com"]);
    // The next letters are another recipient, and with Shift another line.
    await userEvent.keyboard("ikea{Enter}");
    await expect.poll(readCopied).toEqual(["jane+zara@gmail.com", "jane+ikea@gmail.com"]);
    await expect.element(recipient).toHaveValue("ikea");
    await userEvent.keyboard("zara{Enter}{Shift>}{Enter}{/Shift}ikea{Enter}muji");
    await expect.element(recipient).toHaveAccessibleDescription("A name or a link. For several, one per line.");
    await expect.element(recipient).toHaveValue("zara\nikea\nmuji");
    expect(readCopied()).toHaveLength(3);
  });
});

/** The rows of a password manager. In the third line, a note goes on. */
const EXPORT = `folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp
,,login,Netflix,"PIN SECRET
and SECRET2",,0,https://www.netflix.com/login,jane@gmail.com,hunter2-SECRET,
,,note,Safe,the code is SECRET,,0,,,,
,1,login,IKEA,,,0,ikea.com,jane,SECRET;3,otpauth://totp/SECRET`;

async function readDatabase(): Promise<string> {
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["plusdot.book"]);
  const database = await openDB("plusdot.book");
  const stored = await Promise.all(Array.from(database.objectStoreNames, (store) => database.getAll(store)));
  database.close();
  return JSON.stringify(stored);
}

/** The page with its attributes, and the texts of its fields. */
function readPage(): string {
  const fields = Array.from(document.querySelectorAll<HTMLInputElement>("input, textarea"), ({ value }) => value);
  return [document.documentElement.outerHTML, ...fields].join("\n");
}

test("of the rows of a password manager, nothing but the sites is shown, stored, copied or saved", async () => {
  await keepBook([]);
  const readSaved = replaceDownloads();
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  paste(EXPORT);
  await expect.element(recipient).toHaveValue("netflix.com\nikea.com");
  const texts = [readPage()];
  await button("Copy and remember all").click();
  await expect.element(list).toHaveTextContent("2 addresses");
  texts.push(readPage(), ...readCopied(), await readDatabase());
  for (const name of ["CSV", "Save backup"]) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    await button(name).click();
    // oxlint-disable-next-line no-await-in-loop
    texts.push(await readSaved());
  }
  await button("Gmail filters (2)").first().click();
  await button("Download filters").click();
  texts.push(await readSaved());

  expect(texts).toHaveLength(7);
  for (const text of texts) {
    expect(text).toMatch(/netflix/);
    expect(text).not.toMatch(/SECRET/);
  }
});

test("a row that a link brings or that is dropped becomes its site, and names stay as they are", async () => {
  holdLinkTexts(() => true);
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await followLink("netflix.com,jane,SECRET");
  await expect.element(recipient).toHaveValue("netflix.com");
  await followLink("L.L.Bean\nMüller, Söhne\nhttps://ikea.com/login");
  await expect.element(recipient).toHaveValue("L.L.Bean\nMüller, Söhne\nhttps://ikea.com/login");
  paste("netflix.com,jane,SECRET", "insertFromDrop");
  await expect.element(recipient).toHaveValue("netflix.com");
  await recipient.fill("");
  // A text that is being typed stays.
  await recipient.click();
  await userEvent.keyboard("netflix.com,jane");
  await expect.element(recipient).toHaveValue("netflix.com,jane");
  await expect.element(result).toHaveTextContent(/^jane\+netflix@gmail.com$/);
});
