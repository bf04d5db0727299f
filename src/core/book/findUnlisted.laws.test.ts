import * as fc from "fast-check";
import { expect } from "vitest";

import { stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { takeSteps } from "../../../tests/core/takeSteps";
import { addressOf, checkAddresses } from "../addresses/checkAddresses";
import { readBookEntry } from "./bookEntry";
import { findUnlisted } from "./findUnlisted";

const anyText = fc
  .array(
    fc.tuple(
      stringOf("jJ.", { minLength: 1, maxLength: 3 }),
      stringOf("ab.+-_/:", { maxLength: 8 }),
      fc.constantFrom("@gmail.com", "@Googlemail.com", "@example.org", ""),
      fc.constantFrom(" ", ",", "\n", ">"),
    ),
  )
  .map((pieces) => pieces.map(([name, tag, host, end]) => `${name}+${tag}${host}${end}`).join(""));
const anyUsual = fc.constantFrom(null, "j@gmail.com", "j.j@googlemail.com");

textLaw(
  "each address found is one of the text, can be in the book as it is, and comes once",
  anyText,
  anyUsual,
  (text, usual) => {
    const { rows } = takeSteps(checkAddresses(text));
    const addresses = takeSteps(findUnlisted(text, rows, usual, () => false))?.addresses ?? [];
    const entries = addresses.map((address) => ({ ...address, date: "2026-11-21", note: "" }));
    expect(entries.map(readBookEntry)).toEqual(entries);
    expect(rows.map(addressOf)).toEqual(expect.arrayContaining(addresses.map(({ email }) => email)));
    expect(new Set(addresses.map(({ email, recipient }) => `${email} ${recipient}`)).size).toBe(addresses.length);
  },
);

textLaw("what was found is not found again once it is listed", anyText, anyUsual, (text, usual) => {
  const { rows } = takeSteps(checkAddresses(text));
  const emails = takeSteps(findUnlisted(text, rows, usual, () => false))?.addresses.map(({ email }) => email);
  expect(takeSteps(findUnlisted(text, rows, usual, (email) => emails?.includes(email) ?? false))).toBe(null);
});
