import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { boxOf, emails, renderResults } from "../../tests/renderResults";
import { replaceDownloads } from "../../tests/replaceDownloads";

const opener = page.getByRole("button", { name: /^Gmail filter/ });
const dialog = page.getByRole("dialog", { name: "Gmail filters" });
const prefix = dialog.getByRole("textbox", { name: "Put the labels under" });
const search = page.getByRole("searchbox");

/** Two rows that have a tag. */
const tagged = emails.filter((email) => email.includes("+") && email.endsWith("@gmail.com")).slice(0, 2);
/** The start of a tag in the list, and the addresses that it finds. */
const query = /\+[a-z]{4}/.exec(emails.join())![0];
const found = emails.filter((email) => email.includes(query));

beforeEach(renderResults);

/** Finds each of the rows first, for another one may be far down the list. */
async function selectTagged(): Promise<void> {
  for (const email of tagged) {
    await search.fill(email);
    await boxOf(email).click();
  }
  await search.fill("");
}

/** Saves the filters. @returns Their properties. */
async function download(): Promise<string[]> {
  const readFile = replaceDownloads();
  await dialog.getByRole("button", { name: "Download filters" }).click();
  await expect.element(page.getByText("File saved").last()).toBeVisible();
  const text = await readFile();
  return [...text.matchAll(/name='(\w+)' value='([^']*)'/g)].map(([, name, value]) => `${name}: ${value}`);
}

const toFilters = (some: readonly string[]) => some.map((email) => `to: ${email}`);
const isTo = (property: string) => property.startsWith("to: ");

test("each selected alias has a filter, with a label and the chosen actions, which stay for the next time", async () => {
  await selectTagged();
  await opener.click();
  const tags = tagged.map((email) => /\+(.*)@/.exec(email)![1]!);
  const named = [...new Set(tags)].map((tag) => `Aliases/${tag}`);
  await expect
    .element(dialog.getByText(/^\d labels?: /))
    .toHaveTextContent(`${named.length} labels: ${named.join(", ")}`);
  await expect.element(dialog.getByText(/left out/)).not.toBeInTheDocument();
  await expect.element(dialog.getByText(/The file has the first/)).not.toBeInTheDocument();

  await prefix.fill("Mail & Sites");
  await expect.element(dialog.getByText(/^\d labels?: /)).toHaveTextContent(`Mail & Sites/${tags[0]}`);
  await dialog.getByRole("checkbox", { name: "Skip the inbox" }).click();
  await dialog.getByRole("checkbox", { name: "Mark as read" }).click();
  await expect.element(dialog.getByRole("status")).toBeEmptyDOMElement();
  await dialog.getByRole("checkbox", { name: "Delete it" }).click();
  const loss = /^All mail addressed to these addresses goes to Trash, even receipts/;
  await expect.element(dialog.getByRole("status")).toHaveTextContent(loss);
  await dialog.getByRole("checkbox", { name: "Delete it" }).click();
  expect(await download()).toStrictEqual(
    tagged.flatMap((email, index) => [
      `to: ${email}`,
      `label: Mail &amp; Sites/${tags[index]}`,
      "shouldArchive: true",
      "shouldMarkAsRead: true",
    ]),
  );

  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(prefix).toHaveValue("Mail & Sites");
  await expect.element(dialog.getByRole("checkbox", { name: "Skip the inbox" })).toBeChecked();
  await expect.element(dialog.getByRole("checkbox", { name: "Never send to spam" })).not.toBeChecked();
});

test("without a selection each shown alias has a filter, but not the plain address", async () => {
  await search.fill(query);
  await expect.element(page.getByRole("grid")).toHaveAttribute("aria-rowcount", String(found.length));
  await opener.click();
  expect((await download()).filter(isTo)).toStrictEqual(toFilters(found));

  await userEvent.keyboard("{Escape}");
  await search.fill("");
  await expect.element(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "2000");
  await opener.click();
  await expect.element(dialog).toHaveTextContent("Import these 500 filters into Gmail");
  const reason =
    "Addresses that Gmail could mistake for your own are left out: their filters could catch all your mail.";
  await expect.element(dialog.getByRole("status")).toHaveTextContent(reason);
  await expect.element(dialog).toHaveTextContent("The file has the first 500 of 1,998: Gmail may reject more.");
  const others = emails.filter((email) => email !== "jane@gmail.com" && email !== "jane@googlemail.com");
  expect((await download()).filter(isTo)).toStrictEqual(toFilters(others.slice(0, 500)));
});

test("a selection alone has filters, whatever the search shows", async () => {
  await selectTagged();
  await search.fill(query);
  await expect.element(opener).toHaveTextContent(`Gmail filters (${tagged.length})`);
  await opener.click();
  expect((await download()).filter(isTo)).toStrictEqual(toFilters(tagged));
});

test("the plain address alone has a filter, with a warning, and none where it would skip the inbox", async () => {
  const status = dialog.getByRole("status");
  await boxOf("jane@gmail.com").click();
  await opener.click();
  await expect.element(dialog).toHaveTextContent("This is your own address: its filter could catch all your mail.");
  expect(await download()).toStrictEqual(["to: jane@gmail.com", "label: Aliases/jane@gmail.com"]);
  await expect.element(status).toHaveTextContent(/^$/);
  await dialog.getByRole("checkbox", { name: "Skip the inbox" }).click();
  await expect.element(status).toHaveTextContent(/ are left out/);
  await expect.element(dialog.getByRole("button", { name: "Download filters" })).toBeDisabled();
});

test("the dialog says on demand how the file gets into Gmail", async () => {
  const steps = dialog.getByRole("listitem").filter({ hasText: "Import filters" });
  await opener.click();
  await expect.element(dialog.getByRole("button", { name: "Download filters" })).toBeVisible();
  await expect.element(steps).not.toBeInTheDocument();
  await dialog.getByText("How to import").click();
  await expect.element(steps).toHaveTextContent(/Filters and Blocked Addresses → Import filters/);
  await expect.element(dialog).toHaveTextContent(/mailFilters\.xml.*Open file.*Create filters/);
});

test("the dialog says that Gmail imports on a computer only, and leads from each saved file to the steps", async () => {
  const steps = dialog.getByRole("list", { name: "How to import" });
  await page.viewport(360, 640);
  await opener.click();
  await expect.element(dialog.getByText(/^Import .* into Gmail on a computer/)).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await download();
    await expect.element(steps).toHaveFocus();
    await expect.element(steps).toBeInViewport({ ratio: 1 });
    dialog.element().scrollTop = 0;
  }
});
