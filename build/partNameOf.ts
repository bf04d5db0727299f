import type { Rolldown } from "vite";

/**
 * The name that `loadPart` knows a file by: that of its module, and for a file of a language with the language behind
 * it, `words-en`, for `words.json` alone is not unique.
 */
export function partNameOf({
  name,
  facadeModuleId,
}: Pick<Rolldown.PreRenderedChunk, "name" | "facadeModuleId">): string {
  const language = /\/languages\/(\w+)\/\w+\.json$/.exec(facadeModuleId ?? "")?.[1];
  return language === undefined ? name : `${name}-${language}`;
}
