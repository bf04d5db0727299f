import { expect, it } from "vitest";

import { toLongDate } from "./toLongDate";

it.each([
  ["en", "21 November 2026"],
  ["pt", "21 de novembro de 2026"],
  ["es", "21 de noviembre de 2026"],
  ["fr", "21 novembre 2026"],
] as const)("a day is written as the language writes it: %s", (language, text) => {
  expect(toLongDate("2026-11-21", language)).toBe(text);
});

it.each([
  ["en", "1 December 2026"],
  ["pt", "1º de dezembro de 2026"],
  ["es", "1 de diciembre de 2026"],
  ["fr", "1er décembre 2026"],
] as const)("the first of a month is written as the language writes it: %s", (language, text) => {
  expect(toLongDate("2026-12-01", language)).toBe(text);
});

it("the day of a time is the local one", () => {
  expect(toLongDate(new Date(2026, 10, 21, 0, 0), "en")).toBe("21 November 2026");
  expect(toLongDate(new Date(2026, 10, 21, 23, 59), "en")).toBe("21 November 2026");
});
