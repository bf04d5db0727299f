import { isSameMailbox, parseAddress, type ProposeOptions, toEmail } from "../core";
import type { SiteRequest } from "../views/ViewLink";
import { MAX_LINES, toFieldText } from "./toFieldText";

interface SiteOptions extends Required<Pick<ProposeOptions, "style" | "wholeDomain" | "otherHost">> {
  readonly hasSuffix: boolean;
}

export interface SiteState {
  readonly recipientText: string;
  /** The rows of a table that came with that text and are not in it, until the person says whether they are a list. */
  readonly rows: readonly string[];
  /** Whether a link had more lines than the field takes. */
  readonly isCut: boolean;
  readonly mailboxText: string;
  /** Whether the person has left that field or pressed Enter. Until then, an unfinished address is not called wrong. */
  readonly isMailboxDone: boolean;
  /** Whether a phone with the list folds the mailbox and the choice into one line; `null` until they are known. */
  readonly isFolded: boolean | null;
  readonly options: SiteOptions;
  /** Whether the options were chosen for these recipients. Their own addresses of another kind do not count then. */
  readonly isKindChosen: boolean;
  /** The address that the person has reached among those of one recipient; `null` for the first one. */
  readonly at: string | null;
  /** The address whose recipient is looked for; empty if there is none. Each look has a number. */
  readonly searchedFor: { readonly email: string; readonly number: number };
  /** The address that nobody gets any more; empty if there is none. */
  readonly replaced: string;
  /** Whether the focus is to go to what the person needs next, because a link or another view has filled the fields. */
  readonly leadsOn: boolean;
}

export type SiteEvent =
  | { readonly type: "recipient-typed"; readonly text: string; readonly rows?: readonly string[] }
  | { readonly type: "linked" | "mailbox-typed" | "mailbox-known"; readonly text: string }
  | { readonly type: "led-on" | "mailbox-done" }
  | { readonly type: "folded"; readonly isFolded: boolean }
  | { readonly type: "option-chosen"; readonly choice: Partial<SiteOptions> }
  | { readonly type: "next-requested"; readonly email: string }
  | ({ readonly type: "requested" } & SiteRequest);

/** Every recipient can have this kind. */
export const WITHOUT_PLUS: SiteEvent = { type: "option-chosen", choice: { style: "dots" } };

export const INITIAL_STATE: SiteState = {
  recipientText: "",
  rows: [],
  isCut: false,
  mailboxText: "",
  isMailboxDone: false,
  isFolded: null,
  options: { style: "plus", wholeDomain: false, otherHost: false, hasSuffix: false },
  isKindChosen: false,
  at: null,
  searchedFor: { email: "", number: 0 },
  replaced: "",
  leadsOn: false,
};

export function siteReducer(state: SiteState, event: SiteEvent): SiteState {
  switch (event.type) {
    case "recipient-typed":
      return {
        ...state,
        recipientText: event.text,
        rows: event.rows ?? state.rows,
        isCut: false,
        isKindChosen: false,
        at: null,
        // An empty field ends the search.
        searchedFor: event.text === "" ? INITIAL_STATE.searchedFor : state.searchedFor,
      };
    case "linked": {
      const lines = event.text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
      if (lines.length === 0) return state;
      const filling = toFieldText(lines.slice(0, MAX_LINES).join("\n"));
      const filled = siteReducer(state, { type: "recipient-typed", ...filling });
      return { ...filled, isCut: lines.length > MAX_LINES, leadsOn: true };
    }
    case "led-on":
      return state.leadsOn ? { ...state, leadsOn: false } : state;
    case "mailbox-known":
      // Never over a text. It may come in the same render, so only the reducer knows it.
      return state.mailboxText === "" && event.text !== ""
        ? { ...state, mailboxText: event.text, isFolded: true, at: null }
        : state;
    case "mailbox-typed":
      return { ...state, mailboxText: event.text, isMailboxDone: false, at: null };
    case "mailbox-done":
      return { ...state, isMailboxDone: true };
    case "folded":
      return { ...state, isFolded: event.isFolded };
    case "option-chosen":
      return { ...state, options: { ...state.options, ...event.choice }, isKindChosen: true, at: null };
    case "next-requested":
      return { ...state, at: event.email };
    case "requested": {
      if (event.isReplaced) return { ...state, replaced: event.email, at: null };
      const mailboxText = reaches(state.mailboxText, event.email) ? state.mailboxText : event.mailbox;
      if (event.sites !== undefined) {
        const filled = siteReducer(state, { type: "recipient-typed", text: event.sites, rows: [] });
        return { ...filled, mailboxText, leadsOn: true };
      }
      const searchedFor = { email: event.email, number: state.searchedFor.number + 1 };
      return { ...siteReducer(state, WITHOUT_PLUS), mailboxText, searchedFor };
    }
  }
}

function reaches(text: string, email: string): boolean {
  const read = parseAddress(text);
  return read.ok && isSameMailbox(toEmail(read.address), email);
}
