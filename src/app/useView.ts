import { useEffect, useEffectEvent, useState } from "react";

import type { Checker as CheckerComponent } from "../checker/Checker";
import { useWhenLoaded } from "../generator/useWhenLoaded";
import { loadPart } from "../platform/loadPart";
import { onHistoryMove } from "../platform/queryParameter";
import { pushView, readView, type View } from "./view";

const importChecker = () => import("../checker/Checker");

/** The view of the page: the one that its address asks for, once it is loaded. */
export function useView() {
  const whenLoaded = useWhenLoaded();
  // None until the first one is settled: the built page shows the generator.
  const [view, setView] = useState<View>();
  const [Checker, setChecker] = useState<typeof CheckerComponent>();

  async function loadView(): Promise<View> {
    if (readView() === "make") return "make";
    // Where the other one cannot be loaded, the page keeps the one that it has, until a retry brings it.
    let next = view ?? "make";
    await whenLoaded(
      async () => {
        const part = await loadPart(importChecker);
        setChecker(() => part.Checker);
      },
      () => {
        // The address may have changed meanwhile.
        next = readView();
        setView(next);
      },
    );
    return next;
  }

  const loadAskedView = useEffectEvent(loadView);

  useEffect(() => {
    const followAddress = () => void loadAskedView().then(setView);
    followAddress();
    return onHistoryMove(followAddress);
  }, []);

  useEffect(() => {
    // What src/firstPaint.ts put there, so that no other view is drawn first.
    if (view) delete document.documentElement.dataset.view;
  }, [view]);

  function changeView(next: View): void {
    pushView(next);
    void loadView().then(setView);
  }

  return { view: view ?? "make", Checker, changeView };
}
