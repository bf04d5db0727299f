import { type Address, type Alias, type AliasKinds, MAX_RESULTS, parseAddress, type ParseError } from "../core";

/** The choices that a person makes for a list. */
export interface Settings {
  /** The own tags as they are typed: words, sites and links. */
  readonly tagsText: string;
  /** How many addresses at most, 1 to `MAX_RESULTS`. */
  readonly maxResults: number;
  readonly includeDomainVariants: boolean;
  readonly kinds: AliasKinds;
}

/** One making of a list. */
export interface Run {
  readonly action: "generate" | "shuffle";
  readonly address: Address;
  readonly settings: Settings;
  readonly seed: number;
}

/** `unloaded`: a file that the run needs could not be loaded, and the run can be tried again. */
type Activity =
  | { readonly status: "idle" }
  | { readonly status: "running"; readonly run: Run }
  | { readonly status: "unloaded"; readonly run: Run };

/** Why the field's text makes no list. */
export type FieldError = ParseError | "several-addresses";

/** The list on the page. */
export interface GeneratedList {
  /** Changes with every new list. */
  readonly key: number;
  /** The run that made it. */
  readonly run: Run;
  readonly aliases: readonly Alias[];
  /** The selected addresses. */
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

/** An event of a run names the run, and an event of a row its list: another may have come meanwhile. */
export type GeneratorEvent =
  | { readonly type: "typed"; readonly draft: string }
  | { readonly type: "cleared" }
  | { readonly type: "settings-changed"; readonly changes: Partial<Settings> }
  | { readonly type: "generate-asked"; readonly seed: number }
  | { readonly type: "shuffle-asked"; readonly seed: number }
  | { readonly type: "retry-asked" }
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

/** Every change that the tool can go through. One run goes on at a time, and a request during it is dropped. */
export function generatorReducer(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  const { activity, list } = state;
  switch (event.type) {
    case "typed":
      return { ...state, draft: event.draft, error: null };
    case "cleared":
      return { ...state, draft: "", error: null };
    case "settings-changed":
      return { ...state, settings: { ...state.settings, ...event.changes } };
    case "generate-asked":
      return activity.status === "running" ? state : startGenerate(state, event.seed);
    case "shuffle-asked":
      return activity.status === "running" || list === null
        ? state
        : start(state, { ...list.run, action: "shuffle", seed: event.seed });
    case "retry-asked":
      return activity.status === "unloaded" ? start(state, activity.run) : state;
    case "generated":
      return isRunning(activity, event.run) ? finish(state, event.run, event.aliases) : state;
    case "failed":
      return isRunning(activity, event.run) ? { ...state, activity: IDLE } : state;
    case "load-failed":
      return isRunning(activity, event.run) ? { ...state, activity: { status: "unloaded", run: event.run } } : state;
    case "row-toggled":
      return list?.key === event.listKey ? select(state, list, toggled(list.selection, event.email)) : state;
    case "rows-selected":
      return list?.key === event.listKey ? select(state, list, new Set([...list.selection, ...event.emails])) : state;
    case "rows-deselected":
      return list?.key === event.listKey ? select(state, list, without(list.selection, event.emails)) : state;
  }
}

function startGenerate(state: GeneratorState, seed: number): GeneratorState {
  const parsed = parseAddress(state.draft);
  return parsed.ok
    ? start({ ...state, error: null }, { action: "generate", address: parsed.address, settings: state.settings, seed })
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
