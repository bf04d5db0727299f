import { describe, expect, test } from "vitest";

import type { Address, Alias } from "../core";
import {
  type GeneratedList,
  type MakeEvent,
  makeReducer,
  type MakeState,
  initialMakeState,
  type Run,
  type Settings,
} from "./makeReducer";

const jane: Address = { username: "jane", domain: "gmail.com" };
const john: Address = { username: "john", domain: "googlemail.com" };

const janesAliases: Alias[] = [
  { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
  { email: "jane+dev@gmail.com", type: "plus", original: "jane@gmail.com" },
  { email: "jane@googlemail.com", type: "domain-variant", original: "jane@gmail.com" },
];
const johnsAliases: Alias[] = [{ email: "john@googlemail.com", type: "base", original: "john@googlemail.com" }];

const usual: Settings = {
  tagsText: "",
  maxResults: 2000,
  includeDomainVariants: true,
  onlyOwnTags: false,
  kinds: "both",
};
const few: Settings = { ...usual, tagsText: "shop", maxResults: 10, includeDomainVariants: false, kinds: "tags" };

const janesRun: Run = { action: "generate", draft: "jane", settings: few, seed: 1 };
const johnsRun: Run = { action: "generate", draft: "john@googlemail.com", settings: usual, seed: 5 };
const janesShuffle: Run = { action: "shuffle", draft: "jane", settings: few, seed: 5 };

const janesList: GeneratedList = {
  key: 7,
  run: janesRun,
  address: jane,
  aliases: janesAliases,
  selection: new Set(["jane+dev@gmail.com"]),
};

/** Jane's list is shown with one row selected, and the field has another address. */
const listed: MakeState = {
  draft: "john@googlemail.com",
  settings: usual,
  error: null,
  activity: { status: "idle" },
  list: janesList,
};
const refused: MakeState = { ...listed, draft: "john@example.com", error: "unsupported-domain" };
const generating = running(listed, johnsRun);
const shuffling = running(listed, janesShuffle);
const loadFailed: MakeState = { ...listed, activity: { status: "load-failed", run: johnsRun, isRetry: false } };

function running(state: MakeState, run: Run): MakeState {
  return { ...state, activity: { status: "running", run, isRetry: false } };
}

/** The event of a press on Generate, with the field as it is in a state. */
function generate({ draft }: MakeState, seed = 42): MakeEvent {
  return { type: "generate-requested", draft, error: null, seed };
}

describe("typing", () => {
  test.each([
    ["changes the text in the field, and nothing else", listed, listed],
    ["removes the error", refused, { ...refused, error: null }],
    ["is possible during a run", generating, generating],
  ])("%s", (_, state, expected) => {
    expect(makeReducer(state, { type: "typed", draft: "jo" })).toStrictEqual({ ...expected, draft: "jo" });
  });
});

test("a setting changes, while the other settings, the list and the run stay as they are", () => {
  const next = makeReducer(generating, { type: "settings-changed", changes: { maxResults: 50 } });
  expect(next).toStrictEqual({ ...generating, settings: { ...usual, maxResults: 50 } });
});

describe("a request to generate", () => {
  test.each([
    ["starts a run for the text of the field, and leaves the list until the run ends", listed],
    ["removes an earlier error", { ...listed, error: "invalid-email" as const }],
  ])("%s", (_, state) => {
    expect(makeReducer(state, generate(state))).toStrictEqual(running(listed, { ...johnsRun, seed: 42 }));
  });
});

describe("an address that is refused", () => {
  test("leaves the list where it is read at once", () => {
    const event: MakeEvent = { type: "generate-requested", draft: "jane@", error: "invalid-email", seed: 42 };
    expect(makeReducer(listed, event)).toStrictEqual({ ...listed, draft: "jane@", error: "invalid-email" });
    expect(makeReducer(generating, event)).toBe(generating);
  });

  test("ends its run where it is read later", () => {
    const event: MakeEvent = { type: "refused", run: johnsRun, error: "invalid-email" };
    expect(makeReducer(generating, event)).toStrictEqual({ ...listed, error: "invalid-email" });
  });
});

describe("a request to shuffle", () => {
  test.each([
    ["starts a run for the address of the list, whatever the field holds now", listed],
    ["leaves the error", refused],
  ])("%s", (_, state) => {
    const next = makeReducer(state, { type: "shuffle-requested", seed: 42 });
    expect(next).toStrictEqual(running(state, { ...janesShuffle, seed: 42 }));
  });

  test("does nothing without a list", () => {
    const typed: MakeState = { ...initialMakeState, draft: "jane" };
    expect(makeReducer(typed, { type: "shuffle-requested", seed: 42 })).toBe(typed);
  });
});

describe("during a run", () => {
  const requests: MakeEvent[] = [
    generate(listed),
    { type: "shuffle-requested", seed: 42 },
    { type: "retry-requested" },
  ];

  test.each(requests)("a request is dropped: $type", (request) => {
    expect(makeReducer(generating, request)).toBe(generating);
    expect(makeReducer(shuffling, request)).toBe(shuffling);
  });
});

describe("a new list", () => {
  test("can be the first one", () => {
    const state = running({ ...initialMakeState, draft: "jane" }, janesRun);
    expect(
      makeReducer(state, { type: "generated", run: janesRun, address: jane, aliases: janesAliases }),
    ).toStrictEqual({
      draft: "jane",
      settings: usual,
      error: null,
      activity: { status: "idle" },
      list: { key: 1, run: janesRun, address: jane, aliases: janesAliases, selection: new Set() },
    });
  });

  test.each([
    [johnsRun, john, johnsAliases],
    [janesShuffle, jane, janesAliases.toReversed()],
  ])("replaces the previous one, with nothing selected, and leaves what was typed: %o", (run, address, aliases) => {
    expect(makeReducer(running(refused, run), { type: "generated", run, address, aliases })).toStrictEqual({
      ...refused,
      list: { key: 8, run, address, aliases, selection: new Set() },
    });
  });
});

test.each([
  { type: "generated", run: johnsRun, address: john, aliases: johnsAliases },
  { type: "refused", run: johnsRun, error: "invalid-email" },
  { type: "failed", run: johnsRun },
  { type: "load-failed", run: johnsRun },
] as const)("the end of a run that is no longer active changes nothing: $type", (event) => {
  expect(makeReducer(listed, event)).toBe(listed);
  expect(makeReducer(loadFailed, event)).toBe(loadFailed);
  expect(makeReducer(shuffling, event)).toBe(shuffling);
});

test.each([
  ["generate", listed, johnsRun],
  ["shuffle", listed, janesShuffle],
  ["generate, without a list", { ...initialMakeState, draft: "jane" }, janesRun],
])("a failed run leaves the field, the list and the selection: %s", (_, state, run) => {
  expect(makeReducer(running(state, run), { type: "failed", run })).toStrictEqual(state);
});

describe("a run whose files could not be loaded", () => {
  test.each([johnsRun, janesShuffle])("is kept, and nothing else changes: $action", (run) => {
    expect(makeReducer(running(listed, run), { type: "load-failed", run })).toStrictEqual({
      ...listed,
      activity: { status: "load-failed", run, isRetry: false },
    });
  });

  test("can be retried for its own address, whatever the field holds now, and is known to be a retry", () => {
    const next = makeReducer({ ...loadFailed, draft: "jim" }, { type: "retry-requested" });
    const activity = { status: "running", run: johnsRun, isRetry: true };
    expect(next).toStrictEqual({ ...generating, draft: "jim", activity });
    expect(makeReducer(next, { type: "load-failed", run: johnsRun }).activity).toStrictEqual({
      ...activity,
      status: "load-failed",
    });
  });

  test.each([
    [generate(loadFailed), { ...johnsRun, seed: 42 }],
    [
      { type: "shuffle-requested", seed: 42 },
      { ...janesShuffle, seed: 42 },
    ],
  ] as const)("is replaced by the next run: %o", (event, run) => {
    expect(makeReducer(loadFailed, event)).toStrictEqual(running(listed, run));
  });

  test("cannot be retried if there is none", () => {
    expect(makeReducer(listed, { type: "retry-requested" })).toBe(listed);
  });
});

// A row of the previous list can still be clicked while React renders the new list.
test.each([true, false])("a choice in another list changes nothing: %s", (isSelected) => {
  const event = { type: "selection-changed", listKey: 6, emails: ["jane+dev@gmail.com"], isSelected } as const;
  expect(makeReducer(listed, event)).toBe(listed);
  expect(makeReducer(initialMakeState, event)).toBe(initialMakeState);
});
