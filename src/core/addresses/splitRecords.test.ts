import { expect, it } from "vitest";

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
  ["a tag that is cut", ["a\n", "jane+net=\r\nflix@x.org,b\n", "jane+net=\n", "b c@x\n"]],
  ["bars, and blanks around the fields", ['a | "b\nc" |d\n', "e\n"]],
  ["escaped quotation marks", ['a,"b \\"c\n\\"d",e\n', 'a,"b \\"c","\nd"\n', '"C:\\",d\n', "e\n"]],
  ["a card in a text", ["a\n", "BEGIN:VCARD\nA:b\n c\nEND:VCARD\n", "d\n", "BEGIN:VCARD\n", "e\n"]],
  ["two cards, of which one has no end", ["BEGIN:VCARD\n", "a\n", "BEGIN:VCARD\r\nEND:vcard"]],
  ["components", ["BEGIN:VCALENDAR\n", "BEGIN:VEVENT\nA:b\nBEGIN:VALARM\nEND:VALARM\nEND:VEVENT\n", "END:VCALENDAR\n"]],
  ["a directory", ["version: 1\n", "\ndn: a\nmail: b\n", "\ndn:: c\r\nmail: d\r\n", "\r\n"]],
  [
    "rows that are inserted",
    ["INSERT INTO t VALUES (1,'),('), ", String.raw`(2,'x''y\'),('), `, "(3);\n", "(4),(5)\n"],
  ],
  ["a calendar with folded lines", ["BEGIN:VCALENDAR\n", "A:b\n c\r\n\td\r e\n", "\r\n", 'F:"g\n', 'h"\r', "END"]],
  ["an object on each line", ['{"a":[{}]}\n', '{"a":[{}]}\n', "\n"]],
  ["an indented object on each line", [" \n", '{"a":[{}]} \t\r\n', '\t{"a":[{}]}\r\n', "\r\n"]],
])("cuts into records: %s", (_, records) => {
  const text = records.join("");
  const places = Array.from(splitRecords(text));
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(records);
});

it("cuts a line of over 50,000 characters between two words, so that a page need not wait for it", () => {
  const text = `${"a".repeat(49_995)} bc,de; ${"f".repeat(60_000)} g\nh`;

  expect(Array.from(splitRecords(text), ({ start, end }) => [start, end])).toEqual([
    [0, 50_002],
    [50_002, text.length - 3],
    [text.length - 3, text.length - 1],
    [text.length - 1, text.length],
  ]);
});
