import { useEffect, useEffectEvent, useState } from "react";

import { onHistoryMove } from "../platform/queryParameter";
import { useLoad } from "../toasts/useLoad";
import { usePart } from "../parts/LaterPart";
import { checkerPart, sitePart, viewParts } from "./laterParts";
import { readView, type View } from "./view";

/**
 * Keeps the view in step with the page's URL. A later view is loaded when the URL first asks for it.
 *
 * @param drawn The view that the built page has. Its part is loaded already.
 */
export function useView(drawn: View) {
  const load = useLoad();
  const site = usePart(sitePart, drawn === "site");
  const checker = usePart(checkerPart, drawn === "check");
  // Undefined until the first view is known and loaded. The page keeps the one that it was built with until then.
  const [view, setView] = useState<View>();

  async function followUrl(): Promise<void> {
    const requested = readView();
    const part = viewParts[requested];
    if (part === null) {
      setView(requested);
    } else {
      // The URL may change while the view loads.
      await load(part, () => readView() === requested && setView(requested));
      // If the view cannot be loaded, the page keeps its view until a retry succeeds.
      setView((current) => current ?? drawn);
    }
  }

  const followLatestUrl = useEffectEvent(followUrl);

  useEffect(() => {
    const follow = () => void followLatestUrl();
    follow();
    return onHistoryMove(follow);
  }, []);

  return { view: view ?? drawn, site, checker };
}
