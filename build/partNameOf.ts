import type { Rolldown } from "vite";

/**
 * The name that `loadPart` knows a file by: that of its module, and for a language's data with the folder in
 * front, `words-en`, for `en.json` alone is not unique.
 */
export function partNameOf({
  name,
  facadeModuleId,
}: Pick<Rolldown.PreRenderedChunk, "name" | "facadeModuleId">): string {
  const folder = /\/(\w+)\/\w+\.json$/.exec(facadeModuleId ?? "")?.[1];
  return folder === undefined ? name : `${folder}-${name}`;
}
