import { type RefObject, useLayoutEffect, useRef } from "react";

const SLIDE_MS = 160;

/** Slides the dots of an address to their new places, so that a person sees how the next address differs. */
export function useSlidingDots(address: RefObject<HTMLElement | null>): void {
  const last = useRef<readonly number[]>([]);

  useLayoutEffect(() => {
    const dots = Array.from(address.current?.querySelectorAll<HTMLElement>("[data-dot]") ?? []);
    const offsets = dots.map(({ offsetLeft }) => offsetLeft);
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const [index, dot] of isStill ? [] : dots.entries()) {
      const shift = (last.current[index] ?? last.current.at(-1) ?? offsets[index]!) - offsets[index]!;
      if (shift !== 0) dot.animate([{ left: `${shift}px` }, { left: 0 }], { duration: SLIDE_MS, easing: "ease-out" });
    }
    last.current = offsets;
  });
}
