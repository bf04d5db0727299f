import { type RefObject, useLayoutEffect, useRef } from "react";

const SLIDE_MS = 160;

/** Slides the dots of an address to their new places, so that a person sees what the next address differs by. */
export function useSlidingDots(address: RefObject<HTMLElement | null>): void {
  const last = useRef<readonly number[]>([]);

  useLayoutEffect(() => {
    const dots = Array.from(address.current?.querySelectorAll<HTMLElement>("[data-dot]") ?? []);
    const places = dots.map(({ offsetLeft }) => offsetLeft);
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const [index, dot] of isStill ? [] : dots.entries()) {
      const way = (last.current[index] ?? last.current.at(-1) ?? places[index]!) - places[index]!;
      if (way !== 0) dot.animate([{ left: `${way}px` }, { left: 0 }], { duration: SLIDE_MS, easing: "ease-out" });
    }
    last.current = places;
  });
}
