import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Returns the time of the print while the page is printed and the element is shown, and otherwise `null`. */
export function usePrintTime(element: RefObject<HTMLElement | null>): Date | null {
  const [time, setTime] = useState<Date | null>(null);

  useEffect(() => {
    function handleStart(): void {
      // The browser prints as soon as its event has ended, so this must render at once.
      if (element.current?.checkVisibility() === true) flushSync(() => setTime(new Date()));
    }
    const handleEnd = () => setTime(null);
    window.addEventListener("beforeprint", handleStart);
    window.addEventListener("afterprint", handleEnd);
    return () => {
      window.removeEventListener("beforeprint", handleStart);
      window.removeEventListener("afterprint", handleEnd);
    };
  }, [element]);

  return time;
}
