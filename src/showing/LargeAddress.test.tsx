import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { linesOf } from "../../tests/linesOf";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { LargeAddress } from "./LargeAddress";

const PHONE = { width: 330, height: 600 };
const SMALL_PHONE = { width: 290, height: 200 };
const DESKTOP = { width: 1240, height: 740 };
const STRIP = { width: 1800, height: 100 };

const text = page.getByRole("img");

async function renderIn({ width, height }: typeof PHONE, email: string): Promise<void> {
  await page.viewport(width, height);
  await renderWithProviders(
    <div style={{ position: "fixed", inset: 0 }}>
      <LargeAddress id="address" email={email} />
    </div>,
  );
}

/** Whether the address is in its box as a whole, and as wide or as high, but for what fonts differ in. */
function readFit(): unknown {
  const range = document.createRange();
  range.selectNodeContents(text.element());
  const inner = range.getBoundingClientRect();
  const box = text.element().parentElement!;
  const outer = box.getBoundingClientRect();
  return {
    fills: inner.width > 0.93 * outer.width || inner.height > 0.98 * outer.height,
    isIn: inner.left >= outer.left && inner.right <= outer.right && box.scrollHeight <= box.clientHeight,
  };
}

test.each([
  ["is broken before the @", "jane.doe@gmail.com", PHONE, ["jane.doe", "@gmail.com"]],
  ["and before the +", "jane.doe+netflix@gmail.com", PHONE, ["jane.doe", "+netflix", "@gmail.com"]],
  ["on a wide screen too", "jane.doe+netflix@gmail.com", DESKTOP, ["jane.doe", "+netflix", "@gmail.com"]],
  [
    "is not broken where that makes the type no larger",
    "jane.doe+netflix@gmail.com",
    STRIP,
    ["jane.doe+netflix@gmail.com"],
  ],
  ["is broken at the @ where a name fits with its tag", "jo+x@gmail.com", DESKTOP, ["jo+x", "@gmail.com"]],
  [
    "is broken before the @ that would fit behind a tag",
    "christopherroe+x@gmail.com",
    DESKTOP,
    ["christopherroe", "+x", "@gmail.com"],
  ],
  [
    "with small type is broken at other signs",
    "jane.doe.smith_the-third+boulangerie-muller@gmail.com",
    PHONE,
    ["jane.doe", ".smith_the", "-third", "+boulangerie", "-muller", "@gmail.com"],
  ],
  [
    "keeps a word whole that can be read",
    "christopherwellington@gmail.com",
    PHONE,
    ["christopherwellington", "@gmail.com"],
  ],
  [
    "is broken within a word where nothing else fits",
    `${"m".repeat(64)}@googlemail.com`,
    SMALL_PHONE,
    ["m".repeat(16), "m".repeat(16), "m".repeat(16), "m".repeat(16), "@googlemail.com"],
  ],
])("an address %s", async (_, email, room, lines) => {
  await renderIn(room, email);
  expect(linesOf(text.element())).toEqual(lines);
  expect(readFit()).toEqual({ fills: true, isIn: true });
});

test("an address is broken sooner for people who set their text larger", async () => {
  const room = { width: 500, height: 700 };
  await renderIn(room, "jane.d.oe.smith@gmail.com");
  expect(linesOf(text.element())).toEqual(["jane.d.oe.smith", "@gmail.com"]);
  document.documentElement.style.fontSize = "200%";
  expect(linesOf(text.element())).toEqual(["jane.d.oe", ".smith", "@gmail.com"]);
  document.documentElement.style.fontSize = "";
});

test("an address in a wide font with more space is in reach as a whole", async () => {
  await renderIn(SMALL_PHONE, `${"wide".repeat(16)}@googlemail.com`);
  const box = text.element().parentElement!;
  text.element().style.letterSpacing = "0.5em";
  expect(box.scrollWidth).toBe(box.clientWidth);
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  expect(getComputedStyle(box).overflowY).toBe("auto");
  box.scrollTo(0, 10_000);
  expect(text.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom + 1);
});
