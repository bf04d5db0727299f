import { expect, it } from "vitest";

import { toDay } from "./bookEntries";

it.each([
  [new Date(2026, 10, 21, 0, 0), "2026-11-21"],
  [new Date(2026, 0, 2, 23, 59), "2026-01-02"],
])("the day of %s is %s", (time, day) => {
  expect(toDay(time)).toBe(day);
});
