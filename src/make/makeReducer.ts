import { type Alias, MAX_RESULTS, type ParseError } from "../core";
import { changeSelection } from "../tables/changeSelection";

export interface Settings {
  readonly tagsText: string;
  /** The largest number of addresses, from 1 to `MAX_RESULTS`. */
  readonly maxResults: number;
  readonly includeDomainVariants: boolean;
  readonly onlyOwnTags: boolean;
}

/** The seed of the first list of a visit, and so of the picture before it. */
export const FIRST_SEED = 2;

export interface Run extends Pick<MakeState, "draft" | "settings"> {
  readonly action: "generate" | "shuffle";
  readonly seed: number;
  /** Whether a person has retried it, because a file of it could not be loaded. */
  readonly isRetry: boolean;
}

type FieldError = ParseError | "several-addresses";

export interface GeneratedList {
  /** Changes with every new list. */
  readonly key: number;
  readonly run: Run;
  readonly aliases: readonly Alias[];
  readonly selection: ReadonlySet<string>;
}

export interface MakeState {
  readonly draft: string;
  readonly settings: Settings;
  readonly error: FieldError | null;
  readonly run: Run | null;
  readonly list: GeneratedList | null;
}

/** React may deliver an event late, when there is another run or list. It therefore has its run, or the key of its list. */
export type MakeEvent =
  | { readonly type: "typed" | "mailbox-known"; readonly draft: string }
  | { readonly type: "settings-changed"; readonly changes: Partial<Settings> }
  | {
      readonly type: "generate-requested";
      readonly draft: string;
      /** The fault of the text, if the part that reads it is loaded. */
      readonly error: FieldError | null;
      readonly seed: number;
    }
  | { readonly type: "shuffle-requested"; readonly seed: number }
  | { readonly type: "retry-requested"; readonly failed: Run }
  | { readonly type: "generated"; readonly run: Run; readonly aliases: readonly Alias[] }
  | { readonly type: "refused"; readonly run: Run; readonly error: FieldError }
  | { readonly type: "failed"; readonly run: Run }
  | {
      readonly type: "selection-changed";
      readonly listKey: number;
      readonly emails: readonly string[];
      readonly isSelected: boolean;
    };

export const initialMakeState: MakeState = {
  draft: "",
  settings: { tagsText: "", maxResults: MAX_RESULTS, includeDomainVariants: true, onlyOwnTags: false },
  error: null,
  run: null,
  list: null,
};

/** Holds every change of the tool's state. There is one run at a time, and a request during a run is dropped. */
export function makeReducer(state: MakeState, event: MakeEvent): MakeState {
  const { settings, run, list } = state;
  if ("run" in event && run !== event.run) return state;
  switch (event.type) {
    case "mailbox-known":
      return state.draft === "" ? { ...state, draft: event.draft } : state;
    case "typed":
      return { ...state, draft: event.draft, error: null };
    case "settings-changed":
      return { ...state, settings: { ...settings, ...event.changes } };
    case "generate-requested": {
      if (run !== null) return state;
      const { draft, error, seed } = event;
      if (error !== null) return { ...state, draft, error };
      return { ...state, draft, error: null, run: { action: "generate", draft, settings, seed, isRetry: false } };
    }
    case "shuffle-requested":
      if (run !== null || list === null) return state;
      return { ...state, run: { ...list.run, action: "shuffle", seed: event.seed, isRetry: false } };
    case "retry-requested":
      return run === null ? { ...state, run: { ...event.failed, isRetry: true } } : state;
    case "generated": {
      const key = (list?.key ?? 0) + 1;
      return { ...state, run: null, list: { key, run: event.run, aliases: event.aliases, selection: new Set() } };
    }
    case "refused":
      return { ...state, run: null, error: event.error };
    case "failed":
      return { ...state, run: null };
    case "selection-changed": {
      if (list?.key !== event.listKey) return state;
      const selection = changeSelection(list.selection, event.emails, event.isSelected);
      return { ...state, list: { ...list, selection } };
    }
  }
}
