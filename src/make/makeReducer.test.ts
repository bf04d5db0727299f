import { expect, test } from "vitest";

import type { Alias } from "../core";
import {
  type GeneratedList,
  type MakeEvent,
  makeReducer,
  type MakeState,
  initialMakeState,
  type Run,
  type Settings,
} from "./makeReducer";

const janesAliases: Alias[] = [
  { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
  { email: "jane+dev@gmail.com", type: "plus", original: "jane@gmail.com" },
  { email: "jane@googlemail.com", type: "domain-variant", original: "jane@gmail.com" },
];
const johnsAliases: Alias[] = [{ email: "john@googlemail.com", type: "base", original: "john@googlemail.com" }];

const usual: Settings = { tagsText: "", maxResults: 2000, includeDomainVariants: true, onlyOwnTags: false };
const few: Settings = { ...usual, tagsText: "shop", maxResults: 10, includeDomainVariants: false };

const janesRun: Run = { action: "generate", draft: "jane", settings: few, seed: 1, isRetry: false };
const johnsRun: Run = { action: "generate", draft: "john@googlemail.com", settings: usual, seed: 5, isRetry: false };
const janesShuffle: Run = { action: "shuffle", draft: "jane", settings: few, seed: 5, isRetry: false };

const janesList: GeneratedList = {
  key: 7,
  run: janesRun,
  aliases: janesAliases,
  selection: new Set(["jane+dev@gmail.com"]),
};

/** Jane's list is shown with one row selected, and the field has another address. */
const listed: MakeState = {
  draft: "john@googlemail.com",
  settings: usual,
  error: null,
  run: null,
  list: janesList,
};
const refused: MakeState = { ...listed, draft: "john@example.com", error: "unsupported-domain" };
const generating = running(listed, johnsRun);
const shuffling = running(listed, janesShuffle);

function running(state: MakeState, run: Run): MakeState {
  return { ...state, run };
}

const typing: MakeEvent = { type: "typed", draft: "jo" };
const generate: MakeEvent = { type: "generate-requested", draft: "john@googlemail.com", error: null, seed: 42 };
const generateRefused: MakeEvent = { type: "generate-requested", draft: "jane@", error: "invalid-email", seed: 42 };
const shuffle: MakeEvent = { type: "shuffle-requested", seed: 42 };
const retry: MakeEvent = { type: "retry-requested", failed: johnsRun };
const johnsListMade: MakeEvent = { type: "generated", run: johnsRun, aliases: johnsAliases };

test.each<[fact: string, before: MakeState, event: MakeEvent, after: MakeState]>([
  ["typing changes the text in the field, and nothing else", listed, typing, { ...listed, draft: "jo" }],
  ["typing removes the error", refused, typing, { ...refused, draft: "jo", error: null }],
  ["typing is possible during a run", generating, typing, { ...generating, draft: "jo" }],
  [
    "a setting changes, while the other settings, the list and the run stay as they are",
    generating,
    { type: "settings-changed", changes: { maxResults: 50 } },
    { ...generating, settings: { ...usual, maxResults: 50 } },
  ],
  [
    "Generate starts a run for the text of the field, and leaves the list until the run ends",
    listed,
    generate,
    running(listed, { ...johnsRun, seed: 42 }),
  ],
  ["Generate removes an earlier error", refused, generate, running(listed, { ...johnsRun, seed: 42 })],
  [
    "an address that is refused at once leaves the list",
    listed,
    generateRefused,
    { ...listed, draft: "jane@", error: "invalid-email" },
  ],
  [
    "an address that is refused later ends its run",
    generating,
    { type: "refused", run: johnsRun, error: "invalid-email" },
    { ...listed, error: "invalid-email" },
  ],
  [
    "Shuffle starts a run for the address of the list, whatever the field holds, and leaves the error",
    refused,
    shuffle,
    running(refused, { ...janesShuffle, seed: 42 }),
  ],
  [
    "the first list is shown",
    running({ ...initialMakeState, draft: "jane" }, janesRun),
    { type: "generated", run: janesRun, aliases: janesAliases },
    {
      draft: "jane",
      settings: usual,
      error: null,
      run: null,
      list: { key: 1, run: janesRun, aliases: janesAliases, selection: new Set() },
    },
  ],
  [
    "a new list replaces the previous one, with nothing selected, and leaves what was typed",
    running(refused, johnsRun),
    johnsListMade,
    { ...refused, list: { key: 8, run: johnsRun, aliases: johnsAliases, selection: new Set() } },
  ],
  [
    "a run that fails leaves the field, the list and the selection",
    generating,
    { type: "failed", run: johnsRun },
    listed,
  ],
  [
    "a run that failed can be retried for its own address, whatever the field holds, and is known to be a retry",
    { ...listed, draft: "jim" },
    retry,
    { ...listed, draft: "jim", run: { ...johnsRun, isRetry: true } },
  ],
  [
    "the next run is no retry",
    { ...listed, list: { ...janesList, run: { ...janesRun, isRetry: true } } },
    shuffle,
    running({ ...listed, list: { ...janesList, run: { ...janesRun, isRetry: true } } }, { ...janesShuffle, seed: 42 }),
  ],
])("%s", (_, before, event, after) => {
  expect(makeReducer(before, event)).toStrictEqual(after);
});

test.each([generate, generateRefused, shuffle, retry])("during a run, a request is dropped: %o", (request) => {
  expect(makeReducer(generating, request)).toBe(generating);
});

test("without a list there is nothing to shuffle", () => {
  expect(makeReducer(initialMakeState, shuffle)).toBe(initialMakeState);
});

test.each<MakeEvent>([
  johnsListMade,
  { type: "refused", run: johnsRun, error: "invalid-email" },
  { type: "failed", run: johnsRun },
])("the end of a run that is no longer active changes nothing: $type", (event) => {
  for (const state of [listed, shuffling]) expect(makeReducer(state, event)).toBe(state);
});

// A row of the previous list can still be clicked while React renders the new list.
test("a choice in another list changes nothing", () => {
  const event = { type: "selection-changed", listKey: 6, emails: ["jane+dev@gmail.com"], isSelected: false } as const;
  expect(makeReducer(listed, event)).toBe(listed);
  expect(makeReducer(initialMakeState, event)).toBe(initialMakeState);
});
