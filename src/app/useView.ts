import { useEffect, useEffectEvent, useState } from "react";

import { createPart } from "../loading/createPart";
import { useLoad } from "../loading/useLoad";
import { usePart } from "../loading/usePart";
import { onHistoryMove } from "../platform/queryParameter";
import { pushView, readView, type View } from "./view";

const checkerPart = createPart("Checker", () => import("../checker/Checker"));

/** The view of the page: the one that its address asks for, once it is loaded. */
export function useView() {
  const load = useLoad();
  const checker = usePart(checkerPart);
  // None until the first one is settled: the built page shows the generator.
  const [view, setView] = useState<View>();

  async function followAddress(): Promise<void> {
    if (readView() === "check") {
      // The address may change while the part loads.
      await load(checkerPart, () => setView(readView()));
      // Where it cannot be loaded, the page keeps the view that it has, until a retry brings the other.
      setView((current) => current ?? "make");
    } else {
      setView("make");
    }
  }

  const followAddressOfVisit = useEffectEvent(followAddress);

  useEffect(() => {
    const follow = () => void followAddressOfVisit();
    follow();
    return onHistoryMove(follow);
  }, []);

  useEffect(() => {
    // src/firstPaint.ts set it, so that no other view is drawn first.
    if (view) delete document.documentElement.dataset.view;
  }, [view]);

  function changeView(next: View): void {
    pushView(next);
    void followAddress();
  }

  return { view: view ?? "make", checker, changeView };
}
