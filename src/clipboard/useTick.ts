import { useEffect, useState } from "react";

const TICK_DURATION_MS = 2000;

/**
 * Remembers for a moment that something was copied.
 *
 * @param shown The tick goes as soon as something else is shown.
 * @returns Whether the tick is shown, and the function to call once `shown` is copied.
 */
export function useTick(shown: unknown): readonly [isTicked: boolean, tick: () => void] {
  const [ticked, setTicked] = useState<{ readonly shown: unknown } | null>(null);

  useEffect(() => {
    if (ticked === null) return;
    const timer = setTimeout(() => setTicked(null), TICK_DURATION_MS);
    return () => clearTimeout(timer);
  }, [ticked]);

  return [ticked?.shown === shown, () => setTicked({ shown })];
}
