import { expect, test } from "vitest";

import { toTimestamp } from "./toTimestamp";

test.each([
  [new Date(2026, 10, 21, 4, 38, 1), "20261121-043801"],
  [new Date(2026, 0, 2, 3, 4, 5), "20260102-030405"],
  [new Date(2026, 0, 31, 0, 0, 0), "20260131-000000"],
  [new Date(2026, 11, 31, 23, 59, 59), "20261231-235959"],
])("the time is local, and its parts are padded with zeros: %s", (time, timestamp) => {
  expect(toTimestamp(time)).toBe(timestamp);
});
