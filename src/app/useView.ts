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
  // The page keeps the view that it was built with until the requested view is known and loaded.
  const [view, setView] = useState(drawn);

  const followUrl = useEffectEvent(async () => {
    const requested = readView();
    const part = viewParts[requested];
    if (part === null) return setView(requested);
    // The URL may change while the view loads. If it cannot be loaded, the page keeps its view until a retry succeeds.
    await load(part, () => readView() === requested && setView(requested));
  });

  useEffect(() => {
    const follow = () => void followUrl();
    follow();
    return onHistoryMove(follow);
  }, []);

  return { view, site, checker };
}
