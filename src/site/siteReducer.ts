import type { ProposeOptions } from "../core";

export interface SiteOptions extends Required<Pick<ProposeOptions, "style" | "wholeDomain" | "otherHost">> {
  readonly isHardToGuess: boolean;
}

export interface SiteState {
  /** One recipient a line. */
  readonly recipientText: string;
  /** `null` until the person types: then the field has the mailbox that the book remembers. */
  readonly mailboxText: string | null;
  readonly options: SiteOptions;
  /** Random characters for each line. They stay while a person types, and go once an address with them was copied. */
  readonly suffixes: readonly string[];
  readonly areSuffixesUsed: boolean;
  /** Whether the person asked for another address than the one that the recipient has. */
  readonly isNewWanted: boolean;
  /** The addresses that were shown before this one, for the same recipient. */
  readonly shownBefore: readonly string[];
  /** The addresses that were copied, and so stay on the page while nothing else changes. */
  readonly copied: ReadonlySet<string>;
}

/** `suffixes` are new ones for all lines, or none where no address has them: the reducer has no randomness of its own. */
export type SiteEvent =
  | { readonly type: "recipient-typed"; readonly text: string; readonly suffixes: readonly string[] }
  | { readonly type: "mailbox-typed"; readonly text: string }
  | { readonly type: "option-chosen"; readonly choice: Partial<SiteOptions>; readonly suffixes: readonly string[] }
  /** `shownBefore` is empty once all addresses were shown, and the first one comes again. */
  | { readonly type: "next-requested"; readonly shownBefore: readonly string[]; readonly suffixes: readonly string[] }
  | { readonly type: "copied"; readonly emails: readonly string[] };

const NOTHING: ReadonlySet<string> = new Set();

/** The recipient's own address comes first again. */
const FROM_START = { isNewWanted: false, shownBefore: [], copied: NOTHING };

export const INITIAL_STATE: SiteState = {
  recipientText: "",
  mailboxText: null,
  options: { style: "plus", wholeDomain: false, otherHost: false, isHardToGuess: false },
  suffixes: [],
  areSuffixesUsed: false,
  ...FROM_START,
};

export function siteReducer(state: SiteState, event: SiteEvent): SiteState {
  switch (event.type) {
    case "recipient-typed": {
      const suffixes = state.areSuffixesUsed ? event.suffixes : state.suffixes;
      return { ...state, ...FROM_START, recipientText: event.text, suffixes, areSuffixesUsed: false };
    }
    case "mailbox-typed":
      return { ...state, ...FROM_START, mailboxText: event.text };
    case "option-chosen": {
      const options = { ...state.options, ...event.choice };
      return { ...state, ...FROM_START, isNewWanted: true, options, suffixes: event.suffixes };
    }
    case "next-requested": {
      const { shownBefore, suffixes } = event;
      return { ...state, ...FROM_START, isNewWanted: shownBefore.length > 0, shownBefore, suffixes };
    }
    case "copied":
      return { ...state, copied: new Set([...state.copied, ...event.emails]), areSuffixesUsed: true };
  }
}
