import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

import { onLinkText } from "../platform/linkText";

interface LinkOptions {
  readonly onLink: (lines: readonly string[]) => void;
  /** Finds what the person needs next; `null` until it is drawn. */
  readonly findNext: () => HTMLElement | null | undefined;
}

/**
 * While the view is shown, calls back with the lines of each link that fills it. Then it moves the focus to what the
 * person needs next.
 *
 * @returns A function to call when the person types: the focus then stays where it is. And one that moves the focus when
 *   something else fills the view.
 */
export function useLink({ onLink, findNext }: LinkOptions) {
  const report = useEffectEvent(onLink);
  // A state, so that it changes with the render that draws what the link brings.
  const [link, setLink] = useState<readonly string[] | null>(null);
  /** The link that no longer moves the focus. */
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
        if (lines.length === 0) return;
        report(lines);
        setLink(lines);
      }),
    [],
  );

  function stay(): void {
    ended.current = link;
  }
  return [stay, () => setLink([])] as const;
}
