import { type Address, type Alias, type AliasKinds, parseAddress, type ParseError } from "../core";

/** What a person asks of a list. */
export interface Settings {
  /** The own tags as they are typed: words, sites and links. */
  readonly tagsText: string;
  /** How many addresses at most, 1 to `MAX_RESULTS`. */
  readonly maxResults: number;
  readonly includeDomainVariants: boolean;
  readonly kinds: AliasKinds;
}

/** The most addresses that a list can have. */
export const MAX_RESULTS = 2000;

/** A generation under way. */
export interface Run {
  readonly kind: "generate" | "shuffle";
  readonly address: Address;
  readonly settings: Settings;
  readonly seed: number;
}

/** Why the field's text makes no list. */
export type FieldError = ParseError | "several-addresses";

/** The list on the page, and what it was made from. Its key changes with every new list. */
export interface AliasList {
  readonly key: number;
  /** What it was made by. */
  readonly kind: Run["kind"];
  readonly address: Address;
  readonly settings: Settings;
  readonly aliases: readonly Alias[];
}

export interface GeneratorState {
  /** What stands in the field. */
  readonly draft: string;
  readonly settings: Settings;
  readonly error: FieldError | null;
  readonly run: Run | null;
  /** The last run, where a file that it needs could not be loaded: it can be tried again. */
  readonly unloaded: Run | null;
  readonly list: AliasList | null;
  /** The selected addresses of the list. */
  readonly selection: ReadonlySet<string>;
}

export type GeneratorEvent =
  | { readonly type: "typed"; readonly draft: string }
  | { readonly type: "cleared" }
  | { readonly type: "settings-changed"; readonly changes: Partial<Settings> }
  | { readonly type: "generate-asked"; readonly seed: number }
  | { readonly type: "shuffle-asked"; readonly seed: number }
  | { readonly type: "generated"; readonly aliases: readonly Alias[] }
  | { readonly type: "failed" }
  | { readonly type: "load-failed" }
  | { readonly type: "retry-asked" }
  | { readonly type: "row-toggled"; readonly email: string }
  | { readonly type: "rows-selected"; readonly emails: readonly string[] }
  | { readonly type: "rows-deselected"; readonly emails: readonly string[] };

const NOTHING_SELECTED: ReadonlySet<string> = new Set();

export const initialGeneratorState: GeneratorState = {
  draft: "",
  settings: { tagsText: "", maxResults: MAX_RESULTS, includeDomainVariants: true, kinds: "both" },
  error: null,
  run: null,
  unloaded: null,
  list: null,
  selection: NOTHING_SELECTED,
};

/** Every change that the tool can go through. One generation runs at a time; what is asked meanwhile is dropped. */
export function generatorReducer(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  switch (event.type) {
    case "typed":
      return { ...state, draft: event.draft, error: null };
    case "cleared":
      return { ...state, draft: "", error: null };
    case "settings-changed":
      return { ...state, settings: { ...state.settings, ...event.changes } };
    case "generate-asked":
      return state.run === null ? startGenerate(state, event.seed) : state;
    case "shuffle-asked":
      return state.run === null && state.list !== null
        ? start(state, {
            kind: "shuffle",
            address: state.list.address,
            settings: state.list.settings,
            seed: event.seed,
          })
        : state;
    case "retry-asked":
      return state.run === null && state.unloaded !== null ? start(state, state.unloaded) : state;
    case "generated":
      return state.run === null ? state : finish(state, state.run, event.aliases);
    case "failed":
      return { ...state, run: null };
    case "load-failed":
      return { ...state, run: null, unloaded: state.run };
    case "row-toggled":
      return { ...state, selection: toggled(state.selection, event.email) };
    case "rows-selected":
      return { ...state, selection: new Set([...state.selection, ...event.emails]) };
    case "rows-deselected":
      return { ...state, selection: without(state.selection, event.emails) };
  }
}

function startGenerate(state: GeneratorState, seed: number): GeneratorState {
  const parsed = parseAddress(state.draft);
  return parsed.ok
    ? start({ ...state, error: null }, { kind: "generate", address: parsed.address, settings: state.settings, seed })
    : { ...state, error: isListOfAddresses(state.draft) ? "several-addresses" : parsed.error };
}

/** Whether there is an `@` on both sides of a separator: a person pasted several addresses. */
function isListOfAddresses(text: string): boolean {
  return text
    .split("@")
    .slice(1, -1)
    .some((between) => /[\s,;]/.test(between));
}

function start(state: GeneratorState, run: Run): GeneratorState {
  return { ...state, run, unloaded: null };
}

function finish(state: GeneratorState, { kind, address, settings }: Run, aliases: readonly Alias[]): GeneratorState {
  const key = (state.list?.key ?? 0) + 1;
  return { ...state, run: null, list: { key, kind, address, settings, aliases }, selection: NOTHING_SELECTED };
}

function toggled(selection: ReadonlySet<string>, email: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(email)) next.add(email);
  return next;
}

function without(selection: ReadonlySet<string>, emails: readonly string[]): ReadonlySet<string> {
  const next = new Set(selection);
  for (const email of emails) next.delete(email);
  return next;
}
