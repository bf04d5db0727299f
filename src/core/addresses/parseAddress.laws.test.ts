import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, stringOf } from "../../../tests/core/arbitraries";
import { law, textLaw } from "../../../tests/core/law";
import { findAddressFault, parseAddress } from "./parseAddress";

const KNOWN_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789.+-";

const anyNearlyName = stringOf("@.+-aA é", { maxLength: 70 });
const anyCodeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 });
const anyText = fc.oneof(
  anyNearlyName,
  fc.string({ unit: "binary" }),
  anyCodeUnits.map((units) => String.fromCharCode(...units)),
  anyAddress.map(({ username }) => username),
);
const anyInput = fc.oneof(
  anyText,
  anyText.map((text) => `${text}@gmail.com`),
  fc.tuple(anyText, anyText).map((sides) => sides.join("@")),
  fc.anything(),
);
const anyAccepted = anyInput.map(parseAddress).filter((result) => result.ok);

textLaw("any input gives an address or one of the two errors", anyInput, (input) => {
  expect([
    { ok: false, error: "invalid-email" },
    { ok: false, error: "unsupported-domain" },
    { ok: true, address: expect.any(Object) },
  ]).toContainEqual(parseAddress(input));
});

law("an address that can exist is read as it is", anyAddress, (address) => {
  expect(parseAddress(`${address.username}@${address.domain}`)).toEqual({ ok: true, address });
});

textLaw("a parsed address gives itself when it is parsed again", anyAccepted, (result) => {
  expect(parseAddress(`${result.address.username}@${result.address.domain}`)).toEqual(result);
});

textLaw("every accepted name obeys every rule", anyAccepted, ({ address: { username, domain } }) => {
  const [name] = username.split("+");
  const rules = {
    hasKnownCharactersOnly: Array.from(username).every((character) => KNOWN_CHARACTERS.includes(character)),
    startsWithLetterOrDigit: !".+-".includes(username.charAt(0)),
    hasDotAtEnd: [username, name].some((text) => text?.endsWith(".")),
    hasDotsSideBySide: username.includes(".."),
    fits: username.length >= 1 && username.length <= 64,
    isSupported: ["gmail.com", "googlemail.com"].includes(domain),
  };
  expect(rules).toEqual({
    hasKnownCharactersOnly: true,
    startsWithLetterOrDigit: true,
    hasDotAtEnd: false,
    hasDotsSideBySide: false,
    fits: true,
    isSupported: true,
  });
});

textLaw("an accepted address is a part of its text, and no letter or digit is before it", anyText, (text) => {
  const input = `${text}@gmail.com`.replaceAll(/[\uFF0B-\uFF5A]/g, (character) => character.normalize("NFKC"));
  const result = parseAddress(input);
  fc.pre(result.ok);
  const email = `${result.address.username}@${result.address.domain}`;
  expect(input.toLowerCase().endsWith(email)).toBe(true);
  expect(input.slice(0, -email.length)).not.toMatch(/[A-Za-z0-9.+]$/);
});

const anyPasted = stringOf("@<>,; a:?%", { maxLength: 12 });

textLaw("a text with two @ is refused, unless one is in a quoted name", anyPasted, anyPasted, (start, end) => {
  const inputs = [`${start}jane@gmail.com${end}@gmail.com`, `${start}jane@gmail.com <a@gmail.com>${end}`];
  expect(inputs.map(parseAddress).filter(({ ok }) => ok)).toEqual([]);
});

law(
  "a fault is found only in a text that is refused",
  anyInput.map((input) => (typeof input === "string" ? input : fc.stringify(input))),
  (text) => {
    expect(findAddressFault(text) !== null && parseAddress(text).ok).toBe(false);
  },
);

law("no beginning of an address has a fault", anyAddress, fc.nat(80), ({ username, domain }, length) => {
  expect(findAddressFault(`${username}@${domain}`.slice(0, length))).toBeNull();
});
