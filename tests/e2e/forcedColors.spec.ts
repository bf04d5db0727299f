import { expect, type Locator, test } from "@playwright/test";

import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { visitStates } from "./visitStates";

// Windows' contrast themes: a person's own few colours. What can be told there does not need its colour anywhere.
test.use({ serviceWorkers: "block", contextOptions: { forcedColors: "active" } });

test("the parts of an address and their captions have lines, each its own, instead of tints", async ({ page }) => {
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
  expect(await lineOf(swatchOf("host"))).toBe(host);
});

test("buttons, menus, the dialog and toasts have an edge in every state", async ({ page }) => {
  test.slow();
  await visitStates(page, "en", async (state) => {
    const raised = page.locator("button, dialog[open], :popover-open, [aria-live] [role=group]");
    const edges = await raised.evaluateAll((elements) =>
      elements.map((element) => {
        const { borderStyle, borderWidth } = getComputedStyle(element);
        return `${borderStyle} ${borderWidth}`;
      }),
    );
    expect(new Set(edges), state).toEqual(new Set(["solid 1px"]));
  });
});

test("icons have the colour of what they stand beside", async ({ page }) => {
  test.slow();
  await visitStates(page, "en", async (state) => {
    // The mark brings its own background.
    const icons = page.locator("svg:visible:not(header a svg)");
    const strange = await icons.evaluateAll((elements) =>
      elements
        .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color)
        .map((icon) => icon.parentElement!.textContent),
    );
    expect(strange, state).toEqual([]);
  });
});

test("a selected row and the focus can be seen", async ({ page }) => {
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
});

async function lineOf(part: Locator): Promise<string> {
  return part.first().evaluate((element) => {
    const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(element);
    return borderBlockEndWidth === "3px" ? borderBlockEndStyle : "none";
  });
}
