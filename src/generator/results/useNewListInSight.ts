import { type RefObject, useEffect } from "react";

import type { Run } from "../generatorReducer";

/** At least one row must be in sight. */
const LEAST_HEIGHT_PX = 80;

/**
 * Scrolls to the results that Generate has made, if they are out of sight, as they are on a phone. Shuffle changes a
 * list that the person has seen before.
 */
export function useNewListInSight(results: RefObject<HTMLElement | null>, run: Run): void {
  useEffect(() => {
    const element = results.current;
    if (run.action === "shuffle" || element?.checkVisibility() !== true || isInSight(element)) return;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  }, [results, run]);
}

function isInSight(results: HTMLElement): boolean {
  const { top } = (results.querySelector("[role=grid]") ?? results).getBoundingClientRect();
  // The keyboard of a phone covers a part of the window, but not of the visual viewport.
  const height = window.visualViewport?.height ?? window.innerHeight;
  return top >= 0 && top + LEAST_HEIGHT_PX <= height;
}
