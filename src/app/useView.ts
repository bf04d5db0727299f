import { useEffect, useEffectEvent, useState } from "react";

import { createPart } from "../loading/createPart";
import { useLoad } from "../loading/useLoad";
import { usePart } from "../loading/usePart";
import { onViewMove, readView, type View } from "./view";

const checkerPart = createPart("Checker", () => import("../checker/Checker"));

/** Keeps the view in step with the page's URL. The check is loaded when the URL first asks for it. */
export function useView() {
  const load = useLoad();
  const checker = usePart(checkerPart);
  // Undefined until the first view is known and loaded. The built page shows the generator until then.
  const [view, setView] = useState<View>();

  async function followUrl(): Promise<void> {
    if (readView() === "check") {
      // The URL may change while the check loads.
      await load(checkerPart, () => setView(readView()));
      // If the check cannot be loaded, the page keeps its view until a retry succeeds.
      setView((current) => current ?? "make");
    } else {
      setView("make");
    }
  }

  const followLatestUrl = useEffectEvent(followUrl);

  useEffect(() => {
    const follow = () => void followLatestUrl();
    follow();
    return onViewMove(follow);
  }, []);

  useEffect(() => {
    // src/firstPaint.ts sets this attribute, which hides the generator until the check is there.
    if (view) delete document.documentElement.dataset.view;
  }, [view]);

  return { view: view ?? "make", checker };
}
