import { describe, expect, it } from "vitest";

import type { Address } from "../addresses/address";
import { proposeAlias, type ProposeOptions } from "./proposeAlias";

const jane: Address = { username: "jane", domain: "gmail.com" };

function propose(recipient: string, options: Partial<ProposeOptions> = {}, address = jane): string {
  const proposal = proposeAlias(address, recipient, { style: "plus", ...options });
  return proposal.ok ? `${proposal.alias.email} ${proposal.alias.type}` : proposal.error;
}

function isOneOf(...taken: string[]): (email: string) => boolean {
  return (email) => taken.includes(email);
}

describe("with a plus", () => {
  it.each([
    ["netflix", "jane+netflix@gmail.com plus"],
    [" Netflix ", "jane+netflix@gmail.com plus"],
    ["https://www.netflix.com/login", "jane+netflix@gmail.com plus"],
    ["billing@shop.amazon.co.uk", "jane+amazon@gmail.com plus"],
    [" https://www.netflix.com/login ", "jane+netflix@gmail.com plus"],
    [", netflix.com;", "jane+netflix@gmail.com plus"],
    ["a..b", "jane+a.b@gmail.com plus"],
    ["__shop__", "jane+shop@gmail.com plus"],
    ["a.cdefghijklmnopqrs.tuv", "jane+a.cdefghijklmnopqrs@gmail.com plus"],
    ["abcdefghijklmnopqr._tuv", "jane+abcdefghijklmnopqr@gmail.com plus"],
    ["x.com", "jane+x.com@gmail.com plus"],
    ["Boulangerie Müller", "jane+boulangerie-muller@gmail.com plus"],
    ["Boulangerie Müller & Fils, Lyon", "jane+boulangerie-muller-f@gmail.com plus"],
    ["магазин", "jane+magazin@gmail.com plus"],
    ["東京 shop", "jane+shop@gmail.com plus"],
    ["東京", "no-recipient"],
    ["", "no-recipient"],
    [" \n", "no-recipient"],
    [",;", "no-recipient"],
    ["...", "no-recipient"],
    ["a", "no-recipient"],
  ])("%j becomes %s", (recipient, result) => {
    expect(propose(recipient)).toBe(result);
  });

  it("tells two shops of one name apart by their whole domains", () => {
    expect(propose("amazon.com", { wholeDomain: true })).toBe("jane+amazon.com@gmail.com plus");
    expect(propose("https://www.amazon.de/x", { wholeDomain: true })).toBe("jane+amazon.de@gmail.com plus");
    expect(propose("Aunt May", { wholeDomain: true })).toBe("jane+aunt-may@gmail.com plus");
  });

  it("puts a number behind a tag that is taken", () => {
    const first = "jane+netflix@gmail.com";

    expect(propose("netflix", { isTaken: isOneOf(first) })).toBe("jane+netflix2@gmail.com plus");
    expect(propose("netflix", { isTaken: isOneOf(first, "jane+netflix2@gmail.com") })).toBe(
      "jane+netflix3@gmail.com plus",
    );
    expect(propose("netflix", {}, { username: "jane+netflix", domain: "gmail.com" })).toBe(
      "jane+netflix2@gmail.com plus",
    );
  });

  it("shortens the tag for its number and its suffix", () => {
    const long = "a-very-long-shop-name";

    expect(propose(long)).toBe("jane+a-very-long-shop-nam@gmail.com plus");
    expect(propose(long, { suffix: "K3 f-é" })).toBe("jane+a-very-long-sho-k3fe@gmail.com plus");
    expect(propose(long, { suffix: "k3f9" })).toBe("jane+a-very-long-sho-k3f9@gmail.com plus");
    expect(propose(long, { isTaken: isOneOf("jane+a-very-long-shop-nam@gmail.com") })).toBe(
      "jane+a-very-long-shop-na2@gmail.com plus",
    );
  });

  it("has no room behind a long name", () => {
    expect(propose("netflix", {}, { username: "j".repeat(61), domain: "gmail.com" })).toBe(
      `${"j".repeat(61)}+ne@gmail.com plus`,
    );
    expect(propose("netflix", {}, { username: "j".repeat(62), domain: "gmail.com" })).toBe("no-room");
    expect(propose("netflix", { suffix: "k3f9" }, { username: "j".repeat(58), domain: "gmail.com" })).toBe("no-room");
  });

  it("can be on the other domain", () => {
    expect(propose("netflix", { otherHost: true })).toBe("jane+netflix@googlemail.com domain-variant");
  });

  it("gives up after a bounded number of tries", () => {
    let tries = 0;
    const isTaken = () => {
      tries += 1;
      return true;
    };

    expect(propose("netflix", { isTaken })).toBe("exhausted");
    expect(tries).toBe(20_000);
  });
});

describe("with dots", () => {
  it("places the fewest new dots that are not taken, from the left", () => {
    const taken: string[] = [];
    for (;;) {
      const proposal = proposeAlias(jane, "shop", { style: "dots", isTaken: (email) => taken.includes(email) });
      if (!proposal.ok) break;
      taken.push(proposal.alias.email);
    }

    expect(taken).toEqual([
      "j.ane@gmail.com",
      "ja.ne@gmail.com",
      "jan.e@gmail.com",
      "j.a.ne@gmail.com",
      "j.an.e@gmail.com",
      "ja.n.e@gmail.com",
      "j.a.n.e@gmail.com",
      "jane@googlemail.com",
      "j.ane@googlemail.com",
      "ja.ne@googlemail.com",
      "jan.e@googlemail.com",
      "j.a.ne@googlemail.com",
      "j.an.e@googlemail.com",
      "ja.n.e@googlemail.com",
      "j.a.n.e@googlemail.com",
    ]);
  });

  it("keeps the dots that were entered, and takes the tag away", () => {
    expect(propose("shop", { style: "dots" }, { username: "j.ane+x", domain: "gmail.com" })).toBe(
      "j.a.ne@gmail.com dots",
    );
  });

  it("takes any recipient but a blank one", () => {
    expect(propose("東京", { style: "dots" })).toBe("j.ane@gmail.com dots");
    expect(propose(" ", { style: "dots" })).toBe("no-recipient");
  });

  it("begins on the other domain if that is asked for", () => {
    expect(propose("shop", { style: "dots", otherHost: true })).toBe("jane@googlemail.com domain-variant");
  });

  it("gives a name that is too short for dots its address on the other domain alone", () => {
    const jo: Address = { username: "jo", domain: "gmail.com" };

    expect(propose("shop", { style: "dots" }, jo)).toBe("jo@googlemail.com domain-variant");
    expect(propose("shop", { style: "dots", isTaken: isOneOf("jo@googlemail.com") }, jo)).toBe("exhausted");
  });

  it("gives up after a bounded number of tries", () => {
    let tries = 0;
    const isTaken = () => {
      tries += 1;
      return true;
    };

    expect(propose("shop", { style: "dots", isTaken }, { username: "j".repeat(40), domain: "gmail.com" })).toBe(
      "exhausted",
    );
    expect(tries).toBe(40_000);
  });
});
