import { expect, it } from "vitest";

import { toTxt } from "./toTxt";

it("writes one address a line, in the order of the list", () => {
  expect(
    toTxt([
      { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
      { email: "jane+shop@gmail.com", type: "plus", original: "jane@gmail.com" },
      { email: "j.ane@gmail.com", type: "dots", original: "jane@gmail.com" },
    ]),
  ).toBe("jane@gmail.com\njane+shop@gmail.com\nj.ane@gmail.com");
});

it("writes nothing if there are no aliases", () => {
  expect(toTxt([])).toBe("");
});
