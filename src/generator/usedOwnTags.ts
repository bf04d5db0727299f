import { judgeOwnTags } from "../core";
import type { Settings } from "./generatorReducer";

/** Returns the own tags that a list of these settings has for this username. */
export function usedOwnTags({ tagsText, kinds }: Settings, username: string): string[] {
  if (kinds === "dots") return [];
  return judgeOwnTags(tagsText, username).flatMap(({ tag, problem }) =>
    tag !== null && problem === null ? [tag] : [],
  );
}
