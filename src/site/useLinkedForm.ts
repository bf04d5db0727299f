import { useEffect, useRef } from "react";

import { toFieldText } from "./toLines";
import { useLink } from "./useLink";

interface LinkedForm {
  /** Fills in the recipients. */
  readonly onText: (text: string) => void;
  /** Whether it is known what the form needs next: the book is read, and the rows of many recipients are shown. */
  readonly isSettled: boolean;
  readonly findNext: () => HTMLElement | null | undefined;
}

/**
 * Fills the form from a link, and then leads to what it needs next.
 *
 * @returns Called when the person types, whom nothing leads away from then on.
 */
export function useLinkedForm({ onText, isSettled, findNext }: LinkedForm): () => void {
  const isFocusDue = useRef(false);

  // Before the effect that fills the form, because what it fills in must be drawn first.
  useEffect(() => {
    if (!isFocusDue.current || !isSettled) return;
    isFocusDue.current = false;
    findNext()?.focus();
  });

  useLink("elsewhere", (lines) => {
    onText(toFieldText(lines.join("\n")));
    isFocusDue.current = true;
  });

  return () => {
    isFocusDue.current = false;
  };
}
