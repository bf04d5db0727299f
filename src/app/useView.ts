import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from "react";

import { useLoad } from "../loading/useLoad";
import { usePart } from "../loading/usePart";
import { checkerPart, sitePart } from "./laterParts";
import { onViewMove, readView, type View } from "./view";

/** The views that are not in the built page. */
const laterViews = { site: sitePart, check: checkerPart };

/** Keeps the view in step with the page's URL. A later view is loaded when the URL first asks for it. */
export function useView() {
  const load = useLoad();
  const site = usePart(sitePart);
  const checker = usePart(checkerPart);
  // Undefined until the first view is known and loaded. The built page shows the generator until then.
  const [view, setView] = useState<View>();
  // Until then its link is marked, as src/firstPaint.ts has marked it.
  const awaited = useSyncExternalStore(onViewMove, readView, (): View => "make");

  async function followUrl(): Promise<void> {
    const asked = readView();
    if (asked === "make") {
      setView(asked);
    } else {
      // The URL may change while the view loads.
      await load(laterViews[asked], () => readView() === asked && setView(asked));
      // If the view cannot be loaded, the page keeps its view until a retry succeeds.
      setView((current) => current ?? "make");
    }
  }

  const followLatestUrl = useEffectEvent(followUrl);

  useEffect(() => {
    const follow = () => void followLatestUrl();
    follow();
    return onViewMove(follow);
  }, []);

  // Before the effects of the view, which may lead to a field: nothing hidden takes the focus.
  useLayoutEffect(() => {
    // src/firstPaint.ts sets this attribute, which hides the generator until the view is there.
    if (view) delete document.documentElement.dataset.view;
  }, [view]);

  return { view: view ?? "make", marked: view ?? awaited, site, checker };
}
