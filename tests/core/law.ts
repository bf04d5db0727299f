import * as fc from "fast-check";
import { it } from "vitest";

/** The number of random cases for each law. `npm test` tries few, for it runs often, and `npm run laws` many. */
const RUNS = Number(process.env.LAW_RUNS ?? 10);
/** A case of a text law costs little, and the texts that matter are rare: few cases are ten times as many. */
const TEXT_RUNS = Math.max(RUNS, Math.min(RUNS * 10, 10_000));

type Values = [unknown, ...unknown[]];
type Arbitraries<Ts> = { [Index in keyof Ts]: fc.Arbitrary<Ts[Index]> };

/** Declares a test that tries a law on random cases. */
export const law = toDeclaration(RUNS);

/** Declares a test that tries a law about texts. Where others are tried on few cases, it is tried on ten times as many. */
export const textLaw = toDeclaration(TEXT_RUNS);

/**
 * Declares a test that tries several laws, each by its name, on a value that takes long to make. Each case makes it once.
 *
 * @param laws Functions that throw if the value breaks their law.
 */
export function sharedLaws<Input, Made>(
  name: string,
  anyInput: fc.Arbitrary<Input>,
  make: (input: Input) => Made,
  laws: Readonly<Record<string, (made: Made, input: Input) => void>>,
): void {
  law(name, anyInput, (input) => {
    const made = make(input);
    for (const [statement, assert] of Object.entries(laws)) {
      try {
        assert(made, input);
      } catch (cause) {
        throw new Error(`Broken: ${statement}`, { cause });
      }
    }
  });
}

function toDeclaration(numRuns: number) {
  /** @param property The arbitraries, then a function that throws if their values break the law. */
  return <Ts extends Values>(
    name: string,
    ...property: [...arbitraries: Arbitraries<Ts>, assert: (...values: Ts) => void]
  ): void => {
    // There is no time limit, because the time grows with the number of cases.
    // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the law has both
    it(name, { timeout: 0 }, () => {
      fc.assert(fc.property<Ts>(...property), { numRuns });
    });
  };
}
