import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Reports the text that a person typed into a prerendered field before React hydrated it. React reports only later
 * changes: https://github.com/facebook/react/issues/12955. A layout effect, because a press that React handles right
 * after hydrating must find the text.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onText: (text: string) => void,
): void {
  const report = useEffectEvent(onText);
  const isReported = useRef(false);

  useLayoutEffect(() => {
    // A view that is shown again knows the text.
    if (isReported.current) return;
    isReported.current = true;
    const text = field.current?.value ?? "";
    if (text !== "") report(text);
  }, [field]);
}
