import { expect, test } from "vitest";

import { MAX_LINES, toFieldText } from "./toFieldText";

test("a text stays as it is, unless it is too long: then it becomes its recipients, up to one more than is used", () => {
  const line = "https://netflix.com/signup\n";

  expect(toFieldText(line)).toBe(line);
  expect(toFieldText(line.repeat(20_000)).split("\n")).toStrictEqual(
    Array.from({ length: MAX_LINES + 1 }, () => "netflix.com"),
  );
});
