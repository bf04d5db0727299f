import { expect, type Locator, type Page, test } from "@playwright/test";

import { generateList } from "./generateList";
import { layoutFaults } from "./layoutFaults";

const LANGUAGES = ["en", "pt", "es", "fr"];
const SCREENS = [
  { name: "a phone", viewport: { width: 360, height: 1600 } },
  { name: "a desktop", viewport: { width: 1280, height: 1600 } },
];

const fieldOf = (page: Page) => page.getByRole("textbox").first();
const listOf = (page: Page) => page.getByRole("grid");
const searchOf = (page: Page) => page.getByRole("searchbox");
/** What stands below the list and its bars. */
const helpOf = (page: Page) => page.locator("main > section").last();
const toastOf = (page: Page) => page.getByRole("region").and(page.locator("[aria-live]")).locator("p");

async function openIn(page: Page, language: string): Promise<void> {
  await page.goto(`/?lang=${language}`);
}

for (const language of LANGUAGES) {
  test.describe(`at 360 px in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("a menu opens inside of the window", async ({ page }) => {
      await openIn(page, language);
      await fieldOf(page).fill("jane");
      await expect(page.getByText("jane@gmail.com")).toBeVisible();
      for (const opener of await page.locator("header button[popovertarget]").all()) {
        await opener.click();
        await expect(page.getByRole("radiogroup")).toBeInViewport({ ratio: 1 });
        await page.keyboard.press("Escape");
        await expect(page.getByRole("radiogroup")).toHaveCount(0);
      }
    });

    test("nothing is wider than the window in the check, and no address is cut off", async ({ page }) => {
      await page.goto(`/?view=check&lang=${language}`);
      await fieldOf(page).fill(
        "a-long-mailbox-name+that-hardly-fits-in-one-line@gmail.com a-long-mailbox-name@gmail.com roe@an-other-host.example.org",
      );
      await fieldOf(page).press("End");
      await page.keyboard.type(" roe@an-other-host.example.org");
      await expect(page.getByRole("row")).toHaveCount(5);
      expect(await layoutFaults(page)).toEqual([]);

      await page.getByRole("heading", { level: 1 }).click();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeInViewport({ ratio: 1 });
      expect(await layoutFaults(page)).toEqual([]);
    });
  });
}

for (const { name, viewport } of SCREENS) {
  for (const language of LANGUAGES) {
    test.describe(`on ${name} in ${language}`, () => {
      test.use({ viewport });

      test("nothing moves when a reading, an error, a toast, a selection or a search appears", async ({ page }) => {
        await openIn(page, language);
        await generateList(page, "jane.doe");
        await expect(toastOf(page)).toBeVisible();
        const field = await boxOf(fieldOf(page));
        const submit = await boxOf(page.locator("button[type=submit]"));
        const list = await boxOf(listOf(page));
        const help = await boxOf(helpOf(page));

        const expectNothingMoved = async (): Promise<void> => {
          expect({
            field: await boxOf(fieldOf(page)),
            submit: await boxOf(page.locator("button[type=submit]")),
            list: await boxOf(listOf(page)),
            help: await boxOf(helpOf(page)),
          }).toEqual({ field, submit, list, help });
        };

        await expect(toastOf(page)).toHaveCount(0);
        await expectNothingMoved();
        await page.getByRole("checkbox").nth(1).click();
        await expect(page.getByRole("checkbox").first()).toBeChecked({ indeterminate: true });
        await expectNothingMoved();
        await page.getByRole("checkbox").first().click();
        await expect(page.getByRole("checkbox").first()).toBeChecked();
        await expectNothingMoved();

        // All rows are selected now: the longest texts. So they are with nearly all rows shown, in two lines here and there.
        await searchOf(page).fill("+");
        await expect(page.getByRole("status").filter({ hasText: " · " })).toBeVisible();
        await expectNothingMoved();
        await page.locator("section").getByRole("checkbox").last().check();
        await expectNothingMoved();
        await page.locator("section").getByRole("checkbox").last().uncheck();
        await searchOf(page).fill("no such alias");
        await expect(listOf(page)).toHaveCount(0);
        await searchOf(page).fill("");
        await expect(listOf(page)).toBeVisible();
        await expectNothingMoved();

        await fieldOf(page).fill("jane@example.com");
        await expectNothingMoved();
        await fieldOf(page).press("Enter");
        await expect(page.getByRole("alert")).toBeVisible();
        await expectNothingMoved();
        await fieldOf(page).fill("");
        await expect(page.getByRole("alert")).toHaveCount(0);
        await expectNothingMoved();
        await fieldOf(page).fill("jane.doe+news");
        await expectNothingMoved();
      });

      test("the toolbar stays in sight while the page scrolls past the list", async ({ page }) => {
        await page.setViewportSize({ ...viewport, height: 560 });
        await openIn(page, language);
        await generateList(page, "jane");
        const selectAll = page.getByRole("checkbox").first();
        await listOf(page).evaluate((element) => {
          window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + 200);
        });
        await expect.poll(() => topOf(listOf(page))).toBe(-200);
        await expect(selectAll).toBeInViewport({ ratio: 1 });
        await selectAll.click();
        await expect(selectAll).toBeChecked();
        expect(await topOf(listOf(page))).toBe(-200);
      });
    });
  }
}

async function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

async function boxOf(locator: Locator): Promise<unknown> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y: y + window.scrollY, width, height };
  });
}
