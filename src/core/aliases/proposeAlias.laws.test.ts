import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress } from "../../../tests/core/arbitraries";
import { law } from "../../../tests/core/law";
import { proposeAlias, type ProposeOptions } from "./proposeAlias";

/** An alias on one of the two domains: a dot-atom on both sides of the plus. A tag may have underscores. */
const CAN_EXIST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\+[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)?@(?:gmail|googlemail)\.com$/;

const anyRecipient = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.constantFrom(
    "https://www.netflix.com/login",
    "Boulangerie Müller",
    "x.com",
    "t.co",
    "магазин",
    "東京",
    "a",
    "..",
    "-",
  ),
);

const anyOptions: fc.Arbitrary<ProposeOptions> = fc.record({
  style: fc.constantFrom("plus", "dots"),
  wholeDomain: fc.boolean(),
  otherHost: fc.boolean(),
  suffix: fc.constantFrom("", "k3f9"),
});

/** The addresses that are proposed one after the other, each taken once it is proposed. */
function proposeMany(count: number, ...[address, recipient, options]: Parameters<typeof proposeAlias>): string[] {
  const taken = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const proposal = proposeAlias(address, recipient, { ...options, isTaken: (email) => taken.has(email) });
    if (!proposal.ok) break;
    expect(taken).not.toContain(proposal.alias.email);
    taken.add(proposal.alias.email);
  }
  return [...taken];
}

law(
  "every proposal reaches the mailbox, can exist and is not the entered address",
  anyAddress,
  anyRecipient,
  anyOptions,
  (address, recipient, options) => {
    const original = `${address.username}@${address.domain}`;
    for (const email of proposeMany(12, address, recipient, options)) {
      expect(email).toMatch(CAN_EXIST);
      expect(toMailbox(email)).toBe(toMailbox(original));
      expect(email).not.toBe(original);
      expect(email.split("@")[0]!.length).toBeLessThanOrEqual(64);
    }
  },
);

law("the same arguments give the same proposal", anyAddress, anyRecipient, anyOptions, (...args) => {
  expect(proposeAlias(...args)).toEqual(proposeAlias(...args));
});

law(
  "the type says what differs from the entered address",
  anyAddress,
  anyRecipient,
  anyOptions,
  (address, recipient, options) => {
    const proposal = proposeAlias(address, recipient, options);
    if (!proposal.ok) return;
    const { email, type, original } = proposal.alias;
    expect(original).toBe(`${address.username}@${address.domain}`);
    expect(type).toBe(email.endsWith(`@${address.domain}`) ? options.style : "domain-variant");
  },
);

law(
  "a proposal with a plus keeps the name as it is, and its tag has at most 20 characters",
  anyAddress,
  anyRecipient,
  anyOptions,
  (address, recipient, options) => {
    const proposal = proposeAlias(address, recipient, { ...options, style: "plus" });
    if (!proposal.ok) return;
    const [name, tag, ...rest] = proposal.alias.email.split("@")[0]!.split("+");
    expect(rest).toEqual([]);
    expect(name).toBe(address.username.split("+")[0]);
    expect(tag).toMatch(/^[a-z0-9][a-z0-9._-]{1,19}$/);
  },
);

law("dots are placed until all placements of both domains are taken", anyAddress, (address) => {
  const name = address.username.split("+")[0]!;
  const gaps = name.length < 3 ? 0 : [...name.matchAll(/(?<=[a-z0-9])(?=[a-z0-9])/g)].length;
  if (gaps > 8 || name.length > 50) return;
  const proposals = proposeMany(2 ** 10, address, "shop", { style: "dots" });
  const isOnOther = 2 ** gaps - 1;
  const dots = proposals.map((email) => email.split(".").length + (email.endsWith(address.domain) ? 0 : 1000));
  expect(proposals).toHaveLength(2 ** gaps - 1 + 2 ** gaps);
  expect(proposals.findLastIndex((email) => email.endsWith(`@${address.domain}`))).toBe(isOnOther - 1);
  expect(dots).toEqual(dots.toSorted((first, second) => first - second));
});

function toMailbox(email: string): string {
  return email.split("@")[0]!.replace(/\+.*/, "").replaceAll(".", "");
}
