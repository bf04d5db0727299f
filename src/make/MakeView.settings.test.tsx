import { beforeEach, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

import { renderMakeView } from "../../tests/renderMakeView";
import { replaceClipboard } from "../../tests/replaceClipboard";

const field = page.getByRole("textbox", { name: "Gmail address or username" });
const tags = page.getByRole("textbox", { name: "Your tags" });
const chips = page.getByRole("list", { name: "Your tags, as they will be used" }).getByRole("listitem");
const showMore = page.getByRole("button", { name: /^Show \d+ more$/ });
const options = page.getByRole("button", { name: "Options" });
const kinds = page.getByRole("combobox", { name: "Kinds" });
const count = page.getByRole("spinbutton", { name: "How many" });
const generate = page.getByRole("button", { name: "Generate" });

let readClipboard: () => string | undefined;

beforeEach(async () => {
  readClipboard = replaceClipboard();
  await renderMakeView();
  // The column of the form has room for all tags.
  await page.viewport(740, 1600);
  await page.getByRole("button", { name: "Your tags" }).click();
});

const readTexts = (locator: Locator) => locator.elements().map((element) => element.textContent);

async function expectChips(texts: readonly string[]): Promise<void> {
  await expect.poll(() => readTexts(chips)).toStrictEqual(texts);
}

/** Makes a list. @returns Its addresses. */
async function make(): Promise<string[]> {
  await generate.click();
  await expect.element(generate).not.toHaveAttribute("aria-disabled");
  await page.getByRole("button", { name: "Copy all" }).click();
  return readClipboard()!.split("\n");
}

test("each word that cannot be a tag says why, and the other words are used", async () => {
  await field.fill("jane");
  await expect.element(tags).toHaveAttribute("aria-invalid", "false");
  await tags.fill("x, shop, a-tag-that-is-much-too-long, !!!");
  await field.click();
  await expectChips([
    "xtoo short: at least 2 characters",
    "a-tag-that-is-much-too-longtoo long: at most 20 characters",
    "!!!not usable as a tag",
    "+shop",
  ]);
  await expect.element(tags).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(tags)
    .toHaveAccessibleDescription(
      "Not used: x (too short: at least 2 characters), a-tag-that-is-much-too-long (too long: at most 20 characters), !!! (not usable as a tag)",
    );
  expect((await make()).slice(0, 2)).toStrictEqual(["jane@gmail.com", "jane+shop@gmail.com"]);

  await field.fill("j".repeat(61));
  await expect.element(chips.filter({ hasText: "+shop" })).toHaveTextContent("+shoptoo long for this username");
});

test("a word is not judged while it is typed, but once the field is left", async () => {
  await tags.click();
  await userEvent.keyboard("shop x");
  await expectChips(["+shop", "x"]);
  await expect.element(tags).toHaveAttribute("aria-invalid", "false");
  await field.click();
  await expectChips(["xtoo short: at least 2 characters", "+shop"]);
  await expect.element(tags).toHaveAttribute("aria-invalid", "true");
});

test("a word that is listed twice leaves the list with the text", async () => {
  for (const text of ["x shop x ", "shop x x ", "shop "]) await tags.fill(text);
  await expect.poll(() => readTexts(chips)).toStrictEqual(["+shop"]);
});

test("of many words, 100 used ones and 100 refused ones are shown, and the others are counted", async () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`);
  await tags.fill(words.join(" "));
  await showMore.click();
  await expect.element(chips).toHaveLength(100);
  await expect.element(page.getByText("and 899 more: not shown", { exact: true })).toBeVisible();
  await expect.element(page.getByText("and 19,001 more: at most 999 tags", { exact: true })).toBeVisible();

  const refused = words.slice(0, 300).map((word) => `${word}..`);
  await tags.fill([...refused, "shop"].join(" "));
  await expect.element(chips).toHaveLength(101);
  await expect.element(chips.filter({ hasText: "+shop" })).toBeVisible();
  await expect.element(page.getByText("and 200 more: not usable as tags", { exact: true })).toBeVisible();
});

test("a series is one tag with its number, is removed as one, which leads back to the field, and counts each of its tags", async () => {
  await expect.element(tags).toHaveAttribute("placeholder", "shop, test01..50");
  await tags.fill("shop, Test01..50, t1..1, test50..01");
  await field.click();
  await expectChips([
    "test50..01the last number must be the higher one",
    "+shop",
    "+test01 … test50, 50 tags",
    "+t1, 1 tag",
  ]);
  await page.getByRole("button", { name: "Remove test01 … test50" }).click();
  await expect.element(tags).toHaveValue("shop, t1..1, test50..01");
  await expect.element(tags).toHaveFocus();

  await tags.fill("shop, test01..5000");
  await expectChips(["+shop", "+test01 … test998, 998 tags"]);
  await expect.element(page.getByText("and 4,002 more: at most 999 tags", { exact: true })).toBeVisible();
  await expect.element(tags).toHaveAccessibleDescription("Not used: test999 … test5000 (at most 999 tags)");
});

test("one choice makes a list of the own tags, in order, and of nothing else", async () => {
  const only = page.getByRole("checkbox", { name: "Only your tags" });
  await field.fill("jane");
  await tags.fill("x, !!!");
  await expect.element(page.getByText("Not used")).toBeVisible();
  await expect.element(only).not.toBeInTheDocument();

  await tags.fill("shop, test01..50");
  await only.click();
  const numbers = Array.from({ length: 50 }, (_, index) => String(index + 1).padStart(2, "0"));
  const series = ["jane+shop@gmail.com", ...numbers.map((number) => `jane+test${number}@gmail.com`)];
  expect(await make()).toStrictEqual(series);

  await options.click();
  await kinds.selectOptions("Dots only");
  await expect.element(only).not.toBeInTheDocument();
  await kinds.selectOptions("Tags only");
  await expect.element(only).toBeChecked();
});

test("own tags are set aside while the list has dots only, and the page says so", async () => {
  const note = "Not used with “Dots only”";
  await tags.fill("shop");
  await expectChips(["+shop"]);
  await options.click();
  await kinds.selectOptions("Dots only");
  await expectChips([]);
  await expect
    .poll(() => readTexts(page.getByRole("list", { name: note }).getByRole("listitem")))
    .toStrictEqual(["+shop"]);
  await expect.element(tags).toHaveAccessibleDescription(note);

  await kinds.selectOptions("Tags only");
  await expectChips(["+shop"]);
  await expect.element(page.getByText(note)).not.toBeInTheDocument();
});

test("a list that is older than the form says so until they agree, and one button leads on", async () => {
  const readPrimary = () => Array.from(document.querySelectorAll("[class*=primary]"), ({ textContent }) => textContent);
  const note = page.getByRole("status").filter({ hasText: "Generate again to apply your changes" });
  await field.fill("jane");
  await tags.fill("shop");
  expect(readPrimary()).toStrictEqual(["Generate"]);
  await make();
  await expect.element(note).not.toBeInTheDocument();
  expect(readPrimary()).toStrictEqual(["Copy all"]);

  await tags.fill("shop, work");
  await expect.element(note).toBeVisible();
  expect(readPrimary()).toStrictEqual(["Generate"]);
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect.element(page.getByText("Aliases shuffled!").first()).toBeVisible();
  await expect.element(note).toBeVisible();
  await make();
  await expect.element(note).not.toBeInTheDocument();
});

test("of many tags eight are in sight, refused ones first, until a person asks for the rest", async () => {
  const words = Array.from({ length: 8 }, (_, index) => `word${index}`).join(" ");
  await tags.fill(`${words} x`);
  await expect.element(chips).toHaveLength(9);
  await tags.fill(`${words} x last`);
  await expect.element(chips).toHaveLength(8);
  expect(chips.elements()[0]).toHaveTextContent("x");
  await expect.element(showMore).toHaveTextContent("Show 2 more");
  await showMore.click();
  await expect.element(chips).toHaveLength(10);
  await expect.element(page.getByRole("button", { name: "Remove x" })).toHaveFocus();
});

test("the options are folded away, and decide on the number and the kinds", async () => {
  await expect.element(options).toHaveAttribute("aria-expanded", "false");
  await expect.element(count).not.toBeInTheDocument();
  await options.click();
  await expect.element(options).toHaveAttribute("aria-expanded", "true");

  await field.fill("jane.doe");
  await count.fill("50");
  expect(await make()).toHaveLength(50);
  await expect.element(page.getByText("0 selected of 50 emails", { exact: true })).toBeVisible();

  await kinds.selectOptions("Tags only");
  const tagged = await make();
  expect(tagged.filter((email) => !/^jane\.doe(?:\+.+)?@g(?:oogle)?mail\.com$/.test(email))).toStrictEqual([]);
});

test("the host that is added is the one that was not entered", async () => {
  await options.click();
  for (const [typed, added] of [
    ["", "googlemail.com"],
    ["jane@googlemail.com", "gmail.com"],
    ["jane@googlemail", "googlemail.com"],
    ["jane@gmail.com", "googlemail.com"],
  ] as const) {
    await field.fill(typed);
    await expect.element(page.getByRole("checkbox", { name: /^Include / })).toHaveAccessibleName(`Include ${added}`);
  }
});

test("a number out of range is replaced by the nearest one, and a list of that length is made", async () => {
  await field.fill("jane");
  await options.click();
  await expect.element(count).toHaveValue(2000);
  await expect.element(count).toHaveAccessibleDescription("1 to 2,000");
  for (const [typed, used] of [
    ["5000", 2000],
    ["-3", 1],
    ["2.9", 2],
  ] as const) {
    await count.fill(typed);
    await expect.element(count).toHaveAttribute("aria-invalid", "true");
    expect(await make()).toHaveLength(used);
    await expect.element(count).toHaveValue(used);
    await expect.element(count).toHaveAttribute("aria-invalid", "false");
  }

  for (const [typed, used] of [
    ["0", "1"],
    ["050", "50"],
    ["1e3", "1000"],
    ["2.0", "2"],
  ] as const) {
    await count.fill(typed);
    await expect.element(count).toHaveAttribute("aria-invalid", String(typed === "0"));
    await field.click();
    await expect.poll(() => (count.element() as HTMLInputElement).value).toBe(used);
  }

  await count.fill("");
  await expect.element(count).toHaveAttribute("aria-invalid", "true");
  await field.click();
  await expect.element(count).toHaveValue(2);
});

test("the number of dot placements is exact, however large", async () => {
  await options.click();
  await expect.element(page.getByText(/Ways to place dots/)).not.toBeInTheDocument();
  await field.fill("jo");
  await expect.element(page.getByText("Ways to place dots in jo: 20 = 1")).toBeVisible();
  await field.fill("j".repeat(64));
  await expect.element(page.getByText("= 9,223,372,036,854,775,808")).toBeVisible();
});
