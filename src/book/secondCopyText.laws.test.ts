import * as fc from "fast-check";
import { expect, it } from "vitest";

import { textLaw } from "../../tests/core/law";
import { takeSteps } from "../../tests/core/takeSteps";
import { ENTRIES_PER_STEP } from "./bookDatabase";
import type { BookContent } from "./bookState";
import { readSecondCopyText, toSecondCopyText } from "./secondCopyText";

const TIME = new Date("2026-11-21T12:00:00Z");
const netflix = { order: 1, recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };

const write = (content: BookContent) => takeSteps(toSecondCopyText(content, TIME));
const read = (text: string) => takeSteps(readSecondCopyText(text));

const content: fc.Arbitrary<BookContent> = fc.record(
  {
    mailbox: fc.constant("jane@gmail.com"),
    lastBackup: fc.constant("2026-11-20"),
    savedOrder: fc.nat(),
    entries: fc.array(
      fc.record(
        {
          order: fc.integer({ min: 1 }),
          recipient: fc.constantFrom("netflix.com", "The shop", "東京"),
          email: fc.constantFrom("jane+netflix@gmail.com", "j.ane@googlemail.com"),
          date: fc.constantFrom("2026-11-21", "2024-02-29"),
          note: fc.string({ maxLength: 500 }),
          isFound: fc.constant(true as const),
          isSaved: fc.constant(true as const),
        },
        { requiredKeys: ["order", "recipient", "email", "date", "note"] },
      ),
      { maxLength: 2 * ENTRIES_PER_STEP + 1, size: "small" },
    ),
  },
  { requiredKeys: ["entries"] },
);

textLaw("what was written is read back equal, with its orders and its time", content, (written) => {
  expect(read(write(written))).toEqual({ ...written, restored: TIME.toISOString() });
});

textLaw("no other text is a copy, and none throws", fc.oneof(fc.string(), fc.json()), (text) => {
  expect(read(text)).toBe(null);
});

textLaw(
  "a copy that ends too early cannot be read, or has the entries of its whole lines",
  content,
  fc.nat(),
  (written, cut) => {
    const text = write(written);
    const result = read(text.slice(0, cut % text.length));
    expect(written.entries).toEqual(expect.arrayContaining([...(result?.entries ?? [])]));
  },
);

it("reads many entries, and no step has more than a few of them", () => {
  const entries = Array.from({ length: 2 * ENTRIES_PER_STEP + 1 }, (_, index) => ({ ...netflix, order: index + 1 }));
  expect(Array.from(toSecondCopyText({ entries }, TIME))).toHaveLength(3);
  expect(read(write({ entries }))?.entries).toEqual(entries);
});

it.each([
  ['{"version":2,"time":"2026-11-21T12:00:00.000Z","details":{}}'],
  ['{"version":1,"time":"yesterday","details":{}}'],
  ['{"version":1,"details":{}}'],
  ['{"version":1,"time":"2026-11-21T12:00:00.000Z","details":{}}\n{"order":1}'],
])("ignores %s", (text) => {
  expect(read(text)).toBe(null);
});

it("leaves out a candidate that is no entry, and details of another kind", () => {
  const others = [null, { ...netflix, order: 0 }, { ...netflix, order: "2" }, { ...netflix, email: "jane@yahoo.com" }];
  const head = { version: 1, time: TIME.toISOString(), details: { mailbox: 1, lastBackup: null, savedOrder: "3" } };
  const text = `${JSON.stringify(head)}\n${JSON.stringify([...others, netflix])}`;
  expect(read(text)).toEqual({ restored: TIME.toISOString(), entries: [netflix] });
});
