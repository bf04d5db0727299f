import { useRef } from "react";

/**
 * Lets only the latest task of a component have an effect.
 *
 * @returns A function that starts a task. Its signal is aborted when another one starts.
 */
export function useLatest(): () => AbortSignal {
  const latest = useRef<AbortController>(undefined);

  return () => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
}
