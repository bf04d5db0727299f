import { expect, type Locator, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { test } from "./test";

const fieldOf = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });
const tagsOf = (page: Page) => page.getByRole("textbox", { name: "Your tags" });
const chipsOf = (page: Page) =>
  page.getByRole("list", { name: "Your tags, as they will be used" }).getByRole("listitem");
const optionsOf = (page: Page) => page.getByRole("button", { name: "Options" });
const countOf = (page: Page) => page.getByText(/ selected of /);

async function generate(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("button", { name: "Generate" })).not.toHaveAttribute("aria-disabled");
  return copyAll(page);
}

test("own tags come first in the list, however they were pasted, and stay there after a shuffle", async ({ page }) => {
  await openPage(page);
  await fieldOf(page).fill("jane");
  await tagsOf(page).fill("https://www.netflix.com/login, Promoção\nwork");
  await expect(chipsOf(page)).toHaveText(["https://www.netflix.com/login+netflix", "Promoção+promocao", "+work"]);

  const own = ["jane@gmail.com", "jane+netflix@gmail.com", "jane+promocao@gmail.com", "jane+work@gmail.com"];
  expect((await generate(page)).slice(0, 4)).toEqual(own);
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(page.getByText("Aliases shuffled!")).toBeVisible();
  const shuffled = await copyAll(page);
  expect(shuffled.slice(0, 4)).toEqual(own);
  expect(shuffled).toHaveLength(2000);
});

test("each word that cannot be a tag says why, and the other words are used", async ({ page }) => {
  await openPage(page);
  await fieldOf(page).fill("jane");
  await expect(tagsOf(page)).toHaveAttribute("aria-invalid", "false");
  await tagsOf(page).fill("x, shop, a-tag-that-is-much-too-long, !!!");
  await tagsOf(page).blur();
  await expect(chipsOf(page)).toHaveText([
    "xtoo short: at least 2 characters",
    "+shop",
    "a-tag-that-is-much-too-longtoo long: at most 20 characters",
    "!!!not usable as a tag",
  ]);
  await expect(tagsOf(page)).toHaveAttribute("aria-invalid", "true");
  await expect(tagsOf(page)).toHaveAccessibleDescription(
    "Not used: x (too short: at least 2 characters), a-tag-that-is-much-too-long (too long: at most 20 characters), !!! (not usable as a tag)",
  );
  await expect(page.getByRole("status").filter({ hasText: "Not used: x" })).toHaveCount(1);
  expect((await generate(page)).slice(0, 2)).toEqual(["jane@gmail.com", "jane+shop@gmail.com"]);

  await fieldOf(page).fill("j".repeat(61));
  await expect(chipsOf(page).nth(1)).toHaveText("+shoptoo long for this username");
});

test("a word is judged once it is finished: a separator follows, or the field is left", async ({ page }) => {
  await openPage(page);
  await tagsOf(page).pressSequentially("s");
  await expect(chipsOf(page)).toHaveText(["s"]);
  await tagsOf(page).pressSequentially("hop x");
  await expect(chipsOf(page)).toHaveText(["+shop", "x"]);
  await expect(tagsOf(page)).toHaveAttribute("aria-invalid", "false");

  await tagsOf(page).pressSequentially(", y");
  await expect(chipsOf(page)).toHaveText(["+shop", "xtoo short: at least 2 characters", "y"]);
  await expect(tagsOf(page)).toHaveAttribute("aria-invalid", "true");
  await tagsOf(page).blur();
  await expect(chipsOf(page).last()).toHaveText("ytoo short: at least 2 characters");
});

test("a word that is listed twice leaves the list with the text", async ({ page }) => {
  await openPage(page);
  for (const text of ["x shop x ", "shop x x ", "shop "]) await tagsOf(page).fill(text);
  await expect(chipsOf(page)).toHaveText(["+shop"]);
});

test("of 20,000 pasted words, 100 are shown and used, and the others are counted", async ({ page }) => {
  await openPage(page);
  await fieldOf(page).fill("jane");
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`);
  await tagsOf(page).fill(words.join(" "));
  await expect(chipsOf(page)).toHaveCount(100);
  await expect(page.getByText("and 19,900 more: more than 100 tags", { exact: true })).toBeVisible();
  expect((await generate(page)).slice(1, 101)).toEqual(words.slice(0, 100).map((word) => `jane+${word}@gmail.com`));

  const refused = words.slice(0, 300).map((word) => `${word}..`);
  await tagsOf(page).fill([...refused, "shop"].join(" "));
  await expect(chipsOf(page)).toHaveCount(101);
  await expect(chipsOf(page).last()).toHaveText("+shop");
  await expect(page.getByText("and 200 more: not usable as a tag", { exact: true })).toBeVisible();
});

test("own tags are set aside while the list has dots only, and the page says so", async ({ page }) => {
  await openPage(page);
  await tagsOf(page).fill("shop");
  await expect(chipsOf(page)).toHaveText(["+shop"]);
  await optionsOf(page).click();
  const kinds = page.getByRole("combobox", { name: "Kinds" });
  await kinds.selectOption("Dots only");
  const note = "Not used with “Dots only”";
  await expect(chipsOf(page)).toHaveCount(0);
  await expect(page.getByRole("list", { name: note }).getByRole("listitem")).toHaveText(["+shop"]);
  await expect(page.getByRole("paragraph").filter({ hasText: note }).first()).toBeVisible();
  await expect(tagsOf(page)).toHaveAccessibleDescription(note);

  await kinds.selectOption("Tags only");
  await expect(chipsOf(page)).toHaveText(["+shop"]);
  await expect(page.getByText(note)).toHaveCount(0);
});

test("a list that was made before a change says how to use the change, until it is undone or used", async ({
  page,
}) => {
  const note = page.getByRole("status").filter({ hasText: "Generate again to use your changes" });
  await openPage(page);
  await tagsOf(page).fill("shop");
  await generateList(page, "jane");
  await expect(note).toHaveCount(0);

  await tagsOf(page).fill("shop, work");
  await expect(note).toBeVisible();
  await tagsOf(page).fill("Shop,");
  await expect(note).toHaveCount(0);
  await fieldOf(page).fill("john");
  await expect(note).toHaveCount(0);

  await optionsOf(page).click();
  await page.getByRole("spinbutton", { name: "How many" }).fill("50");
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(page.getByText("Aliases shuffled!")).toBeVisible();
  await expect(note).toBeVisible();
  expect(await generate(page)).toHaveLength(50);
  await expect(note).toHaveCount(0);
});

test("a tag is removed with its button, and the focus goes back to the field", async ({ page }) => {
  await openPage(page);
  await tagsOf(page).fill("netflix, shop, work");
  await page.getByRole("button", { name: "Remove shop" }).click();
  await expect(tagsOf(page)).toHaveValue("netflix, work");
  await expect(tagsOf(page)).toBeFocused();
  await expect(chipsOf(page)).toHaveText(["+netflix", "+work"]);
});

test("the options are folded away, and decide on the number, the kinds and the hosts", async ({ page }) => {
  await openPage(page);
  await expect(optionsOf(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("spinbutton")).toHaveCount(0);
  await optionsOf(page).press("Enter");
  await expect(optionsOf(page)).toHaveAttribute("aria-expanded", "true");

  await fieldOf(page).fill("jane.doe");
  await page.getByRole("spinbutton", { name: "How many" }).fill("50");
  expect(await generate(page)).toHaveLength(50);
  await expect(countOf(page)).toHaveText("0 selected of 50 emails");

  await page.getByRole("checkbox", { name: "Include googlemail.com" }).uncheck();
  const onOneHost = await generate(page);
  expect(onOneHost).toHaveLength(50);
  expect(onOneHost.filter((email) => !email.endsWith("@gmail.com"))).toEqual([]);

  await page.getByRole("combobox", { name: "Kinds" }).selectOption("Dots only");
  const dotted = await generate(page);
  expect(dotted.filter((email) => email.includes("+"))).toEqual([]);
  // 2^5 ways to place the dots of jane.doe.
  expect(dotted).toHaveLength(32);

  await page.getByRole("combobox", { name: "Kinds" }).selectOption("Tags only");
  const tagged = await generate(page);
  expect(tagged).toHaveLength(50);
  expect(tagged.filter((email) => !/^jane\.doe(?:\+.+)?@gmail\.com$/.test(email))).toEqual([]);
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the options open under their button and in sight, also below a hundred tags", async ({ page }) => {
    await openPage(page);
    await tagsOf(page).fill(Array.from({ length: 100 }, (_, index) => `tag${index}`).join(" "));
    await expect(chipsOf(page)).toHaveCount(100);
    // The button is at the lower edge of the window.
    await optionsOf(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
    await optionsOf(page).focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("group", { name: "Options" });
    // The browser scrolls by whole pixels.
    await expect(panel).toBeInViewport({ ratio: 0.99 });
    await expect(optionsOf(page)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("spinbutton", { name: "How many" })).toBeFocused();

    await optionsOf(page).press("Enter");
    await expect(panel).toHaveCount(0);
    await expect(chipsOf(page)).toHaveCount(100);
  });
});

test("the names of the tags and of the options stand on one line", async ({ page }) => {
  await openPage(page);
  const middleOf = (text: Locator): Promise<number> =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNode(element.lastChild!);
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  const tags = await middleOf(page.getByText("Your tags", { exact: true }));
  expect(Math.abs(tags - (await middleOf(optionsOf(page))))).toBeLessThan(1.5);
});

test("the host that is added is named: the one that was not entered", async ({ page }) => {
  await openPage(page);
  await optionsOf(page).click();
  const include = page.getByRole("checkbox", { name: /^Include / });
  for (const [typed, added] of [
    ["", "googlemail.com"],
    ["jane@googlemail.com", "gmail.com"],
    ["jane@googlemail", "googlemail.com"],
    ["jane@gmail.com", "googlemail.com"],
  ] as const) {
    await fieldOf(page).fill(typed);
    await expect(include).toHaveAccessibleName(`Include ${added}`);
  }
});

test("a number out of range is replaced by the nearest one, and a list of that length is made", async ({ page }) => {
  await openPage(page);
  await fieldOf(page).fill("jane");
  await optionsOf(page).click();
  const count = page.getByRole("spinbutton", { name: "How many" });
  await expect(count).toHaveValue("2000");
  await expect(count).toHaveAccessibleDescription("1 to 2,000");

  for (const [typed, used] of [
    ["5000", 2000],
    ["0", 1],
    ["-3", 1],
    ["2.9", 2],
  ] as const) {
    await count.fill(typed);
    await expect(count).toHaveAttribute("aria-invalid", "true");
    expect(await generate(page), typed).toHaveLength(used);
    await expect(count).toHaveValue(String(used));
    await expect(count).toHaveAttribute("aria-invalid", "false");
  }

  for (const [typed, used] of [
    ["050", "50"],
    ["1e3", "1000"],
    ["2.0", "2"],
  ] as const) {
    await count.fill(typed);
    await expect(count, typed).toHaveAttribute("aria-invalid", "false");
    await count.blur();
    await expect(count).toHaveValue(used);
  }

  await count.fill("");
  await expect(count).toHaveAttribute("aria-invalid", "true");
  await count.blur();
  await expect(count).toHaveValue("2");
});

test("the number of dot placements is exact, however large", async ({ page }) => {
  await openPage(page);
  await optionsOf(page).click();
  await expect(page.getByText(/Ways to place dots/)).toHaveCount(0);
  await fieldOf(page).fill("jo");
  await expect(page.getByText("Ways to place dots in jo: 20 = 1")).toBeVisible();
  await fieldOf(page).fill("j".repeat(64));
  await expect(page.getByText("= 9,223,372,036,854,775,808")).toBeVisible();
});

test("own tags are forgotten with the page, and nothing is stored", async ({ page }) => {
  await openPage(page);
  await tagsOf(page).fill("netflix");
  await generateList(page, "jane");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(page.url()).not.toContain("netflix");
  await page.reload();
  await expect(tagsOf(page)).toHaveValue("");
});
