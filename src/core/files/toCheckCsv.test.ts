import { expect, it } from "vitest";

import { checkAddresses } from "../addresses/checkAddresses";
import { toCheckCsv } from "./toCheckCsv";

const HEADINGS = { input: "Adresse", verdict: "Type", mailbox: 'Boîte "Gmail"', tag: "Étiquette", group: "Groupe" };

it("writes the given headings and a line for each address, every field quoted", () => {
  const rows = checkAddresses("Jane.Doe+Shop@gmail.com janedoe@googlemail.com roe@Example.org j@@d");

  expect(toCheckCsv(rows, HEADINGS)).toBe(
    '"Adresse","Type","Boîte ""Gmail""","Étiquette","Groupe"\r\n' +
      '"Jane.Doe+Shop@gmail.com","gmail","janedoe@gmail.com","shop","1"\r\n' +
      '"janedoe@googlemail.com","gmail","janedoe@gmail.com","","1"\r\n' +
      '"roe@Example.org","other-host","","",""\r\n' +
      '"j@@d","invalid","","",""',
  );
});

it("writes only the headings if there are no addresses", () => {
  expect(toCheckCsv([], HEADINGS)).toBe('"Adresse","Type","Boîte ""Gmail""","Étiquette","Groupe"');
});

it.each(["=A1&A2@x.y", "+1@x.y", "-1@x.y", "@x.y", "＝A1@x.y", "＋1@x.y", "－1@x.y", "＠@x.y"])(
  "does not let %s become a formula",
  (input) => {
    const [, row] = toCheckCsv(checkAddresses(input), HEADINGS).split("\r\n");
    expect(row).toMatch(`"'${input}",`);
  },
);

it.each([
  ["jane+-1@gmail.com", "'-1"],
  ["jane++1@gmail.com", "'+1"],
  ["jane+1-1@gmail.com", "1-1"],
])("does not let the tag of %s become a formula", (input, tag) => {
  expect(toCheckCsv(checkAddresses(input), HEADINGS)).toContain(`"${input}","gmail","jane@gmail.com","${tag}",""`);
});
