import { expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { traceAlias } from "./traceAlias";

const SITES = Array.from({ length: 60 }, (_, index) => `site${index + 1}.com`);

/** The ways by the usual options from a writing. */
function trace(email: string, writing: string, sites = SITES) {
  const [username = ""] = email.split("@");
  return takeSteps(traceAlias({ username, domain: "gmail.com" }, sites))
    ?.filter((found) => found.mailboxName === writing)
    .filter((found) => found.style === "plus" || (!found.wholeDomain && !found.otherHost))
    .flatMap(({ recipients }) => recipients);
}

it.each<[email: string, writing: string, sites: readonly string[]]>([
  ["j.an.edoe@gmail.com", "janedoe", ["site33.com", "site34.com"]],
  ["jane.d.oe@gmail.com", "jane.doe", ["site7.com", "site12.com", "site33.com"]],
  ["j.anedoe+site7@gmail.com", "j.anedoe", ["site7.com"]],
  ["janedoe+site7-k3f9@gmail.com", "janedoe", ["site7.com"]],
  ["janedoe+shop@gmail.com", "janedoe", []],
  ["janedoe@gmail.com", "janedoe", []],
])("%s, made from %s, can have been given to %j", (email, writing, sites) => {
  expect(trace(email, writing)).toEqual(sites);
});

it("a name with so many dots that its writings cannot be tried has no trace", () => {
  expect(trace("a.b.c.d.e.f.g.h.i.j.k.l.m@gmail.com", "abcdefghijklm", ["site1.com"])).toEqual([]);
  expect(trace("a.b.c.d.e.f.g.h.i.j.k.l.m.n@gmail.com", "abcdefghijklmn", ["site1.com"])).toBeUndefined();
});
