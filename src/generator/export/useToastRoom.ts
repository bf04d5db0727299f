import { type RefObject, useEffect } from "react";

/** The lowest part of the window, in which toasts appear. */
const TOAST_ZONE = 0.15;

/** Lifts toasts above the element while it is at the bottom of the window, where they would cover it. */
export function useToastRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // On the root, it would make the browser style the whole page again.
    const style = document.querySelector<HTMLElement>("[data-toasts]")?.style;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const room = entry!.isIntersecting ? `calc(${entry!.boundingClientRect.height}px + ${TOAST_ZONE * 100}vh)` : "";
        style?.setProperty("--toast-room", room);
      },
      { rootMargin: `${(TOAST_ZONE - 1) * 100}% 0px 0px` },
    );
    observer.observe(element.current!);
    return () => {
      observer.disconnect();
      style?.removeProperty("--toast-room");
    };
  }, [element]);
}
