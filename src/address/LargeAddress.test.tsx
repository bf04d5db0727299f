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
  ["is broken before the @", PHONE, ["jane.doe", "@gmail.com"]],
  ["is broken before the + too", PHONE, ["jane.doe", "+netflix", "@gmail.com"]],
  ["is broken at no sign behind the +", PHONE, ["jane", "+ab.cdefghi", "@gmail.com"]],
  ["keeps its tag beside a short name", DESKTOP, ["jo+x", "@gmail.com"]],
  ["stays whole where a break makes it no larger", STRIP, ["jane.doe+netflix@gmail.com"]],
])("an address %s, and fills its box", async (_, room, lines) => {
  await renderIn(room, lines.join(""));
  expect(linesOf(text.element())).toEqual(lines);
  expect(readFit()).toEqual({ fills: true, isIn: true });
});

/** Of its words, no two that follow one another fit into 16 characters. */
const MOST_LINES = ["a", `.${"b".repeat(15)}`, "_c", "+d", `.${"e".repeat(14)}`, "_f", `.${"g".repeat(14)}`, "_h"];

test.each([
  ["at its signs", PHONE, ["jane.doe.smith_the", "-third", "+boulangerie-muller", "@gmail.com"]],
  ["within a word", PHONE, ["m".repeat(21), "m".repeat(21), "m".repeat(21), "m", "@gmail.com"]],
  ["into nine lines at most", { width: 215, height: 254 }, [...MOST_LINES, "@googlemail.com"]],
])("an address in small type is broken %s", async (_, room, lines) => {
  await renderIn(room, lines.join(""));
  expect(linesOf(text.element())).toEqual(lines);
  expect(readFit()).toMatchObject({ isIn: true });
});

test("an address in a wide font with more space is in reach as a whole", async () => {
  await renderIn(SMALL_PHONE, `${"wide".repeat(16)}@googlemail.com`);
  const box = text.element().parentElement!;
  text.element().style.letterSpacing = "2em";
  expect(box.scrollWidth).toBe(box.clientWidth);
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  expect(getComputedStyle(box).overflowY).toBe("auto");
  box.scrollTo(0, 10_000);
  expect(text.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom + 1);
});
