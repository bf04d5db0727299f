import { createContext, useContext } from "react";

/**
 * Copies the lines and shows a toast. If the clipboard refuses, a dialog offers the text for copying by hand.
 *
 * @param lines A promise is for lines that take long to make: Safari lets a page copy only during a press.
 * @param count The number of items in the toast. Without it, each line is one.
 * @returns Whether the clipboard accepted the text.
 */
export type Copy = (lines: readonly string[] | Promise<readonly string[]>, count?: number) => Promise<boolean>;

export const CopyContext = createContext<Copy | null>(null);

export function useCopy(): Copy {
  const copy = useContext(CopyContext);
  if (copy === null) throw new Error("useCopy is called outside a CopyProvider");
  return copy;
}
