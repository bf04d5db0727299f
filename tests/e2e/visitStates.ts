import { expect, type Page } from "@playwright/test";

import { closeDialog } from "./closeDialog";
import { dismissToast } from "./dismissToast";
import { showCheckboxes } from "./makeList";
import { textOf } from "./textOf";

/** Entries that a row has little room for, one that is written from right to left, and three that are refused. */
const BACKUP = {
  type: "plusdot.book",
  version: 1,
  entries: [
    {
      recipient: "the-shop-around-the-corner-that-nobody-would-call-by-its-whole-name.example.co.uk",
      email: "a-long-mailbox-name-that-hardly-fits+the-shop-aroundr@googlemail.com",
      date: "2026-11-21",
      note: `for the newsletter, ${"and then for the order ".repeat(8)}${"n".repeat(80)}`,
    },
    { recipient: "מאפייה ברחוב הראשי", email: "j.ane@gmail.com", date: "2026-11-20", note: "שאלה על עוגה (2)" },
    ...["netflix", "adobe", "ikea", "lidl", "spotify", "uber"].map((name) => {
      return { recipient: `${name}.com`, email: `jane+${name}@gmail.com`, date: "2026-11-20", note: "" };
    }),
    { recipient: "", email: "jane+a@gmail.com", date: "2026-11-20", note: "" },
    { recipient: "b.com", email: "jane@yahoo.com", date: "2026-11-20", note: "" },
    "no entry",
  ],
};

/** Brings the page into a state, waits until it is there, and checks it; then into the next one. */
type Visit = (page: Page, language: string, check: (state: string) => Promise<void>) => Promise<void>;

/** All states of the page, each in the visit that reaches it soonest. Two browsers share them evenly. */
export const visits: Readonly<Record<string, Visit>> = {
  "Make aliases, the header and the check": inTurn(visitMakeView, visitHeader, visitCheck),
  "one site, the book, no page and a failure": inTurn(visitSite, visitBook, visitFailures),
};

function inTurn(...parts: readonly Visit[]): Visit {
  return async (page, language, check) => {
    for (const visit of parts) await visit(page, language, check);
  };
}

async function visitMakeView(page: Page, language: string, check: (state: string) => Promise<void>): Promise<void> {
  await page.goto(`/?lang=${language}`);
  const field = page.getByRole("textbox", { name: textOf(language, "make", "field") });
  await expect(field).toHaveValue("");
  await check("empty");

  await field.fill("josé.garcía");
  await expect(page.getByRole("button", { name: "jose.garcia@gmail.com" })).toBeVisible();
  await check("another address was meant");

  const settings = page.locator("button[name=settings]");
  await settings.click();
  await page.locator("[name=tags]").fill("shop, test01..50, x");
  await field.focus();
  await expect(page.locator("[name=tags][aria-invalid=true]")).toBeVisible();
  await check("own tags and options");
  await page.locator("[name=tags]").fill("");
  await settings.click();

  await field.fill("jane.doe@yahoo.com");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await check("error");

  await field.fill("Jane.Doe+shop@gmail.com");
  await field.press("Enter");
  const toast = page.getByRole("region").and(page.locator("[aria-live]")).locator("p");
  await expect(toast).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
  await check("list and toast");
  await dismissToast(page);

  await showCheckboxes(page);
  const plainAddress = page.getByRole("checkbox", { name: "jane.doe+shop@gmail.com", exact: true });
  await plainAddress.check();
  const selectAll = page.getByLabel(textOf(language, "make", "results.selectAll"));
  await expect(selectAll).toBeChecked({ indeterminate: true });
  await check("some selected");

  await selectAll.click();
  const clearSelection = page.getByLabel(textOf(language, "make", "results.clearSelection"));
  await expect(clearSelection).toBeChecked();
  await expect(clearSelection).toHaveJSProperty("indeterminate", false);
  await check("all selected");

  const kind = page.locator("search select");
  await kind.selectOption("without-plus");
  await expect(page.getByRole("grid")).not.toHaveAttribute("aria-rowcount", "2000");
  await check("without a plus, the selected ones to be saved");

  const search = page.getByRole("searchbox");
  await search.fill("no such alias");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await check("nothing found");
  await search.fill("");
  await kind.selectOption("all");
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "2000");

  await page.locator("button[name=filters]:visible").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("Gmail filters");
  await closeDialog(page);
}

async function visitHeader(page: Page, language: string, check: (state: string) => Promise<void>): Promise<void> {
  await page.goto(`/?lang=${language}`);
  await page.locator("header button[aria-haspopup=dialog]").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("About");
  await closeDialog(page);

  for (const opener of await page.locator("header button[popovertarget]").all()) {
    await opener.click();
    await expect(page.getByRole("radiogroup")).toBeVisible();
    await check(`the menu "${await opener.getAttribute("aria-label")}"`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("radiogroup")).toHaveCount(0);
  }
}

async function visitCheck(page: Page, language: string, check: (state: string) => Promise<void>): Promise<void> {
  await page.goto(`/?view=check&lang=${language}`);
  const field = page.getByRole("textbox");
  await expect(field).toBeVisible();
  await check("check, empty");

  await page.locator("button[name=exampleMailbox]:visible").click();
  await expect(page.getByRole("grid")).toBeVisible();
  await check("check, a mailbox");
  await page.getByRole("grid").getByRole("button").first().click();
  await expect(page.locator("[popover=auto]:popover-open")).toBeVisible();
  await check("check, the menu of an address");
  await page.keyboard.press("Escape");

  await field.fill(
    `Name,Mail,City\n,a-long-mailbox-name+that-hardly-fits-in-one-line@gmail.com,\n,a-long-mailbox-name@gmail.com,
     ,jane+shop@gmail.com,\n,j.ane@gmail.com,\n,jane+shop@gmail.com,\n,roe@an-other-host.example.org,\n,a..b@gmail.com,`,
  );
  await expect(page.getByRole("table")).toBeVisible();
  await check("check, result");

  await field.fill("jane.doe+a-shop-around-the-corner@googlemail.com");
  await expect(page.locator("main bdi:visible")).toBeVisible();
  await check("check, the answer for one address");

  await field.fill("From: roe@example.org\nTo: j.ane+shop@gmail.com\nCc: a..b@gmail.com, j.ane@gmail.com\n\nHi");
  await expect(page.getByRole("table")).toHaveCount(1);
  await check("check, a mail");

  const chooser = page.locator("main > :visible input[type=file]");
  await chooser.setInputFiles({ name: "members.csv", mimeType: "text/csv", buffer: Buffer.from("a@b.c, roe") });
  await expect(field).toHaveCount(0);
  await check("check, a file");

  await chooser.setInputFiles({ name: "picture.png", mimeType: "image/png", buffer: Buffer.alloc(1) });
  await expect(page.getByRole("alert")).toBeVisible();
  await check("check, a file refused");
}

async function visitSite(page: Page, language: string, check: (state: string) => Promise<void>): Promise<void> {
  await page.goto(`/?view=site&lang=${language}`);
  const form = page.locator("main form:visible");
  const recipient = form.getByRole("textbox", { name: textOf(language, "site", "recipient") });
  const mailbox = form.getByRole("textbox", { name: textOf(language, "make", "field") });
  await expect(recipient).toBeVisible();
  await check("site, empty");

  await mailbox.fill("jane.doe@yahoo.com");
  await recipient.fill("netflix.com");
  await expect(form.getByRole("alert")).toBeVisible();
  await check("site, error");

  await mailbox.fill("jane.doe");
  await form.locator("button[aria-expanded]").click();
  await expect(form.getByRole("status")).toContainText("netflix");
  await check("site, result");

  await form.getByRole("radio", { name: textOf(language, "site", "dots") }).check();
  await expect(form.getByRole("checkbox", { name: textOf(language, "site", "hasSuffix") })).toBeDisabled();
  await check("site, without a plus");

  await form.getByRole("button", { name: textOf(language, "site", "show") }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await check("site, shown");
  await closeDialog(page);

  await recipient.fill("netflix.com\namazon.com\n東京");
  await expect(form.getByRole("row")).toHaveCount(4);
  await check("site, many");

  await form.getByRole("searchbox").fill("no such site");
  await expect(form.getByRole("grid")).toHaveCount(0);
  await check("site, none of many found");

  await page.evaluate((text) => location.assign(`#for=${encodeURIComponent(text)}`), "Site,Password\nmy.bank,hunter2");
  await expect(form.getByRole("button", { name: textOf(language, "site", "rows.isList") })).toBeVisible();
  await check("site, rows of a table");

  await page.getByRole("button", { name: textOf(language, "site", "bookmark.open") }).click();
  await expect(page.getByRole("group", { name: textOf(language, "site", "bookmark.open") })).toBeVisible();
  await check("site, bookmark");
}

async function visitBook(page: Page, language: string, check: (state: string) => Promise<void>): Promise<void> {
  await page.goto(`/?view=site&lang=${language}`);
  const view = page.locator("main > :visible");
  const book = view.locator("section");
  const dialog = page.getByRole("dialog");
  const openImport = async (text: string): Promise<void> => {
    const file = { name: "backup.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await view.locator("input[type=file]").setInputFiles(file);
    await expect(dialog).toBeVisible();
  };

  await view.getByRole("switch").click();
  await expect(book).toBeVisible();
  await check("book, empty");

  await openImport(JSON.stringify(BACKUP));
  await check("book, a backup");
  await dialog.getByRole("button", { name: / 8 / }).click();
  await expect(book.getByRole("row")).toHaveCount(9);
  await expect(dialog).toBeHidden();
  // Its offer to undo stays longer than other toasts.
  await page
    .getByRole("group", { name: / 8 |^8 / })
    .getByRole("button")
    .last()
    .click();
  const netflix = { email: "jane+netflix@gmail.com", recipient: "netflix.com" };
  await book.getByRole("button", { name: textOf(language, "book", "more"), exact: true }).click();
  await book.getByRole("button", { name: textOf(language, "book", "selectRows"), exact: true }).click();
  await book.getByRole("checkbox", { name: textOf(language, "book", "select", netflix) }).check();
  await check("book, one of its entries selected");

  await book.getByRole("button", { name: textOf(language, "book", "rowMore", netflix) }).click();
  await check("book, the menu of an entry");
  await book.getByRole("button", { name: textOf(language, "book", "edit", netflix) }).click();
  for (const field of ["recipient", "email", "date"]) await dialog.locator(`[name=${field}]`).fill("");
  await dialog.locator("[type=submit]").click();
  await expect(dialog.locator("[aria-invalid]")).toHaveCount(3);
  await check("book, the faults of an entry");
  await closeDialog(page);

  await book.getByRole("searchbox").fill("no such entry");
  await expect(book.getByRole("grid")).toHaveCount(0);
  await check("book, nothing found");

  await openImport("Site,Email\na.com,jane@gmail.com\nb.com,jane@gmail.com\nc.com,jane@gmail.com");
  await check("book, sites with a bare address");
  await closeDialog(page);

  await openImport("Dear Jane");
  await check("book, a backup refused");
  await closeDialog(page);

  await book.getByRole("button", { name: textOf(language, "book", "deleteEverything") }).click();
  await expect(dialog).toBeVisible();
  await check("book, everything to be deleted");
}

async function visitFailures(page: Page, language: string, check: (state: string) => Promise<void>): Promise<void> {
  await page.goto(`/no-such-page?lang=${language}`);
  await expect(page.locator("main a")).toBeVisible();
  await check("404");

  await page.goto(`/?lang=${language}`);
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("no dialogs here");
    };
  });
  await page.getByRole("button", { name: textOf(language, "header", "about") }).click();
  const failed = page.locator("main > [role=alert]");
  await expect(failed.getByRole("heading")).toHaveText(textOf(language, "failures", "screen.title"));
  await expect(page.locator("header")).toHaveCount(0);
  await check("failure");
}
