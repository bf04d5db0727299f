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
 * own text over one that it never heard of: a person may type before React hydrates the field
 * (https://github.com/facebook/react/issues/12955), and a password manager may fill it in without an event.
 *
 * @param onText Gets a changed text of the field, and the event that showed it, before the page answers a press.
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
    const element = field.current!;
    if (read()) {
      // React has not heard either that the person has left the field.
      if (element !== document.activeElement) element.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    } else if (text !== known.current) {
      known.current = text;
      Object.assign(element, { value: text });
    }
  });

  useLayoutEffect(() => {
    const controller = new AbortController();
    // Before any other listener of the page.
    const options = { capture: true, signal: controller.signal };
    for (const sign of SIGNS) window.addEventListener(sign, (event) => read(event), options);
    return () => controller.abort();
  }, []);
}
