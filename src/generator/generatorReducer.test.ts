import { describe, expect, test } from "vitest";

import type { Address, Alias } from "../core";
import {
  type GeneratorEvent,
  generatorReducer,
  type GeneratorState,
  initialGeneratorState,
  type Settings,
} from "./generatorReducer";

const jane: Address = { username: "jane", domain: "gmail.com" };
const john: Address = { username: "john", domain: "googlemail.com" };

const janesAliases: Alias[] = [
  { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
  { email: "jane+dev@gmail.com", type: "plus", original: "jane@gmail.com" },
  { email: "jane@googlemail.com", type: "domain-variant", original: "jane@gmail.com" },
];
const johnsAliases: Alias[] = [{ email: "john@googlemail.com", type: "base", original: "john@googlemail.com" }];

const usual: Settings = { tagsText: "", maxResults: 2000, includeDomainVariants: true, kinds: "both" };
const few: Settings = { tagsText: "shop", maxResults: 10, includeDomainVariants: false, kinds: "tags" };

/** Jane's list with one row selected, and another address in the field. */
const listed: GeneratorState = {
  draft: "john@googlemail.com",
  settings: usual,
  error: null,
  run: null,
  unloaded: null,
  list: { key: 7, kind: "generate", address: jane, settings: few, aliases: janesAliases },
  selection: new Set(["jane+dev@gmail.com"]),
};
const refused: GeneratorState = { ...listed, draft: "john@example.com", error: "unsupported-domain" };
const generating: GeneratorState = { ...listed, run: { kind: "generate", address: john, settings: usual, seed: 5 } };
const shuffling: GeneratorState = { ...listed, run: { kind: "shuffle", address: jane, settings: few, seed: 5 } };

describe("typing", () => {
  test("changes what stands in the field, and nothing else", () => {
    expect(generatorReducer(listed, { type: "typed", draft: "jo" })).toStrictEqual({ ...listed, draft: "jo" });
  });

  test("takes the error away", () => {
    const next = generatorReducer(refused, { type: "typed", draft: "john@" });
    expect(next).toStrictEqual({ ...refused, draft: "john@", error: null });
  });

  test("goes on while a list is being made", () => {
    const next = generatorReducer(generating, { type: "typed", draft: "jim" });
    expect(next).toStrictEqual({ ...generating, draft: "jim" });
  });
});

describe("a setting", () => {
  test("is changed, and the others, the list and the run stay as they are", () => {
    const next = generatorReducer(generating, { type: "settings-changed", changes: { maxResults: 50 } });
    expect(next).toStrictEqual({ ...generating, settings: { ...usual, maxResults: 50 } });
  });
});

describe("clearing", () => {
  test("empties the field and the error, and leaves the results", () => {
    expect(generatorReducer(refused, { type: "cleared" })).toStrictEqual({ ...refused, draft: "", error: null });
  });
});

describe("asking for a list", () => {
  test("starts a run for the address in the field, and leaves the results in the meantime", () => {
    const next = generatorReducer(listed, { type: "generate-asked", seed: 42 });
    expect(next).toStrictEqual({ ...listed, run: { kind: "generate", address: john, settings: usual, seed: 42 } });
  });

  test("reads a bare username as one at gmail.com, and leaves the field as it was typed", () => {
    const next = generatorReducer(
      { ...initialGeneratorState, draft: "  Jane.Doe+News " },
      { type: "generate-asked", seed: -1 },
    );
    expect(next).toStrictEqual({
      draft: "  Jane.Doe+News ",
      settings: usual,
      error: null,
      run: { kind: "generate", address: { username: "jane.doe+news", domain: "gmail.com" }, settings: usual, seed: -1 },
      unloaded: null,
      list: null,
      selection: new Set(),
    });
  });

  test("takes an earlier error away", () => {
    const next = generatorReducer({ ...listed, error: "invalid-email" }, { type: "generate-asked", seed: 42 });
    expect(next).toStrictEqual({ ...listed, run: { kind: "generate", address: john, settings: usual, seed: 42 } });
  });

  test.each([
    ["jane@gmail.com, john@gmail.com", "several-addresses"],
    ["Jane <jane@gmail.com>\nJohn <john@yahoo.com>", "several-addresses"],
    ["jane@gmail.com@gmail.com", "invalid-email"],
    [`@${" ".repeat(100_000)}`, "invalid-email"],
    ["", "invalid-email"],
    ["jane@", "invalid-email"],
    ["jane@example.com", "unsupported-domain"],
  ] as const)("refuses %j with %s, and leaves the results", (draft, error) => {
    const next = generatorReducer({ ...listed, draft }, { type: "generate-asked", seed: 42 });
    expect(next).toStrictEqual({ ...listed, draft, error });
  });
});

describe("asking for another order", () => {
  test("starts a run for the address of the list, whatever the field says now", () => {
    const next = generatorReducer(listed, { type: "shuffle-asked", seed: 42 });
    expect(next).toStrictEqual({ ...listed, run: { kind: "shuffle", address: jane, settings: few, seed: 42 } });
  });

  test("leaves the error of the field where it is", () => {
    const next = generatorReducer(refused, { type: "shuffle-asked", seed: 42 });
    expect(next).toStrictEqual({ ...refused, run: { kind: "shuffle", address: jane, settings: few, seed: 42 } });
  });

  test("does nothing without a list", () => {
    const typed: GeneratorState = { ...initialGeneratorState, draft: "jane" };
    expect(generatorReducer(typed, { type: "shuffle-asked", seed: 42 })).toBe(typed);
  });
});

describe("during a run", () => {
  const asks: GeneratorEvent[] = [
    { type: "generate-asked", seed: 42 },
    { type: "shuffle-asked", seed: 42 },
  ];

  test.each(asks)("drops what is asked: $type", (ask) => {
    expect(generatorReducer(generating, ask)).toBe(generating);
    expect(generatorReducer(shuffling, ask)).toBe(shuffling);
  });

  test("refuses nothing either: an invalid field shows no error", () => {
    const typed = { ...generating, draft: "jane@" };
    expect(generatorReducer(typed, { type: "generate-asked", seed: 42 })).toBe(typed);
  });
});

describe("a new list", () => {
  test("is the first one", () => {
    const state: GeneratorState = {
      ...initialGeneratorState,
      draft: "jane",
      run: { kind: "generate", address: jane, settings: usual, seed: 5 },
    };
    expect(generatorReducer(state, { type: "generated", aliases: janesAliases })).toStrictEqual({
      draft: "jane",
      settings: usual,
      error: null,
      run: null,
      unloaded: null,
      list: { key: 1, kind: "generate", address: jane, settings: usual, aliases: janesAliases },
      selection: new Set(),
    });
  });

  test("takes the place of the one before under a new key, with nothing selected", () => {
    expect(generatorReducer(generating, { type: "generated", aliases: johnsAliases })).toStrictEqual({
      draft: "john@googlemail.com",
      settings: usual,
      error: null,
      run: null,
      unloaded: null,
      list: { key: 8, kind: "generate", address: john, settings: usual, aliases: johnsAliases },
      selection: new Set(),
    });
  });

  test("has a new key and nothing selected after a shuffle as well", () => {
    const shuffled = janesAliases.toReversed();
    expect(generatorReducer(shuffling, { type: "generated", aliases: shuffled })).toStrictEqual({
      ...listed,
      list: { key: 8, kind: "shuffle", address: jane, settings: few, aliases: shuffled },
      selection: new Set(),
    });
  });

  test("leaves what was typed during the run, and its error", () => {
    const state: GeneratorState = { ...shuffling, draft: "jane@", error: "invalid-email" };
    expect(generatorReducer(state, { type: "generated", aliases: janesAliases })).toStrictEqual({
      draft: "jane@",
      settings: usual,
      error: "invalid-email",
      run: null,
      unloaded: null,
      list: { key: 8, kind: "shuffle", address: jane, settings: few, aliases: janesAliases },
      selection: new Set(),
    });
  });

  test("that nobody waits for is dropped", () => {
    expect(generatorReducer(listed, { type: "generated", aliases: johnsAliases })).toBe(listed);
  });
});

describe("a failed run", () => {
  test.each([generating, shuffling])("leaves the field, the list and the selection: $run.kind", (state) => {
    expect(generatorReducer(state, { type: "failed" })).toStrictEqual(listed);
  });

  test("leaves the page without a list where there was none", () => {
    const typed: GeneratorState = { ...initialGeneratorState, draft: "jane" };
    const running: GeneratorState = { ...typed, run: { kind: "generate", address: jane, settings: usual, seed: 5 } };
    expect(generatorReducer(running, { type: "failed" })).toStrictEqual(typed);
  });
});

describe("a run whose files could not be loaded", () => {
  const unloaded: GeneratorState = { ...listed, unloaded: generating.run };

  test.each([generating, shuffling])("is kept, and nothing else changes: $run.kind", (state) => {
    expect(generatorReducer(state, { type: "load-failed" })).toStrictEqual({ ...listed, unloaded: state.run });
  });

  test("is tried again for its own address, whatever the field says now", () => {
    const next = generatorReducer({ ...unloaded, draft: "jim" }, { type: "retry-asked" });
    expect(next).toStrictEqual({ ...generating, draft: "jim" });
  });

  test.each([
    [
      { type: "generate-asked", seed: 42 },
      { kind: "generate", address: john, settings: usual, seed: 42 },
    ],
    [
      { type: "shuffle-asked", seed: 42 },
      { kind: "shuffle", address: jane, settings: few, seed: 42 },
    ],
  ] as const)("is forgotten with the next run: %o", (event, run) => {
    expect(generatorReducer(unloaded, event)).toStrictEqual({ ...listed, run });
  });

  test("is not tried again twice, nor where there is none", () => {
    const retried = generatorReducer(unloaded, { type: "retry-asked" });
    expect(generatorReducer(retried, { type: "retry-asked" })).toBe(retried);
    expect(generatorReducer(listed, { type: "retry-asked" })).toBe(listed);
  });
});

describe("selecting", () => {
  test("adds a row", () => {
    const next = generatorReducer(listed, { type: "row-toggled", email: "jane@gmail.com" });
    expect(next).toStrictEqual({ ...listed, selection: new Set(["jane+dev@gmail.com", "jane@gmail.com"]) });
  });

  test("takes a row away", () => {
    const next = generatorReducer(listed, { type: "row-toggled", email: "jane+dev@gmail.com" });
    expect(next).toStrictEqual({ ...listed, selection: new Set() });
  });

  test("leaves the selection of the state before as it was", () => {
    generatorReducer(listed, { type: "row-toggled", email: "jane@gmail.com" });
    generatorReducer(listed, { type: "row-toggled", email: "jane+dev@gmail.com" });
    expect(listed.selection).toStrictEqual(new Set(["jane+dev@gmail.com"]));
  });

  test("leaves the initial state as it was", () => {
    generatorReducer(initialGeneratorState, { type: "row-toggled", email: "jane@gmail.com" });
    expect(initialGeneratorState).toStrictEqual({
      draft: "",
      settings: usual,
      error: null,
      run: null,
      unloaded: null,
      list: null,
      selection: new Set(),
    });
  });

  test("of several rows adds them to what is selected", () => {
    const next = generatorReducer(listed, {
      type: "rows-selected",
      emails: ["jane@gmail.com", "jane+dev@gmail.com"],
    });
    expect(next).toStrictEqual({ ...listed, selection: new Set(["jane+dev@gmail.com", "jane@gmail.com"]) });
  });

  test("is taken away from the rows that are named, and from no others", () => {
    const selection = new Set(["jane@gmail.com", "jane+dev@gmail.com"]);
    const emails = ["jane+dev@gmail.com", "jane@googlemail.com"];
    const next = generatorReducer({ ...listed, selection }, { type: "rows-deselected", emails });
    expect(next).toStrictEqual({ ...listed, selection: new Set(["jane@gmail.com"]) });
    expect(selection).toStrictEqual(new Set(["jane@gmail.com", "jane+dev@gmail.com"]));
  });
});
