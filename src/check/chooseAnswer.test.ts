import { expect, test } from "vitest";

import { takeSteps } from "../../tests/core/takeSteps";
import { checkAddresses } from "../core";
import { chooseAnswer, toAnswer } from "./chooseAnswer";

const known = { findEntries: null, own: null };
const choose = (text: string) => chooseAnswer(takeSteps(checkAddresses(text)), known);

test.each<[what: string, text: string, answer: string | null]>([
  ["a few of one mailbox, of which one has a tag", "a: jane@gmail.com b: jane+x@gmail.com", "jane+x@gmail.com"],
  ["a few of one mailbox without a tag", "a: jane@gmail.com b: j.ane@gmail.com", null],
  ["another host", "a: jane@example.org b: jane+x@gmail.com", null],
  ["eleven of one mailbox", Array.from("abcdefghijk", (tag) => `${tag}: jane+${tag}@gmail.com`).join(" "), null],
  ["a list", "jane@gmail.com\njane+x@gmail.com", null],
  [
    "a mail to many",
    "To: a@gmail.com, b@gmail.com, c@gmail.com\nCc: d+k7w2q9xz@gmail.com\n\nHi",
    "d+k7w2q9xz@gmail.com",
  ],
  [
    "a mail beside a copy to somebody",
    "From: shop@x.org\nTo: jane@gmail.com\nCc: tom+work@gmail.com\n\nHi",
    "jane@gmail.com",
  ],
  ["a mail from an address with a tag", "From: tom+x@gmail.com\nTo: jane+shop@gmail.com\n\nHi", "jane+shop@gmail.com"],
  [
    "a folded field",
    "Reply-To: tom+x@gmail.com\nTo:\n jane@gmail.com\nSubject: x\n\nTo: a+b@gmail.com",
    "jane@gmail.com",
  ],
  ["a mail to a list", "Delivered-To: jane+x@gmail.com\nTo: tom+list@gmail.com\n\nHi", "jane+x@gmail.com"],
  [
    "a mail that only an unknown field names a mailbox in",
    "X-Seller: jane@gmail.com\nFrom: tom+x@gmail.com\nTo: ann@example.org\n\nHi",
    "tom+x@gmail.com",
  ],
])("what is answered as one address: %s", (_, text, answer) => {
  expect(choose(text)?.input ?? null).toBe(answer);
});

test.each(["k7w2q9xz", "spotify2026", "7c9k2w5", "20261128", "xkcdwrst"])(
  "a tag without a word is random: %s",
  (tag) => {
    const kind = tag === "k7w2q9xz" ? "random" : "tag";
    expect(toAnswer(choose(`jane+${tag}@gmail.com`)!, known)).toStrictEqual({ kind, tag });
  },
);
