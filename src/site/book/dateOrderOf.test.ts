import { expect, it } from "vitest";

import { dateOrderOf } from "./dateOrderOf";

it.each([
  ["en", "mdy"],
  ["en-US", "mdy"],
  ["en-GB", "dmy"],
  ["en-CA", "ymd"],
  ["de", "dmy"],
  ["es-MX", "dmy"],
  ["fr", "dmy"],
  ["pt-BR", "dmy"],
  ["ja", "ymd"],
  ["sv", "ymd"],
])("%s writes %s", (language, order) => {
  expect(dateOrderOf(language)).toBe(order);
});
