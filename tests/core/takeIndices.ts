import { createRandom } from "../../src/core/createRandom";
import { drawIndices } from "../../src/core/toShuffled";

/** Takes all drawn indices, and one more if there is one: a draw without an end must not fill the memory. */
export function takeIndices(size: number, seed: number): number[] {
  const taken: number[] = [];
  for (const index of drawIndices(size, createRandom(seed))) {
    taken.push(index);
    if (taken.length > size) break;
  }
  return taken;
}
