import { expect, it } from "vitest";

import { splitJson } from "./splitJson";

/** Writes the addresses of each record: `a@b c@d | e@f`. */
function show(text: string): string | null {
  const steps = splitJson(text);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  if (step.value === null) return null;
  const records = Array.from(step.value, ({ start, end }) => text.slice(start, end));
  expect(records.join("")).toBe(text);
  return records.flatMap((record) => record.match(/\w@\w/g)?.join(" ") ?? []).join(" | ");
}

it.each<[text: string, records: string]>([
  ['["a@b","c","d@e"]', "a@b | d@e"],
  ['{"x":["a@b"],"y":{"z":[{"m":"c@d"},{"m":1},{"n":[{"m":"e@f"}],"m":"g@h"}]}}', "a@b | c@d | e@f g@h"],
  ['[{"team":1,"people":[{"m":"a@b"},{"m":"c@d"}]}]', "a@b | c@d"],
  ['[["a@b","c@d"],["e@f",["g@h"]]]', "a@b c@d | e@f g@h"],
  ['[{"home":{"m":"a@b"},"work":{"m":"c@d"}}]', "a@b c@d"],
  ['{"u":{"m":["a@b","c@d"]},"v":{"m":"e@f"}}', "a@b c@d | e@f"],
  ['{"a@b":{"n":"c@d"},"e@f":{"n":2}}', "a@b c@d | e@f"],
  ['{"a@b":{"n":1},"c@d":{"n":2}}', "a@b | c@d"],
  ['{"o":"a@b","x":1,"l":[{"m":"c@d"}],"p":"e@f"}', "a@b | c@d | e@f"],
  ['{"m":"a@b","n":{"m":"c@d"}}', "a@b c@d"],
  ['{"m":"a@b"}\n{"m":"c@d"}', "a@b | c@d"],
  [String.raw`[{"}]\"{[\\":"a@b","c":-1.5e+3,"d":[true,false,null]},{"m":"c@d"}]`, "a@b | c@d"],
  ['[{"m":"a@b"},{"m":"c@d","x":"', "a@b | c@d"],
  ['[{"m":"a@b"},{"m":"c@d","x":tr', "a@b | c@d"],
  ['{"x":[],"y":{"z":[{"m":"a@b"},{"m":"c@d"}]}}', "a@b | c@d"],
  ['{"t":["x"],"u":[{"p":{"m":"a@b"},"m":"c@d"},{"m":"e@f"}]}', "a@b c@d | e@f"],
  ['[{"m":["a@b","c@d"]},{"m":["e@f"]}]', "a@b c@d | e@f"],
  [" {} ", ""],
])("the records of JSON are the members that hold the addresses: %s", (text, records) => {
  expect(show(text)).toBe(records);
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
