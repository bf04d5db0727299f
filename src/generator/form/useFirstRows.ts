import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const ROWS = 2;

/**
 * Measures the first two rows of an element that wraps its children: how many children they have, and how high they are
 * in pixels. An element around it takes that height: its own must not change, or the browser would measure for ever.
 *
 * @returns `box` is a `ref` for the element.
 */
export function useFirstRows<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [fitting, setFitting] = useState(Infinity);
  const [height, setHeight] = useState(0);

  const measure = useEffectEvent(() => {
    const tops = Array.from(box.current!.children, (child) => child.getBoundingClientRect().top);
    const next = [...new Set(tops)][ROWS];
    setFitting(next === undefined ? Infinity : tops.indexOf(next));
    setHeight(next === undefined ? 0 : next - tops[0]!);
  });

  // Each drawing may bring other children.
  useLayoutEffect(() => measure());

  useEffect(() => {
    const observer = new ResizeObserver(() => flushSync(() => measure()));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);

  return { box, fitting, height };
}
