import { describe, expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses } from "../addresses/checkAddresses";
import { toCheckCsv } from "./toCheckCsv";

describe("toCheckCsv", () => {
  const HEADINGS = '\uFEFF"Address","Kind","Mailbox","Tag","Group","Repeated"';

  function toCsv(text: string): string {
    return takeSteps(toCheckCsv(takeSteps(checkAddresses(text)).rows));
  }

  it("writes headings and a line for each address, every field quoted", () => {
    expect(
      toCsv("Jane.Doe+Shop@gmail.com, janedoe@googlemail.com, JaneDoe@googlemail.com, roe@Example.org, j..d@gmail.com"),
    ).toBe(
      `${HEADINGS}\r\n` +
        '"Jane.Doe+Shop@gmail.com","gmail","janedoe@gmail.com","shop","1",""\r\n' +
        '"janedoe@googlemail.com","gmail","janedoe@gmail.com","","1",""\r\n' +
        '"JaneDoe@googlemail.com","gmail","janedoe@gmail.com","","1","yes"\r\n' +
        '"roe@Example.org","other-host","","","",""\r\n' +
        '"j..d@gmail.com","invalid","","","",""',
    );
  });

  it("writes only the headings if there are no addresses", () => {
    expect(toCsv("")).toBe(HEADINGS);
  });

  it.each(["=A1&A2@x.y", "+1@x.y", "-1@x.y"])("does not let %s become a formula", (input) => {
    const [, row] = toCsv(input).split("\r\n");
    expect(row).toMatch(`"'${input}",`);
  });

  it.each([
    ["jane+-1@gmail.com", "'-1"],
    ["jane++1@gmail.com", "'+1"],
    ["jane+1-1@gmail.com", "1-1"],
  ])("does not let the tag of %s become a formula", (input, tag) => {
    expect(toCsv(input)).toContain(`"${input}","gmail","jane@gmail.com","${tag}",""`);
  });

  it("names the recipients of the exact address, where they are known", () => {
    const recipients = new Map([
      ["j.ane@gmail.com", "netflix.com (2026-11-21)"],
      ["", "nobody"],
    ]);
    const { rows } = takeSteps(checkAddresses("J.ane@gmail.com jane@gmail.com"));
    expect(takeSteps(toCheckCsv(rows, (address) => recipients.get(address) ?? ""))).toBe(
      `${HEADINGS},"Given to"\r\n` +
        '"J.ane@gmail.com","gmail","jane@gmail.com","","1","","netflix.com (2026-11-21)"\r\n' +
        '"jane@gmail.com","gmail","jane@gmail.com","","1","",""',
    );
  });

  it("does not let a recipient become a formula, or a line of its own", () => {
    const { rows } = takeSteps(checkAddresses("jane@gmail.com"));
    expect(takeSteps(toCheckCsv(rows, () => "\t=1+1\r\nx"))).toContain(`,"","'=1+1 x"`);
  });

  it("is read back as the same addresses, with its byte order mark and without it", () => {
    const csv = toCsv("Jane.Doe+Shop@gmail.com roe@Example.org j..d@gmail.com");
    const check = takeSteps(checkAddresses(csv));
    expect(check.rows.map(({ input }) => input)).toEqual([
      "Jane.Doe+Shop@gmail.com",
      "roe@Example.org",
      "j..d@gmail.com",
    ]);
    expect(takeSteps(checkAddresses(csv.slice(1))).rows).toEqual(check.rows);
  });

  it("tells after each address which share is done", () => {
    const { rows } = takeSteps(checkAddresses("jane@gmail.com roe@gmail.com"));
    expect([...toCheckCsv(rows)]).toEqual([0.5, 1]);
  });
});
