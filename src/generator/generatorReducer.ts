import { type Address, type Alias, parseAddress, type ParseError } from "../core";

/** A generation under way. */
export interface Run {
  readonly kind: "generate" | "shuffle";
  readonly address: Address;
  readonly seed: number;
}

/** The list on the page. Its key changes with every new list. */
interface AliasList {
  readonly key: number;
  readonly address: Address;
  readonly aliases: readonly Alias[];
}

export interface GeneratorState {
  /** What stands in the field. */
  readonly draft: string;
  readonly error: ParseError | null;
  readonly run: Run | null;
  readonly list: AliasList | null;
  /** The selected addresses of the list. */
  readonly selection: ReadonlySet<string>;
}

export type GeneratorEvent =
  | { readonly type: "typed"; readonly draft: string }
  | { readonly type: "cleared" }
  | { readonly type: "generate-asked"; readonly seed: number }
  | { readonly type: "shuffle-asked"; readonly seed: number }
  | { readonly type: "generated"; readonly aliases: readonly Alias[] }
  | { readonly type: "failed" }
  | { readonly type: "row-toggled"; readonly email: string }
  | { readonly type: "rows-selected"; readonly emails: readonly string[] }
  | { readonly type: "selection-cleared" };

const NOTHING_SELECTED: ReadonlySet<string> = new Set();

export const initialGeneratorState: GeneratorState = {
  draft: "",
  error: null,
  run: null,
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
    case "generate-asked":
      return state.run === null ? startGenerate(state, event.seed) : state;
    case "shuffle-asked":
      return state.run === null && state.list !== null
        ? { ...state, run: { kind: "shuffle", address: state.list.address, seed: event.seed } }
        : state;
    case "generated":
      return state.run === null ? state : finish(state, state.run, event.aliases);
    case "failed":
      return { ...state, run: null };
    case "row-toggled":
      return { ...state, selection: toggled(state.selection, event.email) };
    case "rows-selected":
      return { ...state, selection: new Set([...state.selection, ...event.emails]) };
    case "selection-cleared":
      return { ...state, selection: NOTHING_SELECTED };
  }
}

function startGenerate(state: GeneratorState, seed: number): GeneratorState {
  const parsed = parseAddress(state.draft);
  return parsed.ok
    ? { ...state, error: null, run: { kind: "generate", address: parsed.address, seed } }
    : { ...state, error: parsed.error };
}

function finish(state: GeneratorState, { address }: Run, aliases: readonly Alias[]): GeneratorState {
  const key = (state.list?.key ?? 0) + 1;
  return { ...state, run: null, list: { key, address, aliases }, selection: NOTHING_SELECTED };
}

function toggled(selection: ReadonlySet<string>, email: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(email)) next.add(email);
  return next;
}
