import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, anyProposeOptions, anyRecipient } from "../../../tests/core/arbitraries";
import { law } from "../../../tests/core/law";
import { toRecipient } from "../recipients/toRecipient";
import { countDottedAliases, isOfKind, proposeAlias } from "./proposeAlias";

/** An alias on one of the two domains: a dot-atom on both sides of the plus. A tag may have underscores. */
const CAN_EXIST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\+[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)?@(?:gmail|googlemail)\.com$/;

const anyOptions = anyProposeOptions("", "k3f9", "q8w2e7r5");

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

/** Long names of sites, whose tags are shortened, too. */
const anyLongName = fc
  .tuple(fc.stringMatching(/^[a-z]{2,9}$/), fc.stringMatching(/^[a-z0-9-]{0,20}$/))
  .map(([start, rest]) => `${start}${rest}.com`);

law(
  "each proposal is of its own kind, whatever its length and number",
  anyAddress,
  fc.oneof(anyRecipient, anyLongName),
  anyOptions,
  (address, recipient, options) => {
    const taken = new Set<string>();
    for (const email of proposeMany(12, address, recipient, options)) {
      const isTaken = (other: string) => taken.has(other);
      expect([email, isOfKind(email, address, toRecipient(recipient), { ...options, isTaken })]).toEqual([email, true]);
      taken.add(email);
    }
  },
);

law(
  "no proposal is of the kind with the other style, host or randomness",
  anyAddress,
  fc.oneof(anyRecipient, anyLongName),
  anyOptions,
  (address, recipient, options) => {
    const { suffix, style, otherHost } = options;
    const others = [
      { ...options, style: style === "dots" ? "plus" : "dots" } as const,
      ...(style === "dots"
        ? []
        : [
            { ...options, suffix: suffix === "" ? "k3f9" : "" },
            { ...options, otherHost: otherHost !== true },
          ]),
    ];
    for (const email of proposeMany(5, address, recipient, options)) {
      for (const other of others) expect(isOfKind(email, address, toRecipient(recipient), other)).toBe(false);
    }
  },
);

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

/** Addresses with few placements, for each of them is proposed. Some have a hyphen or dots, and so fewer. */
const anyShortAddress = fc.record({
  username: fc.stringMatching(/^[a-z0-9](?:[.-]?[a-z0-9]){0,6}$/).chain((name) => fc.constantFrom(name, `${name}+tag`)),
  domain: fc.constantFrom("gmail.com" as const, "googlemail.com" as const),
});

law(
  "with dots, all placements are proposed in order, around once, on the entered domain and then on the other one",
  anyShortAddress,
  anyRecipient.filter((recipient) => toRecipient(recipient) !== ""),
  (address, recipient) => {
    const name = address.username.split("+")[0]!;
    const placements = listPlacements(name);
    const other = address.domain === "gmail.com" ? "googlemail.com" : "gmail.com";
    const proposals = proposeMany(2 ** 8, address, recipient, { style: "dots" });
    const onEntered = proposals.slice(0, placements.length - 1).map(withoutDomain);
    const onOther = proposals.slice(placements.length - 1).map(withoutDomain);
    expect(proposals.findIndex((email) => email.endsWith(`@${other}`))).toBe(onEntered.length);
    expect(onEntered).toEqual(beginWith(onEntered[0], placements.slice(1)));
    expect(onOther).toEqual(beginWith(onOther[0], placements));
  },
);

law(
  "with dots, every placement is about as likely over many recipients",
  anyShortAddress,
  fc.stringMatching(/^[a-z]{0,9}$/),
  (address, word) => {
    const count = countDottedAliases(address, false);
    fc.pre(count > 1);
    const uses = new Map<string, number>();
    for (let index = 0; index < count * 10; index += 1) {
      const proposal = proposeAlias(address, `${word}${index}.com`, { style: "dots" });
      if (proposal.ok) uses.set(proposal.alias.email, (uses.get(proposal.alias.email) ?? 0) + 1);
    }
    // Pearson's test, with the deviation that chance alone has: https://en.wikipedia.org/wiki/Pearson%27s_chi-squared_test
    const chiSquared = [...uses.values()].reduce(
      (sum, times) => sum + (times - 10) ** 2 / 10,
      (count - uses.size) * 10,
    );
    expect((chiSquared - (count - 1)) / Math.sqrt(2 * (count - 1))).toBeLessThan(12);
  },
);

/** The ways to put dots into a name, made without the code of the core: the fewest dots first, then from the left. */
function listPlacements(name: string): string[] {
  const gaps = name.length < 3 ? [] : Array.from(name.matchAll(/(?<=[a-z0-9])(?=[a-z0-9])/g), ({ index }) => index);
  // One digit for each gap. Of two sets of one size, the one further to the left is the higher number.
  const sets = Array.from({ length: 2 ** gaps.length }, (_, set) => set.toString(2).padStart(gaps.length, "0"));
  const countDots = (set: string) => set.split("1").length;
  sets.sort((one, two) => countDots(one) - countDots(two) || (one > two ? -1 : 1));
  return sets.map((set) => {
    const dots = gaps.filter((_, gap) => set[gap] === "1");
    return [0, ...dots].map((start, dot) => name.slice(start, dots[dot])).join(".");
  });
}

/** The list from one of its items on, and then from its beginning. */
function beginWith(first: string | undefined, list: readonly string[]): string[] {
  const start = list.findIndex((item) => item === first);
  return [...list.slice(start), ...list.slice(0, start)];
}

function withoutDomain(email: string): string {
  return email.split("@")[0]!;
}

function toMailbox(email: string): string {
  return email.split("@")[0]!.replace(/\+.*/, "").replaceAll(".", "");
}
