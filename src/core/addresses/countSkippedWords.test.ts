import { expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { countRest, countSkippedWords } from "./countSkippedWords";
import { readRecords } from "./readRecords";

function count(text: string): number {
  const words = countSkippedWords();
  for (const record of readRecords(text)) if (record !== null) words.add(takeSteps(countRest(record, text.length)));
  return words.end();
}

it.each([
  ["a line with an address", "Call a@x.org now", 2],
  ["a line without one", "Call me now", 3],
  ["a list with a word behind it", "a@x.org b@x.org, thanks", 1],
  ["lines of text with an address each", "Jane Doe, a@x.org\nRoe, 1, b@x.org", 4],
  ["a table with a heading", "Name,Mail,Age\nJane Doe,a@x.org,30\nRoe,b@x.org,31\n", 3],
  ["a table with tabs and semicolons", "Jane Doe\ta@x.org;1\nRoe\tb@x.org;2", 0],
  ["a table with a field of several lines", '"Jane",a@x.org,"x\ny"\n"Roe",b@x.org,"z"\n', 0],
  ["a table with a list", "Name,Mail\nJane,a@x.org\nRoe,b@x.org\nc@x.org d@x.org both", 5],
  ["a table with a row of one address more", "Jane,a@x.org\nRoe,b@x.org\nJohn c@x.org,d@x.org", 3],
  [
    "names of addresses",
    'Jane Doe <a@x.org>, "Roe, R." <b@x.org>; "Lee, K."  <c@x.org>, "" <d@x.org>, "Kim"<e@x.org>',
    0,
  ],
  ["a name behind a word", "Hello, Jane Doe <a@x.org>", 1],
  ["words behind the name", "Jane <a@x.org> wrote this", 2],
  ["a name on the next line", '"x\nJane <a@x.org>"', 1],
  ["signs", "- * a@x.org —", 0],
  ["links", "mailto:a@x.org MAILTO:b@x.org mailto: mailto:me", 1],
])("counts %s: %j", (_, text, words) => {
  expect(count(text)).toBe(words);
});

it("counts the rest of a record, with its separators", () => {
  const text = 'Jane Doe,"a\nb";c@x.org;1\t2';
  const [record] = readRecords(text);
  expect(takeSteps(countRest(record!, text.length))).toEqual({ addresses: 1, words: 6, separators: ",;;\t" });
});
