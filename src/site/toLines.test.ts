import { expect, test } from "vitest";

import { MAX_LINES, toLines } from "./toLines";

test("each line is a recipient, without blank ones, and a line is cut where no link goes on", () => {
  expect(toLines(" netflix.com \r\n\n \r Müller & Söhne\n")).toStrictEqual(["netflix.com", "Müller & Söhne"]);
  expect(toLines("a".repeat(1_000_000))).toStrictEqual(["a".repeat(2000)]);
});

test("one more line than is used shows that there are too many", () => {
  expect(toLines("a\n".repeat(25_000))).toHaveLength(MAX_LINES + 1);
});
