import { expect, type Page } from "@playwright/test";

import { test } from "./test";
import { textOf } from "./textOf";
import { watchErrors } from "./watchErrors";

const WINDOWS = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 640, height: 320 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** With their tag, the last two have the 64 octets that an address may have before the `@`. */
const MAILBOXES = [
  "jane.doe",
  "a-long-mailbox-name-that-hardly-fits-in-one-line-of-a-phone@googlemail.com",
  `${"wide".repeat(14)}.me@googlemail.com`,
];

/** A person's browser may change every text: a larger size, and a wider font with more space. */
const TEXTS = {
  "as it is": "",
  "at 200 %": ":root { font-size: 200% }",
  "in a wide font": "* { font-family: serif !important; letter-spacing: 0.2em !important; line-height: 2 !important }",
};

for (const { language, colorScheme, phone, end } of [
  { language: "fr", colorScheme: "dark", phone: { width: 360, height: 740 }, end: 646 },
  { language: "en", colorScheme: "light", phone: { width: 390, height: 844 }, end: 624 },
] as const) {
  test.describe(() => {
    test.use({ colorScheme, viewport: phone });

    test(
      `on a phone the address and the button that copies it follow the fields, and in every window it is shown as large as it fits, as a whole: ${language}, ${colorScheme}`,
      { tag: language === "fr" ? [] : "@matrix" },
      async ({ page }) => {
        const errors = watchErrors(page);
        await page.goto(`/?view=site&lang=${language}`);
        const form = page.locator("main form:visible");
        await form.getByRole("textbox", { name: textOf(language, "site", "recipient") }).fill("netflix.com");
        const field = form.getByRole("textbox", { name: textOf(language, "generator", "field") });
        await field.fill("jane.doe");
        await expect(form.getByRole("status")).toHaveText("jane.doe+netflix@gmail.com");
        const submit = form.getByRole("button", { name: textOf(language, "site", "copy"), exact: true });
        // The order that is seen is the order of the keys: the choice, the options, the button.
        for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
        await expect(submit).toBeFocused();
        const { y, height } = (await submit.boundingBox())!;
        expect(y + height).toBeLessThan(end);

        await form.getByRole("textbox", { name: textOf(language, "site", "recipient") }).fill("shop");
        for (const mailbox of MAILBOXES) {
          await field.fill(mailbox);
          await page.getByRole("button", { name: textOf(language, "site", "show"), exact: true }).click();
          for (const [text, css] of Object.entries(TEXTS)) {
            await page.evaluate((rules) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(rules);
              document.adoptedStyleSheets.push(sheet);
            }, css);
            for (const size of WINDOWS) {
              await page.setViewportSize(size);
              const state = `${mailbox}, ${text}, ${size.width} × ${size.height}`;
              await expect.poll(() => placeOf(page), state).toEqual({ fills: true, isIn: true });
            }
            await page.evaluate(() => document.adoptedStyleSheets.pop());
          }
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toHaveCount(0);
        }
        // The browser keeps the screen on without a complaint.
        expect(errors).toEqual([]);
      },
    );
  });
}

/** Whether the address is as wide or as high as its box, and whether it is in it as a whole, below the cross. */
async function placeOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const address = document.querySelector("dialog[open] [role=img]")!;
    const text = address.getBoundingClientRect();
    const box = address.parentElement!.getBoundingClientRect();
    const cross = document.querySelector("dialog[open] svg")!.getBoundingClientRect();
    const room = Math.min(box.width - text.width, box.height - text.height);
    const isIn = (outer: { left: number; top: number; right: number; bottom: number }) =>
      text.left > outer.left - 1 &&
      text.top > outer.top - 1 &&
      text.right < outer.right + 1 &&
      text.bottom < outer.bottom + 1;
    const inWindow = isIn({ left: 0, top: cross.bottom, right: innerWidth, bottom: innerHeight });
    return { fills: Math.abs(room) < 1, isIn: isIn(box) && inWindow };
  });
}
