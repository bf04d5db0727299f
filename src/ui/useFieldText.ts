import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/** For a field whose text the browser must neither offer, nor change, nor check. */
export const PLAIN_TEXT = {
  autoComplete: "off",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const;

/** A person has typed, or presses something and expects the page to know what they see. */
const SIGNS = ["input", "change", "click", "keydown"];

/**
 * Keeps the text of a field and the text of the program alike. React does not control the field, because it would put its
 * own text over a text that it never heard of. A person may type before React hydrates the field
 * (https://github.com/facebook/react/issues/12955), and a password manager may fill it in without an event.
 *
 * @param text The text of the program. It goes into the field when the program itself changes it.
 * @param onText Gets the text of the field when it has changed, before the page answers a press. The event is the
 *   one that showed the change.
 */
export function useFieldText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  text: string,
  onText: (text: string, event?: Event) => void,
): void {
  /** The text that both had last. */
  const known = useRef("");

  const read = useEffectEvent((event?: Event): boolean => {
    const { value } = field.current!;
    if (value === known.current) return false;
    known.current = value;
    onText(value, event);
    return true;
  });

  // In the layout, because a press that React handles right after hydrating must find the text.
  useLayoutEffect(() => {
    const { current } = field;
    if (read()) {
      // React has not heard either that the person has left the field.
      if (current !== document.activeElement) current!.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    } else if (text !== known.current) {
      known.current = text;
      Object.assign(current!, { value: text });
    }
  });

  useLayoutEffect(() => {
    const controller = new AbortController();
    const handleSign = (event: Event) => void read(event);
    for (const sign of SIGNS) {
      // Before any other listener of the page.
      window.addEventListener(sign, handleSign, { capture: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
}
