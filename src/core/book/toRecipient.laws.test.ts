import * as fc from "fast-check";
import { expect } from "vitest";

import { stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { findSiteName } from "../tags/findSiteName";
import { readBookEntry } from "./bookEntry";
import { isSameRecipient, recipientGroupOf, toRecipient } from "./toRecipient";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  stringOf("aN.:/@ \n-", { maxLength: 24 }),
  fc.webUrl(),
  stringOf("aN-", { minLength: 1, maxLength: 8 }).map((name) => `${name}.co.uk`),
  fc.string({ unit: "binary", minLength: 490, maxLength: 510 }),
);

textLaw("a recipient stays as it is", anyText.map(toRecipient), (recipient) => {
  expect(toRecipient(recipient)).toBe(recipient);
});

textLaw("a recipient that is not blank can be in the book", anyText, (text) => {
  fc.pre(text.trim() !== "");
  const entry = { recipient: toRecipient(text), email: "jane@gmail.com", date: "2026-11-21", note: "" };
  expect(readBookEntry(entry)).toEqual(entry);
});

textLaw("a recipient is the same as itself, and the order of two does not matter", anyText, anyText, (one, other) => {
  expect(isSameRecipient(one, one)).toBe(true);
  expect(isSameRecipient(one, other)).toBe(isSameRecipient(other, one));
});

/** Two recipients, of which the other is often the same: in capitals, or as the name of the site. */
const anyTwo = anyText
  .map(toRecipient)
  .chain((one) =>
    fc.tuple(
      fc.constant(one),
      fc.oneof(anyText.map(toRecipient), fc.constantFrom(one.toUpperCase(), findSiteName(one) ?? one)),
    ),
  );

textLaw("recipients of different groups are never the same", anyTwo, ([one, other]) => {
  const isOneGroup = recipientGroupOf(one) === recipientGroupOf(other);
  expect(isOneGroup || !isSameRecipient(one, other)).toBe(true);
});
