import { expect, it } from "vitest";

import { INITIAL_STATE, type SiteEvent, siteReducer, type SiteState } from "./siteReducer";

const after = (...events: SiteEvent[]): SiteState => events.reduce(siteReducer, INITIAL_STATE);

const CHOSEN: SiteEvent = { type: "option-chosen", choice: { style: "dots" } };
const NEXT: SiteEvent = { type: "next-requested", email: "j.ane@gmail.com" };

it("keeps the options for the next recipient, but not that they were chosen for this one", () => {
  expect(after(CHOSEN)).toMatchObject({ options: { style: "dots", hasSuffix: false }, isKindChosen: true });
  expect(after(CHOSEN, { type: "recipient-typed", text: "netflix" })).toMatchObject({
    recipientText: "netflix",
    options: { style: "dots" },
    isKindChosen: false,
  });
});

it.each<SiteEvent>([
  { type: "recipient-typed", text: "netflix" },
  { type: "mailbox-typed", text: "jane" },
  { type: "option-chosen", choice: { otherHost: true } },
])("begins with the first address again after %j", (event) => {
  expect(after(NEXT).at).toBe("j.ane@gmail.com");
  expect(after(NEXT, event).at).toBe(null);
});

it("takes a mailbox that is typed again for unfinished", () => {
  const done: SiteEvent = { type: "mailbox-done" };
  expect(after({ type: "mailbox-typed", text: "ja" }, done).isMailboxDone).toBe(true);
  expect(after(done, { type: "mailbox-typed", text: "jane" }).isMailboxDone).toBe(false);
});

it("looks for an address among the recipients until the field is emptied, and may look for it again", () => {
  const searched: SiteEvent = { type: "requested", email: "j.ane@gmail.com", mailbox: "jane@gmail.com" };
  const typed: SiteEvent = { type: "recipient-typed", text: "netflix\namazon" };
  expect(after(searched, typed, searched)).toMatchObject({
    searchedFor: { email: "j.ane@gmail.com", number: 2 },
    options: { style: "dots" },
    recipientText: "netflix\namazon",
  });
  expect(after(searched, typed, { type: "recipient-typed", text: "" }).searchedFor.email).toBe("");
});

it("takes a known mailbox, and that of a searched address, but not over another text and another writing", () => {
  const known: SiteEvent = { type: "mailbox-known", text: "ja.ne@gmail.com" };
  const searched: SiteEvent = { type: "requested", email: "j.ane@gmail.com", mailbox: "jane@gmail.com" };
  expect(after(known).mailboxText).toBe("ja.ne@gmail.com");
  expect(after({ type: "mailbox-typed", text: "ja" }, known).mailboxText).toBe("ja");
  expect(after(known, searched).mailboxText).toBe("ja.ne@gmail.com");
  expect(after({ type: "mailbox-typed", text: "roe" }, searched).mailboxText).toBe("jane@gmail.com");
});
