/** The lowest part of the window, in which toasts appear. */
const TOAST_ZONE = 0.15;

/** A `ref` that lifts toasts above its element while that is at the bottom of the window, where they would cover it. */
export function keepToastRoom(element: HTMLElement | null) {
  if (element === null) return;
  // On the root, it would make the browser style the whole page again.
  const style = document.querySelector<HTMLElement>("[data-toasts]")?.style;
  const observer = new IntersectionObserver(
    ([entry]) => {
      const room = entry!.isIntersecting ? `calc(${entry!.boundingClientRect.height}px + ${TOAST_ZONE * 100}vh)` : "";
      style?.setProperty("--toast-room", room);
    },
    { rootMargin: `${(TOAST_ZONE - 1) * 100}% 0px 0px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    style?.removeProperty("--toast-room");
  };
}
