import { describe, expect, test } from "vitest";

import { judgeOwnTags, removeOwnTag } from "./judgeOwnTags";

describe("judgeOwnTags", () => {
  test("returns the tag or the problem of each word, in the order of the text", () => {
    expect(judgeOwnTags("https://www.netflix.com/login, Promoção; x ...  shop\nshop", null)).toStrictEqual([
      { source: "https://www.netflix.com/login", tag: "netflix", problem: null },
      { source: "Promoção", tag: "promocao", problem: null },
      { source: "x", tag: null, problem: "too-short" },
      { source: "...", tag: null, problem: "no-tag" },
      { source: "shop", tag: "shop", problem: null },
    ]);
  });

  test.each([
    ["a".repeat(59), null],
    ["a".repeat(60), "no-room"],
    [`${"a".repeat(59)}+a-tag`, null],
    [`${"a".repeat(60)}+a`, "no-room"],
  ])("behind %s, a tag of four characters has the problem %s", (username, problem) => {
    expect(judgeOwnTags("shop", username)).toStrictEqual([{ source: "shop", tag: "shop", problem }]);
  });

  test("accepts 999 tags, without counting those that do not fit", () => {
    const text = ["too-long-here", ...Array.from({ length: 1000 }, (_, index) => `t${index}`)].join(" ");
    const judged = judgeOwnTags(text, "a".repeat(58));
    expect(judged[0]).toStrictEqual({ source: "too-long-here", tag: "too-long-here", problem: "no-room" });
    expect(judged.filter(({ problem }) => problem === null)).toHaveLength(999);
    expect(judged[1000]).toStrictEqual({ source: "t999", tag: null, problem: "too-many" });
  });

  test("reads no word after the 999th tag, and names each of them once", () => {
    const most = Array.from({ length: 999 }, (_, index) => `t${index}`);
    const judged = judgeOwnTags([...most, "more", "!", "more", "t7"].join(" "), null);
    expect(judged.slice(999)).toStrictEqual([
      { source: "more", tag: null, problem: "too-many" },
      { source: "!", tag: null, problem: "too-many" },
    ]);
  });

  test("reads 2,000 words at most", () => {
    const refused = Array.from({ length: 2000 }, (_, index) => `a-word-that-is-too-long-${index}`);
    const judged = judgeOwnTags([...refused.slice(1), "shop", "work"].join(" "), null);
    expect(judged.slice(1998)).toStrictEqual([
      { source: refused.at(-1), tag: null, problem: "too-long" },
      { source: "shop", tag: "shop", problem: null },
      { source: "work", tag: null, problem: "too-many" },
    ]);
  });

  test.each(["", " ,;\n\u00A0"])("finds no tags in %j", (text) => {
    expect(judgeOwnTags(text, null)).toStrictEqual([]);
  });

  test("names each tag once, by the first word that gives it", () => {
    expect(judgeOwnTags("Netflix https://netflix.com netflix shop", null)).toStrictEqual([
      { source: "Netflix", tag: "netflix", problem: null },
      { source: "shop", tag: "shop", problem: null },
    ]);
  });

  test("names a word that is no tag once", () => {
    expect(judgeOwnTags("x shop x", null)).toStrictEqual([
      { source: "x", tag: null, problem: "too-short" },
      { source: "shop", tag: "shop", problem: null },
    ]);
  });
});

describe("while a person types, judgeOwnTags", () => {
  const SHOP = { source: "shop", tag: "shop", problem: null };

  test.each([
    ["s", null],
    ["a-very-very-very-long-na", null],
    [".", null],
    ["a-tag-of-20-letters-", "j".repeat(50)],
  ])("finds no problem in the last word, %j", (word, username) => {
    expect(judgeOwnTags(`shop, ${word}`, username, true)).toStrictEqual([
      SHOP,
      { source: word, tag: null, problem: null },
    ]);
  });

  test("judges a word that a separator follows", () => {
    expect(judgeOwnTags("s, shop\n", null, true)).toStrictEqual([
      { source: "s", tag: null, problem: "too-short" },
      SHOP,
    ]);
  });

  test("judges a last word that is there before, too", () => {
    expect(judgeOwnTags("s shop s", null, true)).toStrictEqual([
      { source: "s", tag: null, problem: "too-short" },
      SHOP,
    ]);
  });

  test("shows the last word as soon as it is a tag", () => {
    expect(judgeOwnTags("shop", null, true)).toStrictEqual([SHOP]);
  });

  test("counts a last word after the 999th tag among those that are too many", () => {
    expect(judgeOwnTags("t1..999 w", null, true).at(-1)).toStrictEqual({
      source: "w",
      tag: null,
      problem: "too-many",
    });
  });
});

test.each([
  ["netflix, shop", "shop", "netflix"],
  ["netflix\nshop;work", "shop", "netflix, work"],
  ["Shop, https://shop.com, work, SHOP", "shop", "work"],
  ["x, shop", "x", "shop"],
  ["x y shop", "x", "y, shop"],
  ["netflix, shop, ", "shop", "netflix, "],
  ["shop", "shop", ""],
  ["shop, test01..50, work", "test01..50", "shop, work"],
  ["Test01..50, test01, t{1..3}, test{01..50}", "Test01..50", "test01, t{1..3}"],
  ["x1..2, test50..01, test9..1, y1..2", "test50..01", "x1..2, test9..1, y1..2"],
])("removeOwnTag turns %j without %s into %j", (text, name, left) => {
  const removed = judgeOwnTags(text, null).find(({ source, tag }) => source === name || tag === name)!;
  expect(removeOwnTag(text, removed)).toBe(left);
});
