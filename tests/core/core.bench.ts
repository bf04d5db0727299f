import { bench, describe } from "vitest";

import { type Address, checkAddresses, generateAliases, proposeAlias } from "../../src/core";
import { wordsOf } from "./words";

/*
 * Long work of the core, which could become slow without a test that fails. Each has a control beside it, the least that
 * any program would do for the same result. Compare the ratios, and on an idle machine: a busy one changes them too.
 */

describe("a list of 2,000", () => {
  const jane: Address = { username: "jane.doe", domain: "gmail.com" };
  let seed = 0;
  const makeList = () => generateAliases(jane, wordsOf.en, { seed: (seed += 1), year: 2026 });
  const halves = makeList().map(({ email }) => email.split("@"));

  bench("is made", () => {
    makeList();
  });
  bench("control: its strings are joined", () => {
    halves.forEach((parts) => parts.join("@"));
  });
});

describe("an address for a site where everything is taken", () => {
  const jane: Address = { username: "janemargaretappleseed", domain: "gmail.com" };
  const taken = new Set<string>();
  const isTaken = (email: string) => taken.add(email).has(email);
  const propose = () => proposeAlias(jane, "netflix.com", { style: "dots", isTaken });
  propose();
  const letters = Array.from(taken, (email) => Array.from(email));

  bench("is looked for", () => {
    propose();
  });
  bench(`control: its ${letters.length} strings are joined and looked up`, () => {
    letters.forEach((parts) => taken.has(parts.join("")));
  });
});

describe("a check of 200,000 lines", () => {
  // Each mailbox is there twice.
  const lines = Array.from({ length: 200_000 }, (_, index) => `j.ane${index % 100_000}+site${index}@gmail.com`);
  const text = lines.join("\n");
  const rounds = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 };
  const longestSteps: number[] = [];
  const controls: number[] = [];

  bench(
    "is made",
    () => {
      longestSteps.push(timeLongestStep(text));
    },
    rounds,
  );
  bench(
    "control: its lines are cut and kept",
    () => {
      const start = performance.now();
      const kept = new Set<string>();
      for (const line of text.split("\n")) kept.add(line);
      controls.push(performance.now() - start);
    },
    {
      ...rounds,
      teardown(_, mode) {
        if (mode === "warmup") return;
        // The shortest of each was held up by nothing else.
        const ratio = Math.min(...longestSteps) / Math.min(...controls);
        console.log(`The longest step of the check takes ${ratio.toFixed(3)} of the time of its control`);
      },
    },
  );
});

/** The longest step in milliseconds: so long a page waits that takes the steps. */
function timeLongestStep(text: string): number {
  const steps = checkAddresses(text);
  let longest = 0;
  for (;;) {
    const start = performance.now();
    const { done } = steps.next();
    longest = Math.max(longest, performance.now() - start);
    if (done === true) return longest;
  }
}
