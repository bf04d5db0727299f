import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { keepBook } from "../../tests/keepBook";
import { startVisit } from "../../tests/startVisit";
import type { BookEntry } from "../core";
import { type Language, languages } from "../i18n/languages/languages";
import { loadTexts } from "../i18n/loadTexts";
import type { View } from "../views/view";
import { App } from "./App";

/** The gutter of the scroll bar, which a phone does not have. */
const GUTTER = 15;

/** The height of a phone's keyboard, and the most that it covers together with the bars of the browser. */
const KEYBOARD = 330;
const COVERED = 336 + 97;

const phone = { width: 390, height: 844 };

test.each(languages)(
  "the header is one row from a tablet on, and the links of a phone are one row, of one line each: %s",
  async (language) => {
    await open(language);
    const links = page.getByRole("navigation").getByRole("link").elements();
    for (const width of [768, 960]) {
      // oxlint-disable-next-line no-await-in-loop -- one window
      await page.viewport(width, 800);
      expect(page.getByRole("banner").element().clientHeight).toBe(64);
    }
    for (const width of [320, 360, 390]) {
      // oxlint-disable-next-line no-await-in-loop -- one window
      await page.viewport(width + GUTTER, 740);
      const boxes = links.map((link) => link.getBoundingClientRect());
      expect(boxes.map(({ top, height }) => [top, height])).toEqual(boxes.map(() => [boxes[0]!.top, 44]));
      expect(boxes.at(-1)!.right).toBeLessThanOrEqual(width - 16);
      expect(links.map(({ firstChild }) => countLines(firstChild!.firstChild!))).toEqual([1, 1, 1]);
    }
  },
);

test.each(languages)(
  "in %s, everything has its place in each view, and the answer begins beside the title",
  async (language) => {
    await open(language);
    const titles = new Set<string>();
    const places = new Set<string>();
    for (const [index, viewLink] of page.getByRole("navigation").getByRole("link").all().entries()) {
      await viewLink.click();
      await expect.poll(() => titles.add(shown("h1").textContent).size).toBe(index + 1);
      const links = [...document.querySelectorAll("header a")].map((element) => element.getBoundingClientRect());
      const answer = boxOf("main .answer");
      const { left, top } = boxOf("main label");
      expect([answer.top, boxOf("h1").top]).toEqual([80, 80]);
      places.add(JSON.stringify([links.map((box) => [box.left, box.right]), left, top, answer.left, answer.right]));
    }
    expect([...places]).toHaveLength(1);
    // HTML allows one: https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element
    expect(document.querySelectorAll("main")).toHaveLength(1);
  },
);

test.each(languages)("an answer of the check has its place, and rows of one line: %s", async (language) => {
  await open(language, "check");
  for (const [text, answer] of [
    ["jane.doe+netflix@gmail.com", page.getByText("netflix", { exact: true }).first()],
    ["jane.doe+shop@gmail.com janedoe@gmail.com roe@gmail.com", page.getByRole("row").nth(4)],
  ] as const) {
    await page.getByRole("textbox").fill(text);
    await expect.element(answer).toBeVisible();
    expect(boxOf("main .answer").top).toBe(80);
  }
  for (const row of page.getByRole("row").elements()) expect(row.clientHeight).toBeLessThan(60);
});

test.each(languages)(
  "on a phone, the address for a site and its button are above the keyboard: %s",
  async (language) => {
    await open(language, "site", phone);
    const { make, site } = await loadTexts(language);
    await page.getByRole("textbox", { name: make.field }).fill("jane.doe");
    await page.getByRole("textbox", { name: site.recipient }).fill("netflix.com");
    await expect.element(page.getByRole("status").first()).toHaveTextContent("jane.doe+netflix@gmail.com");
    // The order that is seen is the order of the keys.
    await userEvent.tab();
    expect(document.activeElement).toBe(shown("main [type=submit]"));
    expect(boxOf("main [type=submit]").bottom).toBeLessThan(phone.height - KEYBOARD);
  },
);

test.each(languages)("on a phone, the answer of the check is above the keyboard: %s", async (language) => {
  await keepBook([toEntry("netflix")]);
  await open(language, "check", phone);
  await page.getByRole("textbox").fill("jane+netflix@gmail.com");
  const answer = page.getByText("netflix.com", { exact: true }).first();
  await expect.element(answer).toBeVisible();
  // The browser scrolls to the field.
  const height = answer.element().getBoundingClientRect().bottom - boxOf("main label").top;
  expect(height).toBeLessThan(phone.height - COVERED);
});

test.each(languages)(
  "on a phone, a new list comes into the upper half, and the focus stays in the field: %s",
  async (language) => {
    await open(language, "make", phone);
    const field = page.getByRole("textbox").first();
    await field.fill("jane");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("grid")).toBeVisible();
    await expect.poll(() => boxOf("[role=row]").bottom).toBeLessThan(phone.height / 2);
    await expect.element(page.getByRole("searchbox")).toBeInViewport({ ratio: 0.99 });
    await expect.element(page.getByRole("row").nth(2)).toBeInViewport({ ratio: 0.99 });
    await expect.element(field).toHaveFocus();
    for (const row of page.getByRole("row").elements()) {
      expect(middleOf(row.querySelector("button")!)).toEqual(middleOf(row));
    }
  },
);

test.each([
  { width: 1280, height: 900, lowest: 860 },
  { ...phone, lowest: Infinity },
])(
  "of nine sites the first address is in sight, and of the list of those given the first row: $width px",
  async ({ lowest, ...size }) => {
    await keepBook(Array.from("abcdefgh", (letter) => toEntry(`shop-${letter}`)));
    await open("en", "site", size);
    const given = page.getByRole("row", { name: "shop-h.com" });
    await expect.element(given).toBeVisible();
    expect(given.element().getBoundingClientRect().top).toBeLessThanOrEqual(lowest);
    await page.getByRole("textbox", { name: "Gmail address or username" }).fill("jane");
    const sites = Array.from("abcdefghi", (letter) => `site-${letter}.com`);
    await page.getByRole("textbox", { name: "Site, shop or person" }).fill(sites.join("\n"));
    await expect.element(page.getByRole("row", { name: "jane+site-a@gmail.com" })).toBeInViewport({ ratio: 0.99 });
  },
);

/** Opens a view in a window without the gutter of a scroll bar. */
async function open(language: Language, view: View = "make", size = { width: 1280, height: 800 }): Promise<void> {
  startVisit({ query: { lang: language, view } });
  await page.viewport(size.width + (size.width === phone.width ? GUTTER : 0), size.height);
  await render(<App page="home" language={language} texts={await loadTexts(language)} />);
  const { title } = (await loadTexts(language))[view];
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

function toEntry(name: string): BookEntry {
  return { recipient: `${name}.com`, email: `jane+${name}@gmail.com`, date: "2026-11-20", note: "" };
}

/** The first such part of the view that is shown. */
function shown(selector: string): Element {
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())!;
}

function boxOf(selector: string): DOMRect {
  return shown(selector).getBoundingClientRect();
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return Math.round(top + height / 2);
}

function countLines(text: Node): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
}
