import { expect, it } from "vitest";

import { toLongDate, toShortDate } from "./writeDate";

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

it.each([
  ["en", "1 December 2026 at 14:05"],
  ["pt", "1º de dezembro de 2026 às 14:05"],
  ["es", "1 de diciembre de 2026 a las 14:05"],
  ["fr", "1er décembre 2026 à 14:05"],
] as const)("a time has its hour and minute where they are asked for: %s", (language, text) => {
  expect(toLongDate(new Date(2026, 11, 1, 14, 5), language, "short")).toBe(text);
});

it.each([
  ["en", "21 Nov 2026", "1 Dec 2026"],
  ["pt", "21 de nov. de 2026", "1º de dez. de 2026"],
  ["es", "21 nov 2026", "1 dic 2026"],
  ["fr", "21 nov. 2026", "1er déc. 2026"],
] as const)("a day is written with a short month, as the language writes it: %s", (language, day, first) => {
  expect([toShortDate("2026-11-21", language), toShortDate("2026-12-01", language)]).toEqual([day, first]);
});
