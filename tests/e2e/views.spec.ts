import { expect, type Locator, type Page } from "@playwright/test";

import { languageOf, languages as LANGUAGES } from "../../src/languages/languages";
import { answerAsWorker } from "./answerAsWorker";
import { holdScripts } from "./holdScripts";
import { refuse } from "./refuse";
import { test } from "./test";
import { textOf } from "./textOf";
import { watchErrors } from "./watchErrors";

/*
 * A visit that starts with another view than the generator. On the first one, the page of the generator leads to that of
 * the view. On each later one, the worker answers with it.
 */

const VIEWS = { site: "SiteView", check: "Checker" };

for (const [view, file] of Object.entries(VIEWS)) {
  for (const language of LANGUAGES) {
    test(
      `a first visit can start with the view, whose files are on the way before the program runs, and no other is ever seen: ${view}, ${language}`,
      { tag: language === "fr" ? [] : "@matrix" },
      async ({ page }) => {
        const errors = watchErrors(page);
        await watchFrames(page);
        const release = await holdScripts(page);
        const requested = Promise.all(
          [file, "shared"].map((name) => page.waitForRequest((request) => request.url().includes(`/assets/${name}-`))),
        );
        await page.goto(`/?view=${view}&lang=${language}`, { waitUntil: "commit" });
        const link = page.getByRole("link", { name: textOf(language, "messages", `views.${view}`) });
        await expect(link).toHaveAttribute("aria-current", "page");
        await requested;

        release();
        const heading = textOf(language, view, "title");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(textOf(language, "messages", `document.titles.${view}`));
        await expect(page.locator("html")).toHaveAttribute("lang", languageOf[language].locale);
        await expect(page.getByRole("contentinfo")).toBeVisible();
        if (view === "site") await expect(page.getByRole("textbox").first()).toBeFocused();
        const marks = [textOf(language, "messages", `views.${view}`)];
        expect(await framesOf(page)).toEqual({ marks, headings: [heading], shifts: [] });
        expect(errors).toEqual([]);
      },
    );
  }
}

test.describe("from the second visit on", () => {
  test.use({ serviceWorkers: "allow" });

  for (const view of Object.keys(VIEWS)) {
    for (const language of LANGUAGES) {
      test(
        `the first picture has the requested view, with and without a network: ${view}, ${language}`,
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
            const response = await page.goto(`/?view=${view}`);
            expect(response?.fromServiceWorker()).toBe(true);
            await page.waitForURL(/[?&]lang=/);
            expect(await picturesOf(page)).toEqual([
              {
                // The program writes the language to the address.
                query: `?view=${view}`,
                title: textOf(language, "messages", `document.titles.${view}`),
                heading: textOf(language, view, "title"),
                mark: textOf(language, "messages", `views.${view}`),
                // The program brings the styles of the view once more, and changes nothing.
                fieldBox: await boxOf(page.locator("textarea:visible")),
              },
            ]);
          }
          expect(errors).toEqual([]);
        },
      );
    }
  }

  test("the other views are there too, and each keeps what it holds", async ({ page }) => {
    await page.goto("/?lang=en");
    await page.evaluate(async () => navigator.serviceWorker.ready);
    const errors = watchErrors(page);
    await page.goto("/?view=site&lang=en");
    await expect(page.locator("[data-drawn=site]")).toHaveCount(1);
    await page.getByRole("textbox", { name: "Site, shop or person" }).fill("netflix.com");
    await page.getByRole("link", { name: "Make aliases" }).click();
    await expect(page).toHaveTitle("Plusdot: many Gmail addresses, one inbox");
    await page.getByRole("textbox").first().fill("jane");
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("link", { name: "Check addresses" }).first().click();
    await expect(page.getByRole("textbox", { name: "Addresses to check" })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("textbox", { name: "Site, shop or person" })).toHaveValue("netflix.com");
    expect(errors).toEqual([]);
  });
});

test("each page of a view leads to the view that its own address asks for", async ({ page }) => {
  const errors = watchErrors(page);
  for (const [query, title] of [
    ["", "Plusdot: many Gmail addresses, one inbox"],
    ["&view=check", "Where do these addresses lead? – Plusdot"],
  ]) {
    await page.goto(`/site.html?lang=en${query}`);
    await expect(page).toHaveTitle(title!);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(errors).toEqual([]);
});

test("if the program of a drawn view cannot be fetched, the page says so and keeps the view", async ({ page }) => {
  await refuse(page, "vendor");
  await answerAsWorker(page);
  await page.goto("/?lang=fr&view=site");
  await expect(page.getByRole("alert")).toHaveText(textOf("fr", "messages", "failures.load"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("fr", "site", "title"));
  await expect(page.locator("[aria-current]")).toHaveText(textOf("fr", "messages", "views.site"));
});

interface Picture {
  readonly query: string;
  readonly title: string;
  readonly heading: string;
  readonly mark: string | undefined;
  readonly fieldBox: string;
}

/** Keeps every heading that is seen, with the address, the title and the marked link of its first frame. */
async function watchPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pictures: Picture[] = [];
    Object.assign(window, { pictures });
    const look = () => {
      for (const shown of document.querySelectorAll("h1")) {
        const heading = shown.textContent;
        const isSeen = shown.checkVisibility({ visibilityProperty: true });
        if (!isSeen || pictures.some((picture) => picture.heading === heading)) continue;
        const mark = document.querySelector("nav [aria-current]")?.textContent;
        const fieldBox = JSON.stringify(shown.closest("main")!.querySelector("textarea")!.getBoundingClientRect());
        pictures.push({ query: window.location.search, title: document.title, heading, mark, fieldBox });
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

function boxOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
}

function picturesOf(page: Page): Promise<Picture[]> {
  return page.evaluate(() => (window as unknown as { pictures: Picture[] }).pictures);
}

interface Frames {
  readonly marks: readonly string[];
  readonly headings: readonly string[];
  readonly shifts: readonly number[];
}

/** Keeps each marked link and each heading that is seen in a frame, and when anything moved. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marks = new Set<string>();
    const headings = new Set<string>();
    const shifts: number[] = [];
    Object.assign(window, { readFrames: () => ({ marks: [...marks], headings: [...headings], shifts }) });
    const look = () => {
      for (const [selector, seen] of [
        ["nav [aria-current]", marks],
        ["h1", headings],
      ] as const) {
        for (const element of document.querySelectorAll(selector)) {
          if (element.checkVisibility({ visibilityProperty: true })) seen.add(element.textContent);
        }
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

function framesOf(page: Page): Promise<Frames> {
  return page.evaluate(() => (window as unknown as { readFrames: () => Frames }).readFrames());
}
