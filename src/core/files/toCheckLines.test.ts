import { expect, it } from "vitest";

import { checkAddresses } from "../addresses/checkAddresses";
import { toCheckLines } from "./toCheckLines";

it("writes a line for each address, with tabs between the fields", () => {
  const rows = checkAddresses("Jane.Doe+Shop@gmail.com janedoe@googlemail.com roe@Example.org j@@d");

  expect(toCheckLines(rows)).toEqual([
    "Jane.Doe+Shop@gmail.com\tgmail\tjanedoe@gmail.com\tshop\t1",
    "janedoe@googlemail.com\tgmail\tjanedoe@gmail.com\t\t1",
    "roe@Example.org\tother-host\t\t\t",
    "j@@d\tinvalid\t\t\t",
  ]);
});

it("keeps tabs out of a field", () => {
  expect(toCheckLines(checkAddresses("jane \t doe"))).toEqual(["jane doe\tgmail\tjanedoe@gmail.com\t\t"]);
});

it("does not let a pasted line become a formula", () => {
  expect(toCheckLines(checkAddresses("=1+2"))).toEqual(["'=1+2\tgmail\t1@gmail.com\t2\t"]);
});
