import { useEffect, useEffectEvent, useRef } from "react";

import { onLinkText } from "../platform/linkText";
import { siteUrl } from "../platform/siteUrl";
import { toFieldText, toLines } from "./toLines";

/**
 * Calls back with the lines of each link that fills the view, while the view is shown.
 *
 * @param from The bookmark that is pressed on this site itself brings this site's address, and all others a recipient.
 */
export function useLink(from: "elsewhere" | "this-site", onLink: (lines: readonly string[]) => void): void {
  const report = useEffectEvent(onLink);

  useEffect(
    () =>
      onLinkText((text) => {
        const lines = toLines(text);
        const isThisSite = lines.length === 1 && lines[0]!.startsWith(siteUrl());
        if (lines.length === 0 || isThisSite !== (from === "this-site")) return false;
        report(lines);
        return true;
      }),
    [from],
  );
}

interface LinkedForm {
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
