import type { ProposeOptions } from "../core";
import type { FoundRow } from "./siteRow";

export interface SiteOptions extends Required<Pick<ProposeOptions, "style" | "wholeDomain" | "otherHost">> {
  readonly isHardToGuess: boolean;
}

export interface SiteState {
  /** One recipient a line. */
  readonly recipientText: string;
  /** `null` until the person types: then the field has the mailbox that is known. */
  readonly mailboxText: string | null;
  readonly options: SiteOptions;
  /** Random characters for each line. They stay while a person types, and go once an address with them was copied. */
  readonly suffixes: readonly string[];
  readonly areSuffixesUsed: boolean;
  readonly wanted: WantedAddress;
  /** The addresses that were shown before this one, for the same recipient. */
  readonly shownBefore: readonly string[];
  /** The addresses that were copied or saved in a file. Their recipients have them, with and without a book. */
  readonly copied: readonly FoundRow[];
  /** How many of them were there when the person asked for a new address. */
  readonly copiedBefore: number;
}

/** The address that is shown: the recipient's own; its own of the chosen kind; or one that it did not have. */
type WantedAddress = "own" | "own-of-kind" | "new";

/** `suffixes` are new ones for all lines, or none where no address has them: the reducer has no randomness of its own. */
export type SiteEvent =
  | { readonly type: "recipient-typed"; readonly text: string; readonly suffixes: readonly string[] }
  | { readonly type: "mailbox-typed"; readonly text: string | null }
  | { readonly type: "option-chosen"; readonly choice: Partial<SiteOptions>; readonly suffixes: readonly string[] }
  /** `shownBefore` is empty once all addresses were shown, and the first one comes again. */
  | { readonly type: "next-requested"; readonly shownBefore: readonly string[]; readonly suffixes: readonly string[] }
  | { readonly type: "copied"; readonly rows: readonly FoundRow[] };

/** The recipient's own address comes first again. */
const FROM_START = { wanted: "own", shownBefore: [] } as const;

export const INITIAL_STATE: SiteState = {
  recipientText: "",
  mailboxText: null,
  options: { style: "plus", wholeDomain: false, otherHost: false, isHardToGuess: false },
  suffixes: [],
  areSuffixesUsed: false,
  copied: [],
  copiedBefore: 0,
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
      return { ...state, ...FROM_START, wanted: "own-of-kind", options, suffixes: event.suffixes };
    }
    case "next-requested": {
      const { shownBefore, suffixes } = event;
      const wanted = shownBefore.length > 0 ? "new" : "own";
      return { ...state, wanted, shownBefore, suffixes, copiedBefore: state.copied.length };
    }
    case "copied":
      return { ...state, copied: [...state.copied, ...event.rows], areSuffixesUsed: true };
  }
}
