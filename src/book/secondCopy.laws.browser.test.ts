import { deleteDB } from "idb";
import * as fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";

import { deleteBook } from "../../tests/deleteBook";
import type { StoredEntry } from "./bookState";
import { type BookStore, createBookStore } from "./createBookStore";
import { writeSecondCopy } from "./secondCopy";

const RUNS = 40;
/** Two tabs have the book open. */
const TABS = [0, 1] as const;

type Act = "give" | "delete" | "undo" | "edit" | "forget" | "switchOn" | "write";
interface Step {
  readonly act: Act;
  readonly tab: (typeof TABS)[number];
  /** Which of the entries. */
  readonly pick: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<Act>("give", "delete", "write") },
    { weight: 2, arbitrary: fc.constantFrom<Act>("undo", "edit") },
    { weight: 1, arbitrary: fc.constantFrom<Act>("forget", "switchOn") },
  ),
  tab: fc.constantFrom(...TABS),
  pick: fc.nat(9),
});

/**
 * Steps that begin at once, and how they end: with a reload of both tabs, with a database that is lost while they close,
 * or with one that is lost after the browser has ended them before they could write.
 */
const batch = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  end: fc.constantFrom("none", "reload", "lost", "crash", "crash"),
});

type Batch = typeof batch extends fc.Arbitrary<infer Value> ? Value : never;

/** How many milliseconds the calls of the browser take before and after they are done, one call after the other. */
const delays = fc.array(fc.constantFrom(0, 0, 1, 15), { minLength: 1, maxLength: 30 });

let opened: BookStore[] = [];
/** Whether the browser ends the tabs before they can write. */
let isCrash = false;

function closeTabs(): void {
  for (const tab of opened.splice(0)) void tab.close();
}

afterEach(deleteBook);

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Has the browser answer late, so that what tabs do is mixed in many ways. */
function delayBrowser(durations: readonly number[]): () => void {
  let calls = 0;
  const spies = (
    [
      [CacheStorage.prototype, "open"],
      [CacheStorage.prototype, "delete"],
      [CacheStorage.prototype, "match"],
      [Cache.prototype, "put"],
      [LockManager.prototype, "query"],
      [LockManager.prototype, "request"],
    ] as const
  ).map(([owner, name]) => {
    const methods = owner as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const original = methods[name]!;
    return vi.spyOn(methods, name).mockImplementation(async function answerLate(this: unknown, ...args) {
      if (isCrash) throw new Error("The tab has ended");
      calls += 1;
      await wait(durations[calls % durations.length]!);
      const answer = await original.apply(this, args);
      calls += 1;
      await wait(durations[calls % durations.length]!);
      return answer;
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

async function openTabs(): Promise<BookStore[]> {
  const tabs = TABS.map(() => createBookStore());
  for (const tab of tabs) tab.open();
  opened = [...tabs];
  await expect.poll(() => tabs.map((tab) => tab.getState().status), { interval: 1 }).not.toContain("opening");
  return tabs;
}

function entriesOf(tab: BookStore): readonly StoredEntry[] {
  const state = tab.getState();
  return state.status === "on" ? state.content.entries : [];
}

const pickOf = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % items.length];

const recipientsOf = (tab: BookStore) => entriesOf(tab).map(({ recipient }) => recipient);

async function tryBatches(batches: readonly Batch[]): Promise<void> {
  let tabs = await openTabs();
  await tabs[0]!.switchOn();
  let given = 0;
  /** Those that a person deleted, and did not bring back. */
  const gone = new Set<string>();
  const removed: StoredEntry[] = [];
  const acts: Record<Act, (tab: BookStore, pick: number) => Promise<unknown>> = {
    give(tab) {
      given += 1;
      return tab.add([
        { recipient: `site${given}.com`, email: `jane+site${given}@gmail.com`, date: "2026-11-21", note: "" },
      ]);
    },
    async delete(tab, pick) {
      const entry = pickOf(entriesOf(tab), pick);
      if (entry === undefined || (await tab.remove(entry)) !== null) return;
      gone.add(entry.recipient);
      removed.push(entry);
    },
    async undo(tab, pick) {
      const entry = pickOf(removed, pick);
      if (entry === undefined) return;
      removed.splice(removed.indexOf(entry), 1);
      gone.delete(entry.recipient);
      await tab.restore(entry);
    },
    async edit(tab, pick) {
      const entry = pickOf(entriesOf(tab), pick);
      if (entry === undefined) return;
      given += 1;
      const { email, date, note } = entry;
      if ((await tab.replace(entry, { recipient: `new${given}.com`, email, date, note })) !== null) return;
      gone.add(entry.recipient);
    },
    async forget(tab) {
      const known = tabs.flatMap(recipientsOf);
      if ((await tab.forget()) !== null) return;
      for (const recipient of known) gone.add(recipient);
      removed.length = 0;
    },
    switchOn: (tab) => tab.switchOn(),
    write: writeSecondCopy,
  };

  await Promise.all([acts.give(tabs[0]!, 0), acts.give(tabs[1]!, 0)]);
  for (const { steps, end } of batches) {
    // Nobody could say which came last, if one tab deletes at the same time as another one brings back.
    const isUndone = steps.some(({ act }) => act === "undo");
    const begun = isUndone ? steps.filter(({ act }) => act !== "delete" && act !== "edit" && act !== "forget") : steps;
    await Promise.all(begun.map(({ act, tab, pick }) => acts[act](tabs[tab]!, pick)));
    if (end === "none") continue;

    isCrash = end === "crash";
    closeTabs();
    // The writes begin after it.
    await wait(0);
    isCrash = false;
    if (end !== "reload") await deleteDB("plusdot.book");
    tabs = await openTabs();
    for (const tab of tabs) {
      const recipients = recipientsOf(tab);
      expect(recipients.filter((recipient) => gone.has(recipient))).toEqual([]);
      expect(new Set(recipients).size).toBe(recipients.length);
    }
  }
}

// oxlint-disable-next-line vitest/expect-expect -- `tryBatches` has it
it("never brings back what was deleted, in any order of deletions, tabs and reloads", { timeout: 0 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 5 }), delays, async (batches, durations) => {
      const restoreBrowser = delayBrowser(durations);
      try {
        await tryBatches(batches);
      } finally {
        restoreBrowser();
        closeTabs();
        await deleteBook();
      }
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 60_000 },
  );
});
