import { expect, it } from "vitest";

import { findColumns } from "./findColumns";

it.each([
  ["Name,E-mail,Age\nJane,jane@gmail.com,30\n", { count: 3, separator: ",", column: 2, name: "E-mail" }],
  [
    '\n"Name, first";"My ""mail"""\r\n"a;b\nc";jane@gmail.com',
    { count: 2, separator: ";", column: 2, name: 'My ""mail""' },
  ],
  ["jane@gmail.com\tJane\nroe@gmail.com\tRoe", { count: 2, separator: "\t", column: 1, name: null }],
  ["jane@gmail.com, roe@gmail.com\na@x.org, b@x.org", null],
  ["jane@gmail.com\nroe@gmail.com", null],
  ["Name,E-mail\nJane", null],
  ["Dear Jane, Roe\nhow are you, then", null],
  ["jane@gmail.com, roe@gmail.com", null],
  ["", null],
])("finds the columns of %j", (text, columns) => {
  expect(findColumns(text)).toEqual(columns);
});
