import { expect, it } from "vitest";

import { toCsv } from "./toCsv";

it("writes a header and a line for each alias, every field quoted", () => {
  expect(
    toCsv([
      { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
      { email: "jane+shop@gmail.com", type: "plus", original: "jane@gmail.com" },
      { email: "j.ane@googlemail.com", type: "domain-variant", original: "jane@gmail.com" },
    ]),
  ).toBe(
    '"Email","Type","Original"\r\n' +
      '"jane@gmail.com","base","jane@gmail.com"\r\n' +
      '"jane+shop@gmail.com","plus","jane@gmail.com"\r\n' +
      '"j.ane@googlemail.com","domain-variant","jane@gmail.com"',
  );
});

it("writes only the header if there are no aliases", () => {
  expect(toCsv([])).toBe('"Email","Type","Original"');
});

it("doubles the quotes in a field", () => {
  expect(toCsv([{ email: '"j"', type: "base", original: 'a,"' }])).toBe(
    '"Email","Type","Original"\r\n"""j""","base","a,"""',
  );
});
