import { createContext, type RefObject, useCallback, useContext } from "react";

/** The lowest part of the window, in which toasts appear. */
const TOAST_ZONE = 0.15;

export const ToastRegionContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/**
 * Makes a `ref` that lifts toasts above its element while that is at the bottom of the window, where they would cover
 * it.
 */
export function useToastRoom() {
  const region = useContext(ToastRegionContext);

  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      // On the root, it would make the browser style the whole page again.
      const setRoom = (room: string) => region.current?.style.setProperty("--toast-room", room);
      const observer = new IntersectionObserver(
        ([entry]) => {
          const height = `calc(${entry!.boundingClientRect.height}px + ${TOAST_ZONE * 100}vh)`;
          setRoom(entry!.isIntersecting ? height : "");
        },
        { rootMargin: `${(TOAST_ZONE - 1) * 100}% 0px 0px` },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        setRoom("");
      };
    },
    [region],
  );
}
