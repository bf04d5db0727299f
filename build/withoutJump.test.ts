import { readFile } from "node:fs/promises";

import { mersenne } from "pure-rand/generator/mersenne";
import { expect, test } from "vitest";

import { withoutJump } from "./withoutJump.ts";

test("the built generator has no table of jumps, and draws the numbers that pure-rand draws", async () => {
  const whole = await readFile(
    new URL("../node_modules/pure-rand/lib/esm/generator/mersenne.js", import.meta.url),
    "utf8",
  );
  const built = withoutJump().transform.handler(whole);
  expect(whole.length - built.length).toBeGreaterThan(3000);

  const generators: { mersenne: typeof mersenne } = await import(`data:text/javascript,${encodeURIComponent(built)}`);
  const ours = generators.mersenne(7);
  const theirs = mersenne(7);
  const numbers = Array.from({ length: 1500 }, () => [ours.next(), theirs.next()]);
  expect(numbers.filter(([our, their]) => our !== their)).toEqual([]);
});
