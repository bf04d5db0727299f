import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses } from "./checkAddresses";
import type { Address } from "./address";
import { parseAddress, parseAlias } from "./parseAddress";
import { readAddress } from "./readAddress";

/** The addresses that the check finds, and their names in lower case. */
function check(text: string): { input: string; address: Address | null }[] {
  return takeSteps(checkAddresses(text)).rows.map(({ input, verdict }) => {
    const parsed = parseAlias(input);
    return { input, address: verdict === "gmail" && parsed.ok ? parsed.address : null };
  });
}

const SIGNS = " ,;:.!?'\"<>()[]|“”«»-*•\u200B\n";
const anyEmail = anyAddress.map(({ username, domain }) => `${username}@${domain}`);
const anyAt = fc.constantFrom("@", "＠", "﹫");
const anySigns = stringOf(SIGNS, { maxLength: 8 });
const anyWords = stringOf(`${SIGNS}aé_@`, { maxLength: 12 });
const anyTextWithAt = fc.oneof(
  fc.tuple(anyWords, anyEmail, anyWords).map((parts) => parts.join("")),
  fc.tuple(anyWords, anyAt, fc.constant("gmail.com"), anyWords).map((parts) => parts.join("")),
  fc.tuple(anyEmail, anySigns, anyEmail).map((parts) => parts.join("")),
  fc.tuple(anyWords, anyAt, anyWords).map((parts) => parts.join("")),
);

textLaw(
  "the one address that the check finds among signs is read",
  anySigns,
  anyEmail,
  anySigns,
  (start, email, end) => {
    const text = start + email + end;
    const [checked, ...others] = check(text);
    fc.pre(checked !== undefined && others.length === 0 && checked.address !== null);
    expect(readAddress(text)).toEqual({ ok: true, address: checked?.address });
  },
);

// These laws skip no case, because few of the texts have an address that can be read.

textLaw("a text is read as the one Gmail address that the check finds in it, or refused", anyTextWithAt, (text) => {
  const read = readAddress(text);
  const found = check(text).map(({ address }) => address);
  expect(read.ok ? [read.address] : found).toEqual(found);
});

textLaw("the one Gmail address in a text is refused only if there is a word beside it", anyTextWithAt, (text) => {
  const [checked, ...others] = check(text);
  const isOne = others.length === 0 && checked !== undefined && checked.address !== null;
  const rest = text.replaceAll(/[＠﹫]/g, "@").replace(checked?.input ?? "", "");
  expect(!isOne || /[\p{L}\p{N}]/u.test(rest) || readAddress(text).ok).toBe(true);
});

textLaw("a text that parseAddress accepts is read in the same way", anyTextWithAt, (text) => {
  const parsed = parseAddress(text);
  expect(parsed.ok ? readAddress(text) : parsed).toEqual(parsed);
});

const anyStart = stringOf("ab.+_é (<", { maxLength: 8 });
const anyHost = fc.constantFrom("gmail.com", "googlemail.com.", "example.org", "");

textLaw("every kind of @ is an @, so no name swallows its host", anyStart, anyAt, anyHost, (start, at, host) => {
  const readers = [parseAddress, readAddress];
  expect(readers.map((read) => read(start + at + host))).toEqual(readers.map((read) => read(`${start}@${host}`)));
});
