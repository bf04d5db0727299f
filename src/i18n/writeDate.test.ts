import { expect, it } from "vitest";

import { samplesOf } from "../../tests/samplesOf";
import { languages } from "../languages/languages";
import { toLongDate, toShortDate } from "./writeDate";

it.each(languages)("a day and the first of a month are written as the language writes them: %s", (language) => {
  expect({
    day: toLongDate("2026-11-21", language),
    first: toLongDate("2026-12-01", language),
    shortDay: toShortDate("2026-11-21", language),
    shortFirst: toShortDate("2026-12-01", language),
  }).toEqual(samplesOf(language).dates);
});

it("the day of a time is the local one", () => {
  expect(toLongDate(new Date(2026, 10, 21, 0, 0), "en")).toBe("21 November 2026");
  expect(toLongDate(new Date(2026, 10, 21, 23, 59), "en")).toBe("21 November 2026");
});
