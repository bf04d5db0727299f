import { openDB } from "idb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { emulatePhone } from "../../tests/emulatePhone";
import { followLink } from "../../tests/followLink";
import { keepBook } from "../../tests/keepBook";
import { listenToRegions } from "../../tests/listenToRegions";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { replaceDownloads } from "../../tests/replaceDownloads";
import { button, list, mailbox, paste, recipient } from "../../tests/siteView";
import { useLanguage } from "../i18n/useTexts";
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
    await expect.element(recipient).toHaveAccessibleDescription(/^Press Enter to copy, Shift\+Enter/);
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

test("on a phone, copying several moves no field", async () => {
  await page.viewport(390, 844);
  await renderWithProviders(<SiteView />);
  await recipient.fill("zara\nikea");
  await mailbox.fill("jane");
  await expect.element(button("Copy all")).toBeVisible();
  const parts = [recipient.element(), mailbox.element(), button("Copy all").element()];
  const topsOf = () => parts.map((part) => part.getBoundingClientRect().top);
  const tops = topsOf();
  await button("Copy all").click();
  await expect.element(page.getByText("2 items copied to clipboard")).toBeVisible();
  expect(topsOf()).toEqual(tops);
});

/** The rows of a password manager. In the third line, a note goes on. */
const EXPORT = `folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp
,,login,SECRET0,"PIN SECRET
and SECRET2",,0,https://www.netflix.com/login,jane@gmail.com,hunter2-SECRET,
,,note,Safe,the code is SECRET,,0,,,,
,1,login,IKEA,,,0,https://ikea.com,jane,SECRET;3,otpauth://totp/SECRET`;

const FOUND = "This looks like a table with 4 rows. It may contain passwords, so it is not shown.";
const question = page.getByText(FOUND);

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

test("of a pasted table, nothing but the sites of its links is shown, stored, copied or saved", async () => {
  await keepBook([]);
  const readSaved = replaceDownloads();
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  paste(EXPORT);
  await expect.element(recipient).toHaveValue("netflix.com\nikea.com");
  await expect.element(question.first()).toBeVisible();
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

function French() {
  const { changeLanguage } = useLanguage();
  return <button onClick={() => void changeLanguage("fr")}>French</button>;
}

describe("the question about rows", () => {
  beforeEach(() => holdLinkTexts(() => true));

  test.each<[way: string, bring: (text: string) => unknown]>([
    ["is pasted", (text) => paste(text)],
    ["is dropped", (text) => paste(text, "insertFromDrop")],
    ["comes with a link", (text) => followLink(text)],
    ["is typed by the clipboard of a keyboard", (text) => paste(text, "insertText")],
  ])("is asked and said when a table %s, and a list has each part on a line of its own", async (_, bring) => {
    const expectSaid = listenToRegions();
    await renderWithProviders(<SiteView />);
    await bring("Zara\nMuji,Ikea,https://netflix.com\nh&m,Cos");
    await expect.element(recipient).toHaveValue("Zara\nnetflix.com");
    await expectSaid([FOUND.replace("4", "2")]);
    await recipient.click();
    await userEvent.keyboard("{Control>}{End}{/Control}{Shift>}{Enter}{/Shift}Lidl,Aldi{Tab}");
    await expect.element(button("Import").first()).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(button("It is a list")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(recipient).toHaveValue("Zara\nnetflix.com\nLidl,Aldi\nMuji\nIkea\nh&m\nCos");
    await expect.element(recipient).toHaveFocus();
    await expect.element(button("It is a list")).not.toBeInTheDocument();
  });

  test("leads to the import, which gets the rows with their heading", async () => {
    await renderWithProviders(<SiteView />);
    paste("Zara\nurl,username,password\nhttps://netflix.com,jane+netflix@gmail.com,SECRET");
    await button("Import").first().click();
    const dialog = page.getByRole("dialog", { name: "Import" });
    await expect.element(dialog).toHaveTextContent("New (1):");
    expect(readPage()).not.toMatch(/SECRET/);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button("It is a list")).not.toBeInTheDocument();
    await expect.element(recipient).toHaveValue("Zara\nnetflix.com");
  });

  test("stays in another language and while a person types, and goes with another paste", async () => {
    await renderWithProviders(
      <>
        <French />
        <SiteView />
      </>,
    );
    paste("Muji,Ikea");
    await userEvent.keyboard("Zara");
    await expect.element(button("It is a list")).toBeVisible();
    await button("French").click();
    const answer = page.getByRole("button", { name: "C’est une liste" });
    await expect.element(answer).toBeVisible();
    const field = page.getByRole("textbox", { name: "Site, boutique ou personne" });
    await expect.element(field).toHaveValue("Zara");
    const { value } = field.element() as HTMLTextAreaElement;
    (field.element() as HTMLTextAreaElement).setRangeText("\nLidl", value.length, value.length);
    field.element().dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
    await expect.element(answer).not.toBeInTheDocument();
    await expect.element(field).toHaveValue("Zara\nLidl");
  });

  test("is not about what is typed, and no link fills in more than a thousand lines", async () => {
    await renderWithProviders(<SiteView />);
    await recipient.click();
    await userEvent.keyboard("netflix.com,jane");
    paste("netflix.com,jane\nL.L.Bean\nMüller, Söhne\nhttps://ikea.com/login");
    await expect.element(recipient).toHaveValue("netflix.com,jane\nL.L.Bean\nMüller, Söhne\nhttps://ikea.com/login");
    await expect.element(button("It is a list")).not.toBeInTheDocument();
    await followLink("Zara\n".repeat(5000));
    await expect.poll(() => (recipient.element() as HTMLTextAreaElement).value.split("\n")).toHaveLength(1000);
    await expect.element(page.getByText("Only the first 1,000 lines are used.").first()).toBeVisible();
  });
});
