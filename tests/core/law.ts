import * as fc from "fast-check";
import { it } from "vitest";

/** The number of random cases for each law. `npm run laws` asks for more. */
const RUNS = Number(process.env.LAW_RUNS ?? 50);
/** A case of a text law costs little, and the texts that matter are rare. */
const TEXT_RUNS = RUNS * 10;
/** With a seed, the cases are the same every time. */
const seed = process.env.LAW_SEED === undefined ? {} : { seed: Number(process.env.LAW_SEED) };

type Values = [unknown, ...unknown[]];
type Arbitraries<Ts> = { [Index in keyof Ts]: fc.Arbitrary<Ts[Index]> };

/**
 * Declares a test that tries a law on random cases.
 *
 * @param property The arbitraries, then a function that throws if their values break the law.
 */
export function law<Ts extends Values>(
  name: string,
  ...property: [...arbitraries: Arbitraries<Ts>, assert: (...values: Ts) => void]
): void {
  declare(name, RUNS, fc.property<Ts>(...property));
}

/** Declares a test that tries a law about texts, on ten times as many cases. */
export function textLaw<Ts extends Values>(
  name: string,
  ...property: [...arbitraries: Arbitraries<Ts>, assert: (...values: Ts) => void]
): void {
  declare(name, TEXT_RUNS, fc.property<Ts>(...property));
}

function declare(name: string, numRuns: number, property: fc.IRawProperty<unknown, false>): void {
  // There is no time limit, because the time grows with the number of cases.
  // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the law has both
  it(name, { timeout: 0 }, () => {
    fc.assert(property, { numRuns, ...seed });
  });
}
