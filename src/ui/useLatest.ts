import { useRef } from "react";

/** Returns a function that starts a task of the component. The signal of a task is aborted when the next one starts. */
export function useLatest(): () => AbortSignal {
  const latest = useRef<AbortController>(undefined);

  return () => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
}
