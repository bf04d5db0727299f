import { expect, it } from "vitest";

import { isAddressList } from "./parseAddress";

it.each<[text: string, isList: boolean]>([
  ["jane@gmail.com, roe@gmail.com", true],
  ["jane@gmail.com;roe@gmail.com", true],
  ["jane@gmail.com\nroe@gmail.com", true],
  ["jane＠gmail.com roe﹫gmail.com", true],
  ["jane@@gmail.com roe@gmail.com", true],
  ["jane@gmail.com", false],
  ["jane doe@gmail.com", false],
  ["jane@gmail.com, roe", false],
  ["jane@roe@gmail.com", false],
  ["jane", false],
])("whether %j is a list of addresses: %s", (text, isList) => {
  expect(isAddressList(text)).toBe(isList);
});
