import { expect, it } from "vitest";

import { INITIAL_STATE, type SiteEvent, siteReducer, type SiteState } from "./siteReducer";

const after = (...events: SiteEvent[]): SiteState => events.reduce(siteReducer, INITIAL_STATE);
const typed = (text: string, ...suffixes: string[]): SiteEvent => ({ type: "recipient-typed", text, suffixes });

it("keeps the random characters while a person types, and has more for more lines", () => {
  expect(after(typed("n", "aaaa"), typed("ne", "bbbb")).suffixes).toEqual(["aaaa"]);
  expect(after(typed("n", "aaaa"), typed("n\nm", "bbbb", "cccc")).suffixes).toEqual(["aaaa", "cccc"]);
});

it("takes new random characters once an address with the old ones was copied", () => {
  const copied: SiteEvent = { type: "copied", emails: ["jane+netflix-aaaa@gmail.com"] };

  expect(after(typed("netflix", "aaaa"), copied).suffixes).toEqual(["aaaa"]);
  expect(after(typed("netflix", "aaaa"), copied, typed("amazon", "bbbb")).suffixes).toEqual(["bbbb"]);
});

it("starts again with the recipient's own address for another recipient", () => {
  const next: SiteEvent = { type: "next-requested", passed: ["jane+netflix@gmail.com"], suffixes: ["bbbb"] };

  expect(after(typed("netflix", "aaaa"), next)).toMatchObject({ isAnother: true, passed: next.passed });
  expect(after(typed("netflix", "aaaa"), next, typed("amazon", "cccc"))).toMatchObject({
    isAnother: false,
    passed: [],
  });
  expect(after(next, { ...next, passed: [] })).toMatchObject({ isAnother: false, passed: [] });
});

it("calls a mailbox wrong only until it is edited", () => {
  expect(after({ type: "mailbox-done" }).isMailboxDone).toBe(true);
  expect(after({ type: "mailbox-done" }, { type: "mailbox-typed", text: "j" }).isMailboxDone).toBe(false);
});
