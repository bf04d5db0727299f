import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

import { onLinkText } from "../platform/linkText";

/** Returns the address of the site, wherever it is hosted, with a slash at its end and without a query. */
export function siteUrl(): string {
  return new URL(import.meta.env.BASE_URL, window.location.origin).href;
}

interface LinkOptions {
  /** The bookmark that is pressed on this site itself brings this site's address, and all others a recipient. */
  readonly from: "elsewhere" | "this-site";
  readonly onLink: (lines: readonly string[]) => void;
  /** Finds what the person needs next; `null` until it is drawn. */
  readonly findNext: () => HTMLElement | null | undefined;
}

/**
 * Calls back with the lines of each link that fills the view, while the view is shown, and then leads to what is next.
 *
 * @returns To be called when the person types: the focus then stays where it is.
 */
export function useLink({ from, onLink, findNext }: LinkOptions): () => void {
  const report = useEffectEvent(onLink);
  // A state, so that it changes with the render that draws what the link brings.
  const [link, setLink] = useState<readonly string[] | null>(null);
  /** The link that leads nowhere any more. */
  const ended = useRef(link);

  // In the layout, so that no key comes between the drawing and the focus.
  useLayoutEffect(() => {
    const next = link === ended.current ? null : findNext();
    if (!next) return;
    ended.current = link;
    next.focus();
  });

  useEffect(
    () =>
      onLinkText((text) => {
        const lines = text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
        const isThisSite = lines.length === 1 && lines[0]!.startsWith(siteUrl());
        if (lines.length === 0 || isThisSite !== (from === "this-site")) return false;
        report(lines);
        setLink(lines);
        return true;
      }),
    [from],
  );

  return () => {
    ended.current = link;
  };
}
