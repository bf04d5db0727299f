import { createContext, use } from "react";

/**
 * Copies texts, one a line, and says so in a toast. Where the clipboard refuses, the person gets
 * them to copy by hand.
 *
 * @returns Whether they were copied.
 */
export type Copy = (lines: readonly string[]) => Promise<boolean>;

export const CopyContext = createContext<Copy | null>(null);

/** @throws Outside of a `CopyProvider`. */
export function useCopy(): Copy {
  const copy = use(CopyContext);
  if (copy === null) throw new Error("There is no CopyProvider around this component");
  return copy;
}
