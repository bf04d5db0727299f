import { describe, expect, it } from "vitest";

import { splitJson } from "./splitJson";

function show(text: string): readonly string[] | null {
  const steps = splitJson(text);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value && step.value.map(({ start, end }) => text.slice(start, end));
}

describe("the records of JSON are the members that hold the addresses", () => {
  it.each<[text: string, records: string[]]>([
    ['["a@b","c","d@e"]', ['"a@b"', '"d@e"']],
    [
      '{"x":["a@b"],"y":{"z":[{"m":"c@d"},{"m":1},{"n":[{"m":"e@f"}],"m":"g@h"}]}}',
      ['"a@b"', '{"m":"c@d"}', '{"n":[{"m":"e@f"}],"m":"g@h"}'],
    ],
    ['[{"team":1,"people":[{"m":"a@b"},{"m":"c@d"}]}]', ['{"m":"a@b"}', '{"m":"c@d"}']],
    ['[["a@b","c@d"],["e@f",["g@h"]]]', ['["a@b","c@d"]', '["e@f",["g@h"]]']],
    ['[{"home":{"m":"a@b"},"work":{"m":"c@d"}}]', ['{"home":{"m":"a@b"},"work":{"m":"c@d"}}']],
    ['{"u":{"m":["a@b","c@d"]},"v":{"m":"e@f"}}', ['"u":{"m":["a@b","c@d"]}', '"v":{"m":"e@f"}']],
    ['{"a@b":{"n":1},"c@d":{"n":2}}', ['"a@b":{"n":1}', '"c@d":{"n":2}']],
    ['{"m":"a@b","n":{"m":"c@d"}}', []],
    ['{"m":"a@b"}\n{"m":"c@d"}', ['{"m":"a@b"}', '{"m":"c@d"}']],
    [
      String.raw`[{"}]\"{[\\":"a@b","c":-1.5e+3,"d":[true,false,null]}]`,
      [String.raw`{"}]\"{[\\":"a@b","c":-1.5e+3,"d":[true,false,null]}`],
    ],
    ['[{"m":"a@b"},{"m":"c@d","x":"', ['{"m":"a@b"}', '{"m":"c@d","x":"']],
    ['[{"m":"a@b"},{"m":"c@d","x":tr', ['{"m":"a@b"}', '{"m":"c@d","x":tr']],
    [" {} ", []],
  ])("%s", (text, records) => {
    expect(show(text)).toEqual(records);
  });
});

it.each([
  "",
  "a@b",
  "[[Team]] a@b",
  "[jane@x.org] ",
  '{"a":1} b',
  '{"a":1]',
  "{ x: 1 }",
  '["a":1]',
  '"a":1',
  "{} 1",
  "]",
  '[x "jane"](x)',
])("%j is no JSON", (text) => {
  expect(show(text)).toBeNull();
});

it("takes a step for each 2,000 values", () => {
  expect(Array.from(splitJson(`[${"1,".repeat(2000)}1]`))).toHaveLength(2);
});
