import { expect, it } from "vitest";

import { INITIAL_STATE, type SiteEvent, siteReducer, type SiteState } from "./siteReducer";

const after = (...events: SiteEvent[]): SiteState => events.reduce(siteReducer, INITIAL_STATE);
const chosen = (...suffixes: string[]): SiteEvent => ({
  type: "option-chosen",
  choice: { isHardToGuess: true },
  suffixes,
});
const typed = (text: string, ...suffixes: string[]): SiteEvent => ({ type: "recipient-typed", text, suffixes });

it("keeps the random characters while a person types", () => {
  expect(after(chosen("aaaa"), typed("n", "bbbb"), typed("ne", "cccc")).suffixes).toEqual(["aaaa"]);
});

it("takes new random characters once an address with the old ones was copied", () => {
  const copied: SiteEvent = {
    type: "copied",
    rows: [{ recipient: "netflix", email: "jane+netflix-aaaa@gmail.com", date: null }],
  };

  expect(after(chosen("aaaa"), copied).suffixes).toEqual(["aaaa"]);
  expect(after(chosen("aaaa"), copied, typed("amazon", "bbbb")).suffixes).toEqual(["bbbb"]);
});

it("starts again with the recipient's own address for another recipient", () => {
  const next: SiteEvent = { type: "next-requested", shownBefore: ["jane+netflix@gmail.com"], suffixes: ["bbbb"] };

  expect(after(typed("netflix", "aaaa"), next)).toMatchObject({ wanted: "new", shownBefore: next.shownBefore });
  expect(after(typed("netflix", "aaaa"), next, typed("amazon", "cccc"))).toMatchObject({
    wanted: "own",
    shownBefore: [],
  });
  expect(after(next, { ...next, shownBefore: [] })).toMatchObject({ wanted: "own", shownBefore: [] });
});
