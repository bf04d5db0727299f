import {
  type Address,
  type Alias,
  type AliasKinds,
  isAddressList,
  MAX_RESULTS,
  parseAddress,
  type ParseError,
  type ParseResult,
} from "../core";

export interface Settings {
  /** The text of the field for own tags: words, sites and links. */
  readonly tagsText: string;
  /** The largest number of addresses, from 1 to `MAX_RESULTS`. */
  readonly maxResults: number;
  readonly includeDomainVariants: boolean;
  readonly kinds: AliasKinds;
}

/** Everything that one list is made from. */
export interface Run {
  readonly action: "generate" | "shuffle";
  readonly address: Address;
  readonly settings: Settings;
  readonly seed: number;
}

/** With `load-failed`, a file of the run could not be loaded, and the run can be retried. */
type Activity =
  | { readonly status: "idle" }
  | { readonly status: "running"; readonly run: Run }
  | { readonly status: "load-failed"; readonly run: Run };

type Reader = (text: string) => ParseResult;

/** The reason why the text in the field makes no list. */
export type FieldError = ParseError | "several-addresses";

export interface GeneratedList {
  /** Changes with every new list. */
  readonly key: number;
  /** The run that made the list. */
  readonly run: Run;
  readonly aliases: readonly Alias[];
  readonly selection: ReadonlySet<string>;
}

export interface GeneratorState {
  /** The text in the field. */
  readonly draft: string;
  readonly settings: Settings;
  readonly error: FieldError | null;
  readonly activity: Activity;
  readonly list: GeneratedList | null;
}

/**
 * React may deliver an event late, when there is another run or another list. An event of a run therefore has its run,
 * and an event of a row has the key of its list.
 */
export type GeneratorEvent =
  | { readonly type: "typed"; readonly draft: string }
  | { readonly type: "cleared" }
  | { readonly type: "settings-changed"; readonly changes: Partial<Settings> }
  /** `read` is the reader of the later part. Without it, only a plain address is read. */
  | {
      readonly type: "generate-requested";
      readonly seed: number;
      readonly read?: Reader | undefined;
    }
  | { readonly type: "shuffle-requested"; readonly seed: number }
  | { readonly type: "retry-requested" }
  | { readonly type: "generated"; readonly run: Run; readonly aliases: readonly Alias[] }
  | { readonly type: "failed"; readonly run: Run }
  | { readonly type: "load-failed"; readonly run: Run }
  | { readonly type: "row-toggled"; readonly listKey: number; readonly email: string }
  | { readonly type: "rows-selected"; readonly listKey: number; readonly emails: readonly string[] }
  | { readonly type: "rows-deselected"; readonly listKey: number; readonly emails: readonly string[] };

const IDLE: Activity = { status: "idle" };
const NOTHING_SELECTED: ReadonlySet<string> = new Set();

export const initialGeneratorState: GeneratorState = {
  draft: "",
  settings: { tagsText: "", maxResults: MAX_RESULTS, includeDomainVariants: true, kinds: "both" },
  error: null,
  activity: IDLE,
  list: null,
};

/** Holds every change of the tool's state. There is one run at a time, and a request during a run is dropped. */
export function generatorReducer(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  const { activity, list } = state;
  switch (event.type) {
    case "typed":
      return { ...state, draft: event.draft, error: null };
    case "cleared":
      return { ...state, draft: "", error: null };
    case "settings-changed":
      return { ...state, settings: { ...state.settings, ...event.changes } };
    case "generate-requested":
      return activity.status === "running" ? state : startGenerate(state, event.seed, event.read);
    case "shuffle-requested":
      return activity.status === "running" || list === null
        ? state
        : start(state, { ...list.run, action: "shuffle", seed: event.seed });
    case "retry-requested":
      return activity.status === "load-failed" ? start(state, activity.run) : state;
    case "generated":
      return isRunning(activity, event.run) ? finish(state, event.run, event.aliases) : state;
    case "failed":
      return isRunning(activity, event.run) ? { ...state, activity: IDLE } : state;
    case "load-failed":
      return isRunning(activity, event.run) ? { ...state, activity: { status: "load-failed", run: event.run } } : state;
    case "row-toggled":
      return list?.key === event.listKey ? select(state, list, toggled(list.selection, event.email)) : state;
    case "rows-selected":
      return list?.key === event.listKey ? select(state, list, new Set([...list.selection, ...event.emails])) : state;
    case "rows-deselected":
      return list?.key === event.listKey ? select(state, list, without(list.selection, event.emails)) : state;
  }
}

function startGenerate(state: GeneratorState, seed: number, read: Reader = parseAddress): GeneratorState {
  const parsed = read(state.draft);
  return parsed.ok
    ? start({ ...state, error: null }, { action: "generate", address: parsed.address, settings: state.settings, seed })
    : { ...state, error: isAddressList(state.draft) ? "several-addresses" : parsed.error };
}

function start(state: GeneratorState, run: Run): GeneratorState {
  return { ...state, activity: { status: "running", run } };
}

function isRunning(activity: Activity, run: Run): boolean {
  return activity.status === "running" && activity.run === run;
}

function finish(state: GeneratorState, run: Run, aliases: readonly Alias[]): GeneratorState {
  const key = (state.list?.key ?? 0) + 1;
  return { ...state, activity: IDLE, list: { key, run, aliases, selection: NOTHING_SELECTED } };
}

function select(state: GeneratorState, list: GeneratedList, selection: ReadonlySet<string>): GeneratorState {
  return { ...state, list: { ...list, selection } };
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
