import { readFile } from "node:fs/promises";

import { expect, type Locator, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { test } from "./test";

const openerOf = (page: Page) => page.getByRole("button", { name: "Gmail filters" });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Gmail filters" });
const prefixOf = (page: Page) => dialogOf(page).getByRole("textbox", { name: "Label that holds the others" });
const labelsOf = (page: Page) => dialogOf(page).getByRole("list", { name: /labels?$/ });
const rowOf = (page: Page, email: string) => page.getByRole("checkbox", { name: email, exact: true });

let emails: string[];

test.beforeEach(async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  emails = await copyAll(page);
});

/** Selects the rows with a tag among the first eight. @returns Their addresses. */
async function selectTagged(page: Page): Promise<string[]> {
  const tagged = emails.slice(0, 8).filter((email) => email.includes("+") && email.endsWith("@gmail.com"));
  for (const email of tagged) await rowOf(page, email).check();
  return tagged;
}

async function downloadFrom(dialog: Locator): Promise<{ name: string; properties: string[] }> {
  const [file] = await Promise.all([
    dialog.page().waitForEvent("download"),
    dialog.getByRole("button", { name: "Download filters" }).click(),
  ]);
  const text = await readFile(await file.path(), "utf8");
  const properties = [...text.matchAll(/name='(\w+)' value='([^']*)'/g)].map(([, name, value]) => `${name}: ${value}`);
  return { name: file.suggestedFilename(), properties };
}

test("each selected alias has a filter, with a label and the chosen actions", async ({ page }) => {
  const tagged = await selectTagged(page);
  await openerOf(page).press("Enter");
  const dialog = dialogOf(page);
  const tags = tagged.map((email) => /\+(.*)@/.exec(email)![1]!);
  await expect(labelsOf(page).getByRole("listitem")).toHaveText([...new Set(tags)].map((tag) => `Aliases/${tag}`));
  await expect(dialog.getByText(/left out/)).toHaveCount(0);
  await expect(dialog.getByText(/may refuse/)).toHaveCount(0);

  await prefixOf(page).fill("Mail & Sites");
  await expect(labelsOf(page).getByRole("listitem").first()).toHaveText(`Mail & Sites/${tags[0]}`);
  await dialog.getByRole("checkbox", { name: "Skip the inbox" }).check();
  await dialog.getByRole("checkbox", { name: "Mark as read" }).check();
  const { name, properties } = await downloadFrom(dialog);
  expect(name).toBe("mailFilters.xml");
  expect(properties).toEqual(
    tagged.flatMap((email, index) => [
      `to: ${email}`,
      `label: Mail &amp; Sites/${tags[index]}`,
      "shouldArchive: true",
      "shouldMarkAsRead: true",
    ]),
  );

  // The dialog remembers the choices.
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(openerOf(page)).toBeFocused();
  await openerOf(page).press("Enter");
  await expect(prefixOf(page)).toHaveValue("Mail & Sites");
  await expect(dialog.getByRole("checkbox", { name: "Skip the inbox" })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Never send to spam" })).not.toBeChecked();
});

test("without a selection each shown alias has a filter, and the plain address has none", async ({ page }) => {
  const query = /\+[a-z]{4}/.exec(emails.join())![0];
  const found = emails.filter((email) => email.includes(query));
  await page.getByRole("searchbox").fill(query);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", String(found.length));
  await openerOf(page).click();
  const { properties } = await downloadFrom(dialogOf(page));
  expect(properties.filter((property) => property.startsWith("to: "))).toEqual(found.map((email) => `to: ${email}`));

  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "2000");
  await openerOf(page).click();
  await expect(dialogOf(page)).toContainText("1,998 filters, one for each address");
  await expect(dialogOf(page)).toContainText("The original address is left out: its filter could catch all your mail.");
  await expect(dialogOf(page)).toContainText("Gmail may refuse more than 500 filters");
  const all = await downloadFrom(dialogOf(page));
  const plain = new Set(["jane@gmail.com", "jane@googlemail.com"]);
  expect(all.properties.filter((property) => property.startsWith("to: "))).toEqual(
    emails.filter((email) => !plain.has(email)).map((email) => `to: ${email}`),
  );
});

test("the button says how many addresses it takes, and the dialog takes the shown ones instead if asked", async ({
  page,
}) => {
  await expect(openerOf(page)).toHaveText("Gmail filters (2,000)");
  const tagged = await selectTagged(page);
  await expect(openerOf(page)).toHaveText(`Gmail filters (${tagged.length})`);
  // A file takes what is shown all the same.
  await expect(page.getByRole("group", { name: "Download as" }).getByRole("button")).toHaveText(["CSV", "TXT", "JSON"]);

  const query = /\+[a-z]{4}/.exec(emails.join())![0];
  const found = emails.filter((email) => email.includes(query));
  await page.getByRole("searchbox").fill(query);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", String(found.length));
  await expect(openerOf(page)).toHaveText(`Gmail filters (${tagged.length})`);
  await openerOf(page).click();
  await expect(dialogOf(page).getByRole("radio")).toHaveCount(2);
  await expect(dialogOf(page).getByRole("radio", { name: `Selected addresses (${tagged.length})` })).toBeChecked();
  await dialogOf(page)
    .getByRole("radio", { name: `Shown addresses (${found.length})` })
    .check();
  const { properties } = await downloadFrom(dialogOf(page));
  expect(properties.filter((property) => property.startsWith("to: "))).toEqual(found.map((email) => `to: ${email}`));

  // The next time it takes again what its button says.
  await page.keyboard.press("Escape");
  await openerOf(page).click();
  await expect(dialogOf(page).getByRole("radio", { name: /^Selected/ })).toBeChecked();
});

test("without a selection there is nothing to choose between", async ({ page }) => {
  await openerOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByRole("radio")).toHaveCount(0);
});

test("the plain address alone has a filter, with a warning", async ({ page }) => {
  await rowOf(page, "jane@gmail.com").check();
  await openerOf(page).click();
  await expect(dialogOf(page)).toContainText("This address has no tag: its filter could catch all your mail.");
  const { properties } = await downloadFrom(dialogOf(page));
  expect(properties).toEqual(["to: jane@gmail.com", "label: Aliases/jane@gmail.com"]);
});

test("the dialog says how the file gets into Gmail", async ({ page }) => {
  await openerOf(page).click();
  await expect(dialogOf(page).getByRole("list").last().getByRole("listitem")).toHaveText([
    /Filters and Blocked Addresses → Import filters/,
    /mailFilters\.xml.*Open file.*Create filters/,
  ]);
});
