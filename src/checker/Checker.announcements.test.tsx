import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { forgetBook, keepBook } from "../../tests/keepBook";
import { listenToRegions } from "../../tests/listenToRegions";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { replaceDownloads } from "../../tests/replaceDownloads";
import { checker } from "../../tests/checker";

const field = page.getByRole("textbox", { name: "Addresses to check" });

test("the result of a check is announced once, and only if its counts change", async () => {
  await renderWithProviders(checker);
  const expectSaid = listenToRegions();
  await field.fill("jane+shop@gmail.com j.ane@gmail.com roe@gmail.com roe@gmail.com roe@example.org");
  await expectSaid(["5 addresses, 2 Gmail mailboxes, 2 duplicates"]);

  await field.click();
  await userEvent.keyboard("{Control>}{End}{/Control}mx");
  await expect.element(page.getByRole("table")).toHaveTextContent(/roe@example\.orgmx/);
  await expectSaid([]);
});

test("the answer for a single address is said once, in place of its counts", async () => {
  await keepBook([
    { recipient: "netflix.com", email: "j.ane@gmail.com", date: "2026-11-21", note: "" },
    { recipient: "Aunt May", email: "j.ane@gmail.com", date: "2026-02-03", note: "" },
  ]);
  onTestFinished(forgetBook);
  await renderWithProviders(checker);
  const expectSaid = listenToRegions();
  for (const [text, answer] of [
    ["jane+shop@gmail.com", "probably given to: shop"],
    ["jane@gmail.com", "no tag"],
    ["jane@example.org", "other domain"],
    ["jane@@gmail.com", "not an address"],
    ["j.ane@gmail.com", "given to netflix.com on 21 November 2026, given to Aunt May on 3 February 2026"],
  ] as const) {
    await field.fill(text);
    await expect.element(page.getByRole("status").first()).toHaveTextContent(/^1 address|^No valid/);
    await expectSaid([`${text}: ${answer}`]);

    await field.fill("jane@gmail.com roe@gmail.com");
    await expectSaid(["2 addresses, 2 Gmail mailboxes"]);
  }
});

test("a saved file is said", async () => {
  replaceDownloads();
  await renderWithProviders(checker);
  await field.fill("jane@gmail.com roe@gmail.com");
  const expectSaid = listenToRegions();
  await page.getByRole("button", { name: "CSV" }).click();
  await expect.element(page.getByText("File saved")).toBeVisible();
  await expectSaid(["File saved"]);
});
