import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { generateList } from "./generateList";
import { holdSlices } from "./holdSlices";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

const TITLES = {
  en: { lang: "en", title: "Where do these addresses lead? – Plusdot", heading: "Where do these addresses lead?" },
  pt: {
    lang: "pt-BR",
    title: "Para onde levam estes endereços? – Plusdot",
    heading: "Para onde levam estes endereços?",
  },
  es: {
    lang: "es",
    title: "¿Adónde llevan estas direcciones? – Plusdot",
    heading: "¿Adónde llevan estas direcciones?",
  },
  fr: {
    lang: "fr",
    title: "Où mènent ces adresses\u202f? – Plusdot",
    heading: "Où mènent ces adresses\u202f?",
  },
};

const SIGN_UPS = `Jane <jane.doe+netflix@gmail.com>; janedoe@googlemail.com
JANE.DOE+netflix@gmail.com, roe@yahoo.com a..b@gmail.com
solo@gmail.com`;

const makeLink = (page: Page) => page.getByRole("link", { name: "Make aliases" });
const checkLink = (page: Page) => page.getByRole("link", { name: "Check addresses" });
const makeField = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });
const checkField = (page: Page) => page.getByRole("textbox", { name: "Addresses to check" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const rows = (page: Page) => page.getByRole("table").getByRole("row");

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await checkField(page).focus();
  await page.keyboard.press("ControlOrMeta+v");
}

test("a link leads to the check and back in place, and both views keep what they hold", async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).check();
  await page.getByRole("grid").evaluate((grid) => grid.scrollTo({ top: 40_000 }));
  await makeField(page).fill("john");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await expect(makeLink(page)).toHaveAttribute("aria-current", "page");

  await checkLink(page).click();
  await expect(heading(page)).toHaveText("Where do these addresses lead?");
  await expect(page).toHaveURL("/?lang=en&view=check");
  await expect(checkLink(page)).toHaveAttribute("aria-current", "page");
  await expect(makeLink(page)).not.toHaveAttribute("aria-current");
  await expect(page.getByRole("main")).toHaveCount(1);
  await checkField(page).fill(SIGN_UPS);

  await page.goBack();
  await expect(heading(page)).toHaveText("Many addresses, one inbox");
  await expect(page).toHaveURL("/?lang=en");
  await expect(page).toHaveTitle("Plusdot: many Gmail addresses, one inbox");
  await expect(makeField(page)).toHaveValue("john");
  await expect(page.getByText("1 selected of 2,000 emails")).toBeVisible();
  await expect(page.getByRole("grid")).toHaveJSProperty("scrollTop", 40_000);

  await page.goForward();
  await expect(page).toHaveTitle("Where do these addresses lead? – Plusdot");
  await expect(checkField(page)).toHaveValue(SIGN_UPS);
  await expect(rows(page)).toHaveCount(7);

  await makeLink(page).click();
  await expect(makeField(page)).toHaveValue("john");
  await expect(page).toHaveURL("/?lang=en");
  // A link to the view that is shown adds no step to the history.
  await makeLink(page).click();
  await page.goBack();
  await expect(checkField(page)).toHaveValue(SIGN_UPS);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("the links have addresses of their own: with a key held down, the browser opens a tab", async ({ page }) => {
  await openPage(page);
  await expect(checkLink(page)).toHaveAttribute("href", "?lang=en&view=check");
  await expect(makeLink(page)).toHaveAttribute("href", "?lang=en");
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    checkLink(page).click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(checkField(tab)).toBeVisible();
  await expect(makeField(page)).toBeVisible();
});

for (const [language, { lang, title, heading: name }] of Object.entries(TITLES)) {
  test(
    `a visit can start with the check, and the other view is never seen: ${language}`,
    { tag: language === "fr" ? [] : "@matrix" },
    async ({ page }) => {
      const errors = watchErrors(page);
      await page.addInitScript(() => {
        const seen = new Set<string>();
        const shifts: number[] = [];
        Object.assign(window, { seen, shifts });
        const look = () => {
          for (const shown of document.querySelectorAll("h1")) {
            if (shown.checkVisibility({ visibilityProperty: true })) seen.add(shown.textContent);
          }
          requestAnimationFrame(look);
        };
        look();
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
          type: "layout-shift",
          buffered: true,
        });
      });
      await page.goto(`/?view=check&lang=${language}`);

      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const { seen, shifts } = await page.evaluate(() => {
        const noted = window as unknown as { seen: Set<string>; shifts: number[] };
        return { seen: [...noted.seen], shifts: noted.shifts };
      });
      expect(seen).toEqual([name]);
      expect(shifts).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
}

test("an unknown view is ignored", async ({ page }) => {
  await openPage(page, "/?view=mail");
  await expect(heading(page)).toHaveText("Many addresses, one inbox");
  await expect(makeField(page)).toBeVisible();
  await openPage(page, "/missing?view=check");
  await expect(heading(page)).toHaveText("Oops! Page not found");
});

test("another language keeps the view and the pasted text", async ({ page }) => {
  await openPage(page, "/?view=check");
  await checkField(page).fill(SIGN_UPS);
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("radio", { name: "Français" }).click();
  await expect(page).toHaveTitle(TITLES.fr.title);
  await expect(page).toHaveURL("/?view=check&lang=fr");
  await expect(page.getByRole("textbox")).toHaveValue(SIGN_UPS);
  await expect(rows(page).nth(1)).toContainText("donnée à\u00a0: netflix");
});

test("a list names the mailbox of each address, and groups those that share one", async ({ page }) => {
  await openPage(page, "/?view=check");
  await expect(page.getByText("Paste an address that got spam")).toBeVisible();
  await checkField(page).fill(SIGN_UPS);

  await expect(page.getByText("5 addresses, 2 Gmail mailboxes, 1 repeated, 1 invalid", { exact: true })).toBeVisible();
  const cells = await rows(page).evaluateAll((all) =>
    all.map((row) =>
      Array.from(row.children, (cell) => {
        const notes = Array.from(cell.children).filter(({ tagName }) => tagName !== "WBR");
        return (notes.length > 0 ? notes : [cell]).map(({ textContent }) => textContent).filter((text) => text !== "");
      }),
    ),
  );
  expect(cells).toEqual([
    [["Address"], ["Mailbox"], ["Tag"], ["Group"]],
    [["jane.doe+netflix@gmail.com"], ["janedoe@gmail.com"], ["given to: netflix"], ["group 1: same mailbox"]],
    [["janedoe@googlemail.com"], ["janedoe@gmail.com"], ["no tag"], ["group 1: same mailbox"]],
    [
      ["JANE.DOE+netflix@gmail.com"],
      ["janedoe@gmail.com"],
      ["given to: netflix"],
      ["group 1: same mailbox", "repeated"],
    ],
    [["roe@yahoo.com"], ["other domain: yahoo.com"], [], []],
    [["a..b@gmail.com"], ["not an address"], [], []],
    [["solo@gmail.com"], ["solo@gmail.com"], ["no tag"], []],
  ]);

  await page.getByRole("button", { name: "Clear" }).click();
  await expect(checkField(page)).toHaveValue("");
  await expect(checkField(page)).toBeFocused();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByText("Paste an address that got spam")).toBeVisible();

  await checkField(page).fill("jane\nroe");
  await expect(page.getByText("No addresses found. An address always has an @.")).toBeVisible();
});

test.describe("in São Paulo", () => {
  test.use({ timezoneId: "America/Sao_Paulo" });

  test("the result can be copied, and saved as a file that runs no formula", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-21T07:38:01Z");
    await openPage(page, "/?view=check&lang=fr");
    await page.getByRole("textbox").first().fill("=A1+B1@x jane+netflix@gmail.com j.ane@gmail.com J.ANE@gmail.com");

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("gmail-check-20261121-043801.csv");
    expect(await readFile(await file.path(), "utf8")).toBe(
      '"Address","Kind","Mailbox","Tag","Group","Repeated"\r\n' +
        `"'=A1+B1@x","invalid","","","",""\r\n` +
        '"jane+netflix@gmail.com","gmail","jane@gmail.com","netflix","1",""\r\n' +
        '"j.ane@gmail.com","gmail","jane@gmail.com","","1",""\r\n' +
        '"J.ANE@gmail.com","gmail","jane@gmail.com","","1","yes"',
    );

    await page.getByRole("button", { name: "Copier le résultat" }).click();
    await expect(page.getByText("4 éléments copiés dans le presse-papiers")).toBeVisible();
    expect(await readClipboard(page.context())).toBe(
      "Adresse\tType\tBoîte mail\tTag\tGroupe\tDoublon\n" +
        "'=A1+B1@x\tn’est pas une adresse\t\t\t\t\n" +
        "jane+netflix@gmail.com\tGmail\tjane@gmail.com\tnetflix\t1\t\n" +
        "j.ane@gmail.com\tGmail\tjane@gmail.com\t\t1\t\n" +
        "J.ANE@gmail.com\tGmail\tjane@gmail.com\t\t1\ten double",
    );
  });
});

test("ten thousand lines are all checked, and few of them are in the document", async ({ page }) => {
  await openPage(page, "/?view=check");
  const lines = Array.from({ length: 10_000 }, (_, index) => `j.ane${index % 5000}+site${index}@gmail.com`);
  await paste(page, lines.join("\n"));
  await expect(page.getByText("10,000 addresses, 5,000 Gmail mailboxes", { exact: true })).toBeVisible();
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  expect(await rows(page).count()).toBeLessThan(60);

  const result = page.getByRole("region", { name: "Result" });
  await result.focus();
  await page.keyboard.press("End");
  await expect(rows(page).last()).toHaveAttribute("aria-rowindex", "10001");
  await expect(rows(page).last()).toContainText("given to: site9999");
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("columnheader", { name: "Mailbox" })).toBeInViewport({ ratio: 1 });
});

const LIST = Array.from({ length: 50_000 }, (_, index) => `j.ane+site${index}@gmail.com`).join("\n");
/** With another address before the list. */
const LIST_SUMMARY = "50,001 addresses, 2 Gmail mailboxes";

test("a check that takes long shows how far it is, and can be stopped and continued", async ({ page }) => {
  await openPage(page, "/?view=check");
  await checkField(page).fill("roe@gmail.com ");
  const release = await holdSlices(page);
  await paste(page, LIST);
  const progress = page.getByRole("progressbar", { name: "Checking addresses" });
  await expect(progress).toBeVisible();
  await expect(page.getByRole("status").first()).toHaveText("Checking addresses…");
  // The last result is about another text.
  await expect(page.getByRole("table")).toHaveCount(0);

  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByRole("status").first()).toHaveText("The check is stopped.");
  await expect(page.getByRole("button", { name: "Continue" })).toBeFocused();
  await release();
  await expect(progress).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(page.getByText(LIST_SUMMARY, { exact: true })).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test("a new text ends the check of the last one", async ({ page }) => {
  await openPage(page, "/?view=check");
  const release = await holdSlices(page);
  await paste(page, LIST);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Remove Pasted text" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.keyboard.type("jane");
  await expect(rows(page).nth(1)).toContainText("jane@gmail.com");
  await release();
  await page.keyboard.type("@gmail.com");
  await expect(page.getByText("1 address, 1 Gmail mailbox", { exact: true })).toBeVisible();
});

test("a text that is too long for the field stands beside it, and the field keeps its own", async ({ page }) => {
  await openPage(page, "/?view=check");
  await checkField(page).fill("roe@gmail.com ");
  await paste(page, LIST);
  const remove = page.getByRole("button", { name: "Remove Pasted text" });
  await expect(remove).toBeFocused();
  await expect(page.getByText(LIST_SUMMARY, { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);

  await page.keyboard.press("Enter");
  await expect(checkField(page)).toBeFocused();
  await expect(checkField(page)).toHaveValue("roe@gmail.com ");
  await expect(page.getByText("1 address, 1 Gmail mailbox", { exact: true })).toBeVisible();
});

async function openFiles(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Open a file" }).click(),
  ]);
  await chooser.setFiles(files);
}

function toFile(name: string, content: string | Buffer) {
  return { name, mimeType: "text/csv", buffer: Buffer.from(content) };
}

test("a file can be opened and removed, and the field keeps its text", async ({ page }) => {
  await openPage(page, "/?view=check");
  await checkField(page).fill("roe@gmail.com");
  const file = toFile("members.csv", "name,mail\r\nJos\xe9,jose@gmail.com\r\nJane,j.ane@gmail.com\r\n");
  await openFiles(page, { ...file, buffer: Buffer.from(file.buffer.toString("utf8"), "latin1") });

  await expect(page.getByText("members.csv")).toBeVisible();
  await expect(page.getByText("0.1 MB")).toBeVisible();
  await expect(page.getByText("2 addresses, 2 Gmail mailboxes", { exact: true })).toBeVisible();
  await expect(page.getByText("2 words that are not addresses were skipped.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open a file" })).toBeFocused();

  await page.getByRole("button", { name: "Remove members.csv" }).click();
  await expect(checkField(page)).toHaveValue("roe@gmail.com");
  await expect(checkField(page)).toBeFocused();
  await expect(rows(page).nth(1)).toContainText("roe@gmail.com");
});

test("a file that cannot be checked is refused in a sentence, and nothing is lost", async ({ page }) => {
  await openPage(page, "/?view=check");
  await checkField(page).fill("roe@gmail.com");
  const picture = toFile("list.xlsx", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
  const REFUSED = [
    { files: [picture], sentence: "list.xlsx is not a text file: save the list as CSV or TXT and open that file." },
    { files: [toFile("huge.txt", Buffer.alloc(20_000_001, "a"))], sentence: "huge.txt is larger than 20 MB." },
  ];
  for (const { files, sentence } of REFUSED) {
    await openFiles(page, ...files);
    await expect(page.getByRole("alert")).toHaveText(sentence);
    await expect(checkField(page)).toHaveValue("roe@gmail.com");
    await expect(rows(page).nth(1)).toContainText("roe@gmail.com");
  }
  await checkField(page).press("End");
  await page.keyboard.type(",");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a file can be dropped anywhere on the view, which shows that it takes it", async ({ page }) => {
  await openPage(page, "/?view=check");
  await expect(checkField(page)).toBeVisible();
  const drag = (type: string, names: string[]) =>
    page.evaluate(
      ([event, files]) => {
        const dataTransfer = new DataTransfer();
        for (const name of files) dataTransfer.items.add(new File(["jane@gmail.com"], name));
        const options = { bubbles: true, cancelable: true, dataTransfer };
        return !document.querySelector("main h1")!.dispatchEvent(new DragEvent(event, options));
      },
      [type, names] as const,
    );
  const target = page.getByText("Drop the file to check it");

  expect(await drag("dragover", ["a.txt"])).toBe(true);
  await expect(target).toBeVisible();
  await drag("dragleave", ["a.txt"]);
  await expect(target).toHaveCount(0);

  await drag("dragover", ["a.txt", "b.txt"]);
  expect(await drag("drop", ["a.txt", "b.txt"])).toBe(true);
  await expect(page.getByRole("alert")).toHaveText("Open one file at a time.");
  await expect(target).toHaveCount(0);

  await drag("drop", ["a.txt"]);
  await expect(page.getByRole("button", { name: "Remove a.txt" })).toBeVisible();
  await expect(page.getByText("1 address, 1 Gmail mailbox", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  // The other view takes no files.
  await makeLink(page).click();
  expect(await drag("dragover", ["a.txt"])).toBe(false);
});

test("the printed check is the whole table with a heading, black on white", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await openPage(page, "/?view=check");
  const lines = Array.from({ length: 300 }, (_, index) => `j.ane+site${index}@gmail.com`);
  await checkField(page).fill(`${lines.join("\n")}\nroe@yahoo.com`);
  await expect(page.getByText("301 addresses, 1 Gmail mailbox", { exact: true })).toBeAttached();

  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(heading(page)).toHaveText("Where do these addresses lead?");
  await expect(rows(page)).toHaveCount(302);
  await expect(rows(page).last()).toContainText("other domain: yahoo.com");
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const colours = await rows(page).evaluateAll((all) =>
    all.flatMap((row) => Array.from(row.querySelectorAll("*"), (cell) => getComputedStyle(cell).color)),
  );
  expect(new Set(colours)).toEqual(new Set(["rgb(0, 0, 0)"]));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    "rgba(0, 0, 0, 0)",
  );
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");

  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(rows(page).last()).not.toContainText("yahoo.com");
  await expect(page.getByRole("button", { name: "Copy result" })).toBeVisible();
});

test.describe("where the check cannot be fetched", () => {
  for (const path of ["/?lang=en", "/?lang=en&view=check"]) {
    test(`the page says so, keeps the generator, and the next try works: ${path}`, async ({ page }) => {
      await page.route(/\/assets\/Checker-.*\.js/, (route) => route.abort("internetdisconnected"));
      await openPage(page, path);
      if (!path.includes("view")) await checkLink(page).click();
      await expect(page.getByText("A part of the page could not be loaded.")).toBeVisible();
      await expect(makeField(page)).toBeVisible();
      await expect(page).toHaveTitle("Plusdot: many Gmail addresses, one inbox");

      await page.unroute(/\/assets\/Checker-.*\.js/);
      await checkLink(page).click();
      await expect(checkField(page)).toBeVisible();
    });
  }

  test("the page can still be read if the program is missing too", async ({ page }) => {
    await page.route(/\/assets\/main-.*\.js/, (route) => route.abort("internetdisconnected"));
    await page.goto("/?view=check&lang=en");
    await expect(heading(page)).toHaveText("Many addresses, one inbox");
  });
});

test("Back closes a dialog, which would block the other view without being seen", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await openPage(page);
  await makeField(page).fill("jane");
  await expect(page.getByText("jane@gmail.com")).toBeVisible();
  await checkLink(page).click();
  await checkField(page).fill(SIGN_UPS);
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect(page.getByRole("dialog", { name: "Copy by hand" })).toBeVisible();

  await page.goBack();
  await makeField(page).click();
  await expect(makeField(page)).toBeFocused();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});
