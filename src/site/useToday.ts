import { useEffect, useState } from "react";

import { toDay } from "../book/toDay";

/** Returns the day, `yyyy-mm-dd`, at any hour: it changes at midnight, and when the page is shown again later. */
export function useToday(): string {
  const [today, setToday] = useState(() => toDay(new Date()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function follow(): void {
      const now = new Date();
      setToday(toDay(now));
      const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
      clearTimeout(timer);
      timer = setTimeout(follow, midnight.getTime() - now.getTime());
    }

    follow();
    // Timers stand still while a computer sleeps.
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, []);

  return today;
}
