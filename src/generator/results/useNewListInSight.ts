import { type RefObject, useEffect, useRef } from "react";

import { isOverlayOpen } from "../../ui/isOverlayOpen";
import type { Run } from "../generatorReducer";

/** At least three rows must be in sight. */
const LEAST_HEIGHT_PX = 240;

/**
 * Scrolls to the results that Generate has made, if they are out of sight, as they are on a phone. Shuffle changes a
 * list that the person has seen before, and a person at an open menu is elsewhere.
 */
export function useNewListInSight(results: RefObject<HTMLElement | null>, run: Run): void {
  const latest = useRef<Run>(undefined);

  useEffect(() => {
    const element = results.current;
    // The list is an old one where its view is shown again.
    const isNew = latest.current !== run;
    latest.current = run;
    if (!isNew || run.action === "shuffle" || element === null || isOverlayOpen()) return;
    const list = element.querySelector("[role=grid]") ?? element;
    const { top } = list.getBoundingClientRect();
    // The keyboard of a phone covers a part of the window, but not of the visual viewport.
    const most = (window.visualViewport?.height ?? window.innerHeight) - LEAST_HEIGHT_PX;
    if (top >= 0 && top <= most) return;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // In a low window, the search and the toolbar above the list take all of the room.
    const target = top - element.getBoundingClientRect().top <= most ? element : list;
    target.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  }, [results, run]);
}
