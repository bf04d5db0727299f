import { expect, it } from "vitest";

import { dateOrderOf } from "./useImport";

it.each([
  ["en", "mdy"],
  ["en-GB", "dmy"],
  ["en-CA", "ymd"],
  ["pt-BR", "dmy"],
  ["ja", "ymd"],
])("%s writes %s", (language, order) => {
  expect(dateOrderOf(language)).toBe(order);
});
