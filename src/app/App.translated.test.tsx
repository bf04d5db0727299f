import { beforeEach, describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { keepBook } from "../../tests/keepBook";
import { replaceClipboard } from "../../tests/replaceClipboard";
import { startTranslator } from "../../tests/startTranslator";
import type { BookEntry } from "../core";
import { loadTexts } from "../i18n/loadTexts";
import { App } from "./App";

const mailbox = page.getByRole("textbox", { name: "Gmail address or username" });
const recipient = page.getByRole("textbox", { name: "Site, shop or person" });
const result = page.getByRole("main").getByRole("status").first();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const checkbox = (name: string) => page.getByRole("checkbox", { name, exact: true });

let translated: readonly string[];

/** Opens a view that a translator is at work on. */
async function openView(name: string): Promise<void> {
  await page.viewport(1280, 1400);
  await render(<App page="home" language="en" texts={await loadTexts("en")} />);
  translated = startTranslator();
  const link = page.getByRole("link", { name }).first();
  await link.click();
  // The link is marked at once, and its view comes after it.
  await expect.element(page.getByRole("heading", { name: TITLES[name]! })).toBeVisible();
}

const TITLES: Readonly<Record<string, string>> = {
  "Make aliases": "Many addresses, one inbox",
  "One per site": "A separate address for each site",
  "Check addresses": "Who has this address?",
};

/** The texts of the rows, without the heading and the menus. */
function readRows(): string[] {
  return page
    .getByRole("row")
    .elements()
    .slice(1)
    .map((row) => row.textContent.replace(row.querySelector("[popover]")?.textContent ?? "", ""));
}

async function changeLanguage(): Promise<void> {
  await button("Language: English").click();
  await page.getByRole("radio", { name: "Français" }).click();
  await expect.poll(() => document.documentElement.lang).toBe("fr");
}

/** No text with an address, a recipient or a tag was the translator's. One option has an example. */
function expectExactTextsLeft(): void {
  expect(translated.length).toBeGreaterThan(10);
  expect(translated.filter((words) => /mary.*@|netflix(?!\.com\))/i.test(words))).toStrictEqual([]);
}

test("Make aliases goes on below a translator", async () => {
  const readClipboard = replaceClipboard();
  await openView("Make aliases");
  await page.viewport(1280, 1400);
  for (const draft of ["mary..roe", ".mary", "mary@", "mary+netflix@gmail.com"]) await mailbox.fill(draft);
  await mailbox.fill("mary.roe@googlemail.com");
  await button("Your tags and options").click();
  await page.getByRole("textbox", { name: "Your tags" }).fill("netflix, Néflix, a, netflix!");
  await expect.element(text("Include gmail.com")).toBeVisible();
  await mailbox.fill("mary");
  await expect.element(text("Include googlemail.com")).toBeVisible();

  await button("Generate").click();
  await expect.element(text("Select all")).toBeVisible();
  await page.getByRole("searchbox").fill("mary+netflix@gmail.com");
  const kind = page.getByRole("combobox", { name: "Kind", exact: true });
  await kind.selectOptions("Without +");
  await expect.element(text("No address matches.")).toBeVisible();
  await kind.selectOptions("All");
  await expect.element(text("Select the one shown")).toBeVisible();
  await checkbox("mary+netflix@gmail.com").click();
  await expect.element(text("Deselect the one shown")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await checkbox("mary@gmail.com").click();
  await expect.element(text("Download the 2 selected as")).toBeVisible();
  await checkbox("Select all").click();
  await expect.element(text("Clear selection")).toBeVisible();

  await changeLanguage();
  await page.elementLocator(document.querySelector("form [type=submit] + button")!).click();
  await expect.element(text("Tout sélectionner")).toBeVisible();
  await button("Tout copier").click();
  const rows = page.getByRole("row").elements();
  const shown = rows.map((row) => row.querySelector("input")!.value);
  expect(shown).toStrictEqual(readClipboard()!.split("\n").slice(0, shown.length));
  expectExactTextsLeft();
});

test("the address for a site stays exact below a translator", async () => {
  await openView("One per site");
  await mailbox.fill("mary.roe");
  for (const [name, email] of [
    ["netflix", "mary.roe+netflix@gmail.com"],
    ["netflix shop", "mary.roe+netflix-shop@gmail.com"],
    ["東京", "Nothing here can go after the +. Try another name, or an address without a +."],
    ["a.netflix.com", "mary.roe+netflix@gmail.com"],
  ] as const) {
    await recipient.fill(name);
    await expect.element(result).toHaveTextContent(email);
    expect(result.element().textContent).toBe(email);
  }
  await button("Another address").click();
  await expect.element(result).toHaveTextContent("mary.roe+netflix2@gmail.com");
  await page.getByRole("radio", { name: "Without +" }).click();
  await expect.element(result).toHaveTextContent(/^[mary.oe]+@gmail\.com$/);
  await button("Options").click();
  await mailbox.fill("mary@googlemail.com");
  await expect.element(text("Use gmail.com")).toBeVisible();
  await checkbox("Use gmail.com").click();
  await expect.element(result).toHaveTextContent(/^[mary.]+@gmail\.com$/);

  await recipient.fill("netflix\namazon\n東京");
  await expect.poll(readRows).toHaveLength(3);
  await page.getByRole("radio", { name: "With +" }).click();
  await expect.poll(() => readRows()[1]).toBe("amazonmary+amazon@gmail.com");
  await recipient.fill("東京\nnetflix\namazon");
  await expect
    .poll(readRows)
    .toStrictEqual([
      "東京Nothing here can go after the +. Try another name, or an address without a +.Without +",
      "netflixmary+netflix@gmail.com",
      "amazonmary+amazon@gmail.com",
    ]);
  await changeLanguage();
  await page.getByRole("textbox").first().fill("netflix");
  await expect.element(result).toHaveTextContent(/^mary\+netflix@gmail\.com$/);
  const spoken = () => document.querySelector("[role=status] + p[aria-live=polite]")?.textContent;
  await expect.poll(spoken).toBe("mary+netflix@gmail.com");
  expectExactTextsLeft();
});

test("the check goes on below a translator", async () => {
  await openView("Check addresses");
  const field = page.getByRole("textbox").first();
  await field.fill("mary+netflix@gmail.com, m.ary@gmail.com, mary@@gmail.com, a@example.org");
  await expect.poll(readRows).toHaveLength(5);
  await field.fill("a@example.org, mary@@gmail.com, mary+netflix@gmail.com, m.ary@gmail.com");
  await expect
    .poll(readRows)
    .toStrictEqual([
      "mary@gmail.com2 addresses",
      "mary+netflix@gmail.comnetflix",
      "m.ary@gmail.com will be removed",
      "a@example.orgnot Gmail",
      "mary@@gmail.comnot an address",
    ]);
  await changeLanguage();
  await field.fill("mary@gmail.com");
  await expect.element(text("Sans tag")).toBeVisible();
  await field.fill("m.ary@gmail.com");
  await expect.element(text("Indiquez vos sites")).toBeVisible();
  await field.fill("");
  await expect.poll(readRows).toStrictEqual([]);
  expectExactTextsLeft();
});

describe("with the book on", () => {
  const entries: readonly BookEntry[] = [
    { recipient: "netflix.com", email: "mary+netflix@gmail.com", date: "2026-11-21", note: "netflix" },
    { recipient: "Netflix Spain", email: "m.ary@gmail.com", date: "2026-11-20", note: "" },
    ...Array.from("abcdef", (letter) => {
      return { recipient: letter, email: `mary+${letter}@gmail.com`, date: "2026-11-20", note: "" };
    }),
  ];

  beforeEach(async () => {
    await keepBook(entries);
  });

  test("the given addresses and their traces stay exact below a translator", async () => {
    await openView("One per site");
    await button("More").click();
    await button("Select").click();
    await checkbox("Select mary+netflix@gmail.com for netflix.com").click();
    await checkbox("Select all").click();
    await expect.element(text("Clear selection")).toBeVisible();
    await page.getByRole("searchbox").fill("spain");
    await expect.element(page.getByRole("row")).toHaveLength(2);
    await page.getByRole("searchbox").fill("nobody");
    await button("Show all").click();
    await expect.element(page.getByRole("row")).toHaveLength(9);
    await button("Gmail filters (8)").click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await mailbox.fill("mary");
    await recipient.fill("netflix.com");
    await expect.element(result).toHaveTextContent("mary+netflix@gmail.comGiven out on 21 November 2026");

    await page.getByRole("link", { name: "Check addresses" }).first().click();
    const field = page.getByRole("main").getByRole("textbox").last();
    await field.fill("mary+netflix@gmail.com");
    const trace = page.getByRole("paragraph").filter({ hasText: "Given to netflix.com on 21 November 2026" });
    await expect.element(trace).toBeVisible();
    await changeLanguage();
    await expect
      .element(page.getByRole("paragraph").filter({ hasText: "netflix.com le 21 novembre 2026" }))
      .toBeVisible();

    await page.getByRole("link", { name: "Créer des alias" }).first().click();
    await page.getByRole("main").getByRole("textbox").first().fill("mary");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("grid")).toBeVisible();
    expectExactTextsLeft();
  });
});
