import { useEffect, useEffectEvent } from "react";

import { onLinkText } from "../platform/linkText";
import { siteUrl } from "../platform/siteUrl";
import { toLines } from "./toLines";

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
