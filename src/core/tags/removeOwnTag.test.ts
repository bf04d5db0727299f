import { describe, expect, test } from "vitest";

import { judgeOwnTags } from "./judgeOwnTags";
import { removeOwnTag } from "./removeOwnTag";

describe("removeOwnTag", () => {
  test.each([
    ["netflix, shop", "shop", "netflix"],
    ["netflix\nshop;work", "shop", "netflix, work"],
    ["Shop, https://shop.com, work, SHOP", "shop", "work"],
    ["x, shop", "x", "shop"],
    ["x y shop", "x", "y, shop"],
    ["netflix, shop, ", "shop", "netflix, "],
    ["shop", "shop", ""],
  ])("turns %j without %s into %j", (text, name, left) => {
    const removed = judgeOwnTags(text, null).find(({ source, tag }) => source === name || tag === name)!;
    expect(removeOwnTag(text, removed)).toBe(left);
  });
});
