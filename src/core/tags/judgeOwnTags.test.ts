import { describe, expect, test } from "vitest";

import { judgeOwnTags } from "./judgeOwnTags";

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

  test("accepts 100 tags, without counting those that do not fit", () => {
    const text = ["too-long-here", ...Array.from({ length: 101 }, (_, index) => `t${index}`)].join(" ");
    const judged = judgeOwnTags(text, "a".repeat(58));
    expect(judged[0]).toStrictEqual({ source: "too-long-here", tag: "too-long-here", problem: "no-room" });
    expect(judged.filter(({ problem }) => problem === null)).toHaveLength(100);
    expect(judged[101]).toStrictEqual({ source: "t100", tag: "t100", problem: "too-many" });
  });
});
