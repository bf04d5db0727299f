import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderMakeView } from "../../tests/renderMakeView";
import { replaceClipboard } from "../../tests/replaceClipboard";

const field = page.getByRole("textbox", { name: "Gmail address or username" });
const tags = page.getByRole("textbox", { name: "Your tags" });
const settings = page.getByRole("button", { name: "Your tags and options" });
const count = page.getByRole("spinbutton", { name: "How many" });
const generate = page.getByRole("button", { name: "Generate" });

let readClipboard: () => string | undefined;

beforeEach(async () => {
  readClipboard = replaceClipboard();
  await renderMakeView();
  // The column of the form has room for all tags.
  await page.viewport(740, 1600);
  await settings.click();
});

/** Makes a list. @returns Its addresses. */
async function make(): Promise<string[]> {
  await generate.click();
  await expect.element(generate).not.toHaveAttribute("aria-disabled");
  await page.getByRole("button", { name: "Copy all" }).click();
  return readClipboard()!.split("\n");
}

test("the tags that are used are named with their number, and the other words with the reason", async () => {
  await field.fill("jane");
  await expect.element(tags).toHaveAttribute("placeholder", "shop, test01..50");
  await expect.element(tags).toHaveAttribute("aria-invalid", "false");
  await expect.element(tags).toHaveAccessibleDescription("Words after the\u00A0+");
  await tags.fill("x, shop, Test01..50, t1..1, test50..01, a-tag-that-is-much-too-long, https://shop.com");
  await field.click();
  await expect
    .element(tags)
    .toHaveAccessibleDescription(
      "52 tags: shop, test01 … test50, t1 Not used: x (too short: at least 2 characters), test50..01 (the last number must be the higher one), a-tag-that-is-much-too-long (too long: at most 20 characters), https://shop.com (not usable as a tag)",
    );
  await expect.element(tags).toHaveAttribute("aria-invalid", "true");
  expect((await make()).slice(0, 2)).toStrictEqual(["jane@gmail.com", "jane+shop@gmail.com"]);

  await tags.fill("test01..50 test25..60");
  await expect.element(tags).toHaveAccessibleDescription("60 tags: test01 … test50, test25 … test60");
  await tags.fill("shop");
  await field.fill("j".repeat(61));
  await expect
    .element(tags)
    .toHaveAccessibleDescription("Words after the\u00A0+ Not used: shop (too long for this username)");
});

test("options that open late leave the focus in the field", async () => {
  const options = page.getByRole("button", { name: "Your tags and options" });
  await options.click();
  await field.click();
  (options.element() as HTMLElement).click();
  await expect.element(tags).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test("a word is not judged while it is typed, but once the field is left", async () => {
  await tags.click();
  await userEvent.keyboard("shop x");
  await expect.element(tags).toHaveAccessibleDescription("1 tag: shop");
  await field.click();
  await expect.element(tags).toHaveAccessibleDescription("1 tag: shop Not used: x (too short: at least 2 characters)");
});

test("of many words, the first ones are named", async () => {
  await tags.fill(Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(" "));
  const named = (first: number, reason: string) =>
    Array.from({ length: 5 }, (_, index) => `word${first + index}${reason}`).join(", ");
  await expect
    .element(tags)
    .toHaveAccessibleDescription(`999 tags: ${named(0, "")}, … Not used: ${named(999, " (at most 999 tags)")}, …`);
});

test("the text and the choices stay when the panel is closed, and the cursor is in the field when it is opened", async () => {
  await tags.fill("shop");
  await settings.click();
  await expect.element(tags).not.toBeInTheDocument();
  await settings.click();
  await expect.element(tags).toHaveFocus();
  await expect.element(tags).toHaveValue("shop");
});

test("refused words are said once a person pauses", async () => {
  await tags.fill("x ");
  const said = page.getByText("Not used: x (too short: at least 2 characters)");
  await expect.element(said).toHaveLength(2);
});

test("one choice makes a list of the own tags, in order, and of nothing else", async () => {
  const only = page.getByRole("checkbox", { name: "Only your tags" });
  await field.fill("jane");
  await tags.fill("x, !!!");
  await expect.element(page.getByText("Not used").first()).toBeVisible();
  await expect.element(only).not.toBeInTheDocument();

  await tags.fill("shop, test01..50");
  await only.click();
  const numbers = Array.from({ length: 50 }, (_, index) => String(index + 1).padStart(2, "0"));
  const series = ["jane+shop@gmail.com", ...numbers.map((number) => `jane+test${number}@gmail.com`)];
  expect(await make()).toStrictEqual(series);
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

  await field.fill("john");
  await expect.element(note).toBeVisible();
  await field.fill("jane@gmail.com");
  await expect.element(note).not.toBeInTheDocument();
  await field.fill("");
  await expect.element(note).not.toBeInTheDocument();
  await field.fill("jane");

  await tags.fill("shop, work");
  await expect.element(note).toBeVisible();
  expect(readPrimary()).toStrictEqual(["Generate"]);
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect.element(page.getByText("Aliases shuffled!").first()).toBeVisible();
  await expect.element(note).toBeVisible();
  await make();
  await expect.element(note).not.toBeInTheDocument();
});

test("the options decide on the number", async () => {
  await field.fill("jane.doe");
  await count.fill("50");
  expect(await make()).toHaveLength(50);
  await expect.element(page.getByText("0 selected of 50 emails", { exact: true })).toBeVisible();
});

test("the host that is added is the one that was not entered", async () => {
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
