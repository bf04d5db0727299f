import { expect, it } from "vitest";

import { readFormat } from "./readFormat";
import { splitRecords } from "./splitRecords";

it.each<[what: string, records: string[]]>([
  ["nothing", []],
  ["lines with any line end", ["a\n", "\n", "b\r", "\r", "c\r\n", "\r\n", "d"]],
  ["a text that ends with its line", ["a\n", "b\n"]],
  ["fields of several lines", ['a,"b\nc",d\n', '"e\r\n\r\nf"\r\n', 'g;"h\ni";"j\rk"\n', 'l\t"m\nn"\tp\n', 'q,"r\ns"']],
  ["quotation marks in a field", ['a,"b ""cde"" ""fgh"" i\n""j"" ""klm"" n",o\n', '"""p""\nq"\n', "r"]],
  ["fields that end with their line", ['"a","b ""c"""\n', '"d","e"\n']],
  ["a quotation mark that is just one", ['5" a,6"\n', 'b 7",c\n', 'd,"e\n', "f\n"]],
  ["a quoted word in a field that begins with it", ['a,"b" c,"d\ne",f\n', "g"]],
  ["a mail with cut lines", ["a=3Db\n", "c=\nd = \t\r\ne=\rf\n", "=20\n", "g=\n\n", "h=\r\n\r\n", "i=\r\r", "j=\n"]],
  ["a mail that quotes", ["a=3Db\n", ',"c\n', 'd"\n']],
  ["a calendar with folded lines", ["BEGIN:VCALENDAR\n", "A:b\n c\r\n\td\r e\n", "\r\n", 'F:"g\n', 'h"\r', "END"]],
  ["JSON with a list", ["[", '{"a":{"b":["c"]},"d":"e"}', ',\n{"a":{}}', "\n]", "\n"]],
  ["JSON with a list in an object", ['{"a":{"b":1},"c":[', "{}", ', {"d":[{}]}', "]", ',"e":[', "{}", "]", "}"]],
  ["JSON with a list of lists", ["[", '["a","b"]', ',\n["c",["d"]]', "]"]],
  ["JSON with texts", ["[", String.raw`{"a":"}]\"{[\\","bcd\"\"efg":"\n}","h":""}`, ',{"i":"}"}', "]"]],
  ["JSON that is cut off", ["[", '{"a":"b"}', ',{"a":"}{']],
  ["objects of several lines", ['{\n"a":[', "{}", "]", "}", '\n{\n"b":[', "]", "}"]],
  ["JSON without a list", ['{"a":\n', '{"b":1}}']],
  ["an object on each line", ['{"a":[{}]}\n', '{"a":[{}]}\n', "\n"]],
  ["an indented object on each line", [" \n", '{"a":[{}]} \t\r\n', '\t{"a":[{}]}\r\n', "\r\n"]],
])("cuts into records: %s", (_, records) => {
  const text = records.join("");
  const places = Array.from(splitRecords(text, readFormat(text)));
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(records);
});

it("cuts a line of over 50,000 characters between two words, so that a page need not wait for it", () => {
  const text = `${"a".repeat(49_995)} bc,de; ${"f".repeat(60_000)} g\nh`;

  expect(Array.from(splitRecords(text, readFormat(text)), ({ start, end }) => [start, end])).toEqual([
    [0, 50_002],
    [50_002, text.length - 3],
    [text.length - 3, text.length - 1],
    [text.length - 1, text.length],
  ]);
});
