import { useSyncExternalStore } from "react";

import { toDay } from "../book/bookEntries";

const MINUTE_MS = 60_000;

const today = (): string => toDay(new Date());

/** Returns the day, `yyyy-mm-dd`, at any hour: it is looked up again each minute. */
export function useToday(): string {
  return useSyncExternalStore(onMinute, today, today);
}

function onMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
