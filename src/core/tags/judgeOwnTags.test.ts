import { describe, expect, test } from "vitest";

import { judgeOwnTags, tagsOf } from "./judgeOwnTags";

/** Lists the tags that a text gives. */
function listTags(text: string, username: string | null = null): string[] {
  return tagsOf(judgeOwnTags(text, username));
}

function countBy(start: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${start}${first + index}`);
}

describe("judgeOwnTags", () => {
  test("returns the tag or the problem of each word, in the order of the text", () => {
    expect(judgeOwnTags("netflix.com, Promoção; x ...  shop\nshop", null)).toStrictEqual([
      { source: "netflix.com", tag: "netflix.com", problem: null },
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

  test("names each tag once, by the first word that gives it, and each word without a tag", () => {
    expect(judgeOwnTags("Netflix x Nétflix x netflix shop", null)).toStrictEqual([
      { source: "Netflix", tag: "netflix", problem: null },
      { source: "x", tag: null, problem: "too-short" },
      { source: "shop", tag: "shop", problem: null },
    ]);
  });
});

test.each([
  ["+shop", "shop"],
  ["my.tag", "my.tag"],
  ["v1.2", "v1.2"],
  ["and/or", "andor"],
  ["awww.cute", "awww.cute"],
  ["note:shop.com", "noteshop.com"],
  ["com", "com"],
])("the tag of %j is %j", (source, tag) => {
  expect(judgeOwnTags(source, null)).toStrictEqual([{ source, tag, problem: null }]);
});

test.each([
  ["é!", "too-short"],
  ["東京", "no-ascii"],
  ["a..com", "no-tag"],
  ["https://netflix.com/", "no-tag"],
  ["www.netflix.com", "no-tag"],
  ["/www.netflix.com", "no-tag"],
  ["+www.netflix1..3", "no-tag"],
  ["jane@gmail.com", "no-tag"],
])("%j has no tag: %s", (source, problem) => {
  expect(judgeOwnTags(source, null)).toStrictEqual([{ source, tag: null, problem }]);
});

describe("a series stands for its tags in order", () => {
  test.each([
    ["t8..11", ["t8", "t9", "t10", "t11"]],
    ["t08..11", ["t08", "t09", "t10", "t11"]],
    ["t099..101", ["t099", "t100", "t101"]],
    ["test1..1", ["test1"]],
    ["t0..2", ["t0", "t1", "t2"]],
    ["a.b01..03", ["a.b01", "a.b02", "a.b03"]],
    ["01..03", ["01", "02", "03"]],
    ["20261130..20261131", ["20261130", "20261131"]],
    ["v1.9..11", ["v1.9", "v1.10", "v1.11"]],
    ["case-1..2", ["case-1", "case-2"]],
    ["Prüfung1..2", ["prufung1", "prufung2"]],
    ["awww.1..2", ["awww.1", "awww.2"]],
    ["a-tag-of-18-letter98...a-tag-of-18-letter99", ["a-tag-of-18-letter98", "a-tag-of-18-letter99"]],
    ["a-tag-of-19-lette98..99", ["a-tag-of-19-lette98", "a-tag-of-19-lette99"]],
  ])("%s", (text, tags) => {
    expect(listTags(text)).toStrictEqual(tags);
  });

  test.each([
    "test1..3",
    "+test1..3",
    "#test1..3",
    "test1...3",
    "test1…3",
    "test1..test3",
    "test1..Test3",
    "test{1..3}",
    "ｔest１．．３",
  ])("%s means the same as test1..3", (text) => {
    expect(listTags(text)).toStrictEqual(["test1", "test2", "test3"]);
  });

  test("and is one of the words of a text, judged as one", () => {
    expect(judgeOwnTags("shop, test01..50;work", null)).toStrictEqual([
      { source: "shop", tag: "shop", problem: null },
      {
        source: "test01..50",
        tag: "test01",
        problem: null,
        series: { start: "test", first: 1, last: 50, digits: 2 },
      },
      { source: "work", tag: "work", problem: null },
    ]);
  });

  test("and a word for one of its tags adds none", () => {
    expect(listTags("test2..4 test3 test9")).toStrictEqual(["test2", "test3", "test4", "test9"]);
    expect(judgeOwnTags("test2 test3 test2..3 TEST2..3", null).map(({ source }) => source)).toStrictEqual([
      "test2",
      "test3",
    ]);
  });
});

describe("a word that is no series, or none that counts, has no tag", () => {
  test.each([
    ["test50..01", "downwards"],
    ["test10..9", "downwards"],
    ["1..3", "too-short"],
    ["8..11", "too-short"],
    ["a-tag-of-19-lette98..100", null],
    ["a-tag-of-20-letter98..100", "too-long"],
    ["東1..3", "no-ascii"],
    ["a..b1..3", "no-tag"],
    [".a1..3", "no-tag"],
    ["test..50", "no-tag"],
    ["test01..", "no-tag"],
    ["test01..50.", "no-tag"],
    ["test01....50", "no-tag"],
    ["test01..50..5", "no-tag"],
    ["test01..other50", "no-tag"],
    ["amazon..com", "no-tag"],
    ["www.test1..3", "no-tag"],
    ["https://test1..3", "no-tag"],
    ["t0..9999999999999999", "no-tag"],
    [`${"a".repeat(38)}1..9`, "too-long"],
    [`${"a".repeat(40)}1..9`, "no-tag"],
  ])("%s: %s", (source, problem) => {
    expect(judgeOwnTags(source, null).map((own) => own.problem)).toStrictEqual([problem]);
  });
});

describe("where only the first tags of a series are used, the others have the reason", () => {
  const parts = (text: string, username: string | null = null) =>
    judgeOwnTags(text, username).map(({ tag, problem, series }) => [problem, tag, series?.last]);

  test("there are more than 999", () => {
    expect(parts("test01..5000")).toStrictEqual([
      [null, "test01", 999],
      ["too-many", "test1000", 5000],
    ]);
    expect(parts("shop a1..998 b1..3 b3..1 work")).toStrictEqual([
      [null, "shop", undefined],
      [null, "a1", 998],
      ["too-many", "b1", 3],
      ["too-many", null, undefined],
      ["too-many", null, undefined],
    ]);
  });

  test("they do not fit behind the name", () => {
    const username = "a".repeat(61);
    expect(parts("t8..100000000", username)).toStrictEqual([
      [null, "t8", 9],
      ["no-room", "t10", 100_000_000],
    ]);
    expect(parts("t9..10", username)).toStrictEqual([
      [null, "t9", 9],
      ["no-room", "t10", 10],
    ]);
    expect(parts("t10..11", username)).toStrictEqual([["no-room", "t10", 11]]);
  });

  test("the tags that are there before do not count", () => {
    expect(listTags("a1..500 a1..1000")).toStrictEqual(countBy("a", 1, 999));
  });

  test("a series whose tags are all there before leaves room for the words behind it", () => {
    const many = Array.from({ length: 10 }, (_, index) => `a1..${300 - index}`).join(" ");
    expect(judgeOwnTags(`${many} shop`, null).map(({ source, problem }) => [source, problem])).toStrictEqual([
      ["a1..300", null],
      ["shop", null],
    ]);
  });
});
