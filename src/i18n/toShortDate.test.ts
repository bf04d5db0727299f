import { expect, it } from "vitest";

import { toShortDate } from "./toShortDate";

it.each([
  ["en", "21 Nov 2026", "1 Dec 2026"],
  ["pt", "21 de nov. de 2026", "1º de dez. de 2026"],
  ["es", "21 nov 2026", "1 dic 2026"],
  ["fr", "21 nov. 2026", "1er déc. 2026"],
] as const)("a day is written with a short month, as the language writes it: %s", (language, day, first) => {
  expect([toShortDate("2026-11-21", language), toShortDate("2026-12-01", language)]).toEqual([day, first]);
});
