import { expect, it } from "vitest";

import { samplesOf } from "../../tests/samplesOf";
import { languages } from "./languages/languages";
import { writeDate } from "./writeDate";

it.each(languages)("a day and the first of a month are written as the language writes them: %s", (language) => {
  expect({
    day: writeDate("2026-11-21", language),
    first: writeDate("2026-12-01", language),
    shortDay: writeDate("2026-11-21", language, "medium"),
    shortFirst: writeDate("2026-12-01", language, "medium"),
  }).toEqual(samplesOf(language).dates);
});
