import { useEffect, useState } from "react";

const DURATION_MS = 2000;

/**
 * Holds for a moment what was shown when it was copied.
 *
 * @returns Whether it is still shown, and the function to call once it is copied.
 */
export function useTick(shown: unknown): readonly [isTicked: boolean, tick: () => void] {
  const [ticked, setTicked] = useState<{ readonly shown: unknown } | null>(null);

  useEffect(() => {
    if (ticked === null) return;
    const timer = setTimeout(() => setTicked(null), DURATION_MS);
    return () => clearTimeout(timer);
  }, [ticked]);

  return [ticked?.shown === shown, () => setTicked({ shown })];
}
