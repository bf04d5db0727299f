import { expect, type Page } from "@playwright/test";

import { languageOf, languages } from "../../src/i18n/languages/languages";
import { holdScripts } from "./holdScripts";
import { openPage } from "./openPage";
import { test } from "./test";
import { textOf } from "./textOf";
import { watchErrors } from "./watchErrors";

/*
 * A visit that starts with another view than Make aliases. On the first one, the page of Make aliases leads to that of
 * the view. On each later one, the worker answers with it.
 */

const VIEWS = { site: "SiteView", check: "CheckView" };

for (const language of languages) {
  const tag = language === "fr" ? [] : "@matrix";

  test(
    `a first visit can start with each view, whose files are on the way before the program runs, and no other is ever seen: ${language}`,
    { tag },
    async ({ page }) => {
      const errors = watchErrors(page);
      await watchPictures(page);
      for (const [view, file] of Object.entries(VIEWS)) {
        const release = await holdScripts(page);
        const requested = Promise.all(
          [file, "shared"].map((name) => page.waitForRequest((request) => request.url().includes(`/assets/${name}-`))),
        );
        await page.goto(`/?view=${view}&lang=${language}`, { waitUntil: "commit" });
        const mark = textOf(language, "views", view);
        await expect(page.getByRole("link", { name: mark })).toHaveAttribute("aria-current", "page");
        await requested;

        release();
        const heading = textOf(language, view, "title");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(textOf(language, "document", `titles.${view}`));
        await expect(page.locator("html")).toHaveAttribute("lang", languageOf[language].locale);
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await expect(page.getByRole("textbox").first()).toBeFocused();
        const picture = await pictureOf(page, language, view);
        expect(await readPictures(page)).toEqual({
          pictures: [{ ...picture, query: `?view=${view}&lang=${language}` }],
          shifts: [],
        });
      }
      expect(errors).toEqual([]);
    },
  );
}

test.describe("from the second visit on", () => {
  test.use({ serviceWorkers: "allow" });

  for (const language of languages) {
    test(
      `the first picture has the requested view, with and without a network: ${language}`,
      { tag: language === "fr" ? [] : "@matrix" },
      async ({ page, context }) => {
        await page.goto("/?lang=en");
        await page.evaluate(async (chosen) => {
          localStorage.setItem("plusdot.generator.language", chosen);
          await navigator.serviceWorker.ready;
        }, language);
        const errors = watchErrors(page);
        await watchPictures(page);
        for (const isOffline of [false, true]) {
          await context.setOffline(isOffline);
          for (const view of Object.keys(VIEWS)) {
            const response = await page.goto(`/?view=${view}`);
            expect(response?.fromServiceWorker()).toBe(true);
            await page.waitForURL(/[?&]lang=/);
            const { pictures } = await readPictures(page);
            expect(pictures).toEqual([await pictureOf(page, language, view)]);
          }
        }
        expect(errors).toEqual([]);
      },
    );
  }
});

test.describe("on a phone", () => {
  test.use({ isMobile: true, hasTouch: true });

  test("no view takes the focus, so that no keyboard comes up", async ({ page }) => {
    const readFocus = () => page.evaluate(() => document.activeElement!.localName);
    for (const view of ["make", ...Object.keys(VIEWS)]) {
      await openPage(page, `/?view=${view}`);
      expect(await readFocus()).toBe("body");
    }
    await page.getByRole("link", { name: "One per site" }).first().tap();
    await expect(page.getByRole("textbox", { name: "Site, shop or person" })).toBeVisible();
    expect(await readFocus()).toBe("a");
  });
});

test("each page of a view leads to the view that its own address asks for", async ({ page }) => {
  // The inline script does it, without the program.
  await holdScripts(page);
  for (const [query, title] of [
    ["", textOf("en", "document", "titles.make")],
    ["&view=check", textOf("en", "document", "titles.check")],
  ]) {
    await page.goto(`/site.html?lang=en${query}`, { waitUntil: "commit" });
    await expect(page).toHaveTitle(title!);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

interface Picture {
  readonly query: string;
  readonly title: string;
  readonly heading: string;
  readonly mark: string | undefined;
  readonly fieldBox: string;
}

/** @returns The picture of a view, which is there before the program writes the language to the address. */
async function pictureOf(page: Page, language: string, view: string): Promise<Picture> {
  const field = page.locator("textarea:visible");
  return {
    query: `?view=${view}`,
    title: textOf(language, "document", `titles.${view}`),
    heading: textOf(language, view, "title"),
    mark: textOf(language, "views", view),
    // The program brings the styles of the view once more, and changes nothing.
    fieldBox: await field.evaluate((element) => JSON.stringify(element.getBoundingClientRect())),
  };
}

/** Keeps every heading and marked link that is seen, with the address and title of its first frame, and what moved. */
async function watchPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pictures: Picture[] = [];
    const shifts: number[] = [];
    Object.assign(window, { readPictures: () => ({ pictures, shifts }) });
    const look = () => {
      // As it is seen: the name is there twice, so that it keeps its room.
      const mark = document.querySelector<HTMLElement>("nav [aria-current]")?.innerText.trim();
      for (const shown of document.querySelectorAll("h1")) {
        const heading = shown.textContent;
        const isSeen = shown.checkVisibility({ visibilityProperty: true });
        if (!isSeen || pictures.some((picture) => picture.heading === heading && picture.mark === mark)) continue;
        const fieldBox = JSON.stringify(shown.closest("main > *")!.querySelector("textarea")!.getBoundingClientRect());
        pictures.push({ query: window.location.search, title: document.title, heading, mark, fieldBox });
      }
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
}

interface Seen {
  readonly pictures: readonly Picture[];
  /** When anything moved. */
  readonly shifts: readonly number[];
}

function readPictures(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { readPictures: () => Seen }).readPictures());
}
