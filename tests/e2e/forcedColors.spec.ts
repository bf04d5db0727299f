import { expect, type Locator } from "@playwright/test";

import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { test } from "./test";

// In Windows' contrast themes a person chooses a few colours. A page that is clear there does not depend on its own.
test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("each part of an address, its caption and a fault have a line of their own kind instead of a tint", async ({
  page,
}) => {
  await openPage(page);
  await page.getByRole("textbox").first().fill("jane.doe+shop@gmail.com");
  const reading = page.locator("form").getByRole("group");
  const partOf = (text: string) => reading.locator("p").getByText(text, { exact: true });
  const swatchOf = (text: string) => reading.getByRole("listitem").filter({ hasText: text }).locator("span");

  const dot = await lineOf(partOf("."));
  const tag = await lineOf(partOf("+shop"));
  const host = await lineOf(partOf("@gmail.com"));
  const mailbox = await lineOf(partOf("jane"));
  expect(new Set([dot, tag, host, mailbox]).size).toBe(4);
  expect(await lineOf(swatchOf("dot"))).toBe(dot);
  expect(await lineOf(swatchOf("tag"))).toBe(tag);
  expect(await lineOf(swatchOf("domain"))).toBe(host);

  const lineOfMark = () => page.locator("mark").evaluate((mark) => getComputedStyle(mark).textDecorationStyle);
  await page.getByRole("textbox").first().fill("jane..doe");
  await expect.poll(lineOfMark).toBe("wavy");
  await page.getByRole("textbox").first().fill("jane@gm");
  await expect.poll(lineOfMark).toBe("dotted");
});

test("a selected row, the focus and the view that is shown can be seen", async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  const row = page.getByRole("checkbox", { name: "jane@gmail.com", exact: true });
  const unselected = await row.screenshot();
  await row.check();
  expect(await row.screenshot()).not.toEqual(unselected);

  const header = page.locator("header").first();
  const unfocused = await header.screenshot();
  await page.getByRole("button", { name: "Theme", exact: true }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Toggle theme" })).toBeFocused();
  expect(await header.screenshot()).not.toEqual(unfocused);

  const links = page.getByRole("navigation");
  const makeShown = await links.screenshot();
  await page.getByRole("link", { name: "Check addresses" }).click();
  await expect(page.getByRole("textbox", { name: "Addresses to check" })).toBeVisible();
  expect(await links.screenshot()).not.toEqual(makeShown);
});

test("what can be checked is the platform's, which follows the chosen colours", async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  const looks = await page
    .locator("[type=checkbox], [type=radio]")
    .evaluateAll((all) => all.map((box) => getComputedStyle(box).appearance));
  expect(new Set(looks)).toEqual(new Set(["auto"]));
});

test("in an address that is shown large, a dot, a plus and a tag differ from the letters", async ({ page }) => {
  await openPage(page, "/?view=site");
  await page.getByRole("textbox", { name: "Site, shop or person" }).fill("shop");
  await page.getByRole("textbox", { name: "Gmail address or username" }).fill("jane.doe");
  await page.getByRole("button", { name: "Enlarge", exact: true }).click();
  const address = page.getByRole("dialog").getByRole("img");
  const looks = await Promise.all(
    ["jane", ".", "+", "shop", "@gmail"].map((text) =>
      address
        .getByText(text, { exact: true })
        .first()
        .evaluate((element) => {
          const { borderBlockEndStyle, borderBlockEndWidth, fontWeight, webkitTextStrokeWidth } =
            getComputedStyle(element);
          return [borderBlockEndStyle, borderBlockEndWidth, fontWeight, webkitTextStrokeWidth].join(" ");
        }),
    ),
  );
  expect(looks).toEqual([
    "none 0px 400 0px",
    "solid 12px 800 7px",
    "solid 12px 800 7px",
    "dotted 6px 400 0px",
    "none 0px 400 0px",
  ]);
});

async function lineOf(part: Locator): Promise<string> {
  return part.first().evaluate((element) => {
    const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(element);
    return borderBlockEndWidth === "3px" ? borderBlockEndStyle : "none";
  });
}
