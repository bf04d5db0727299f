/** The code of every key that goes to an input method: https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode */
const INPUT_METHOD_KEY = 229;

/** The attribute of a `textarea` in which Enter may send the form (`isSendingKey`). */
export const ONE_LINE = "data-one-line";

/** Whether the person types on a keyboard. A browser that knows of no mouse has no coarse pointer either. */
export function isAtComputer(): boolean {
  return !window.matchMedia("(pointer: coarse)").matches;
}

/**
 * Whether a key belongs to a composition, as in Japanese or Chinese, and so means nothing else. The Enter that takes a
 * word comes during the composition. In Safari it comes right after the end, and only its code tells it from another:
 * https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer says so
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY;
}

/**
 * Whether a key sends the form of a `textarea` with `ONE_LINE`. Enter does while the text has one line. On a phone it
 * never does, because the keyboard has no other key for a new line.
 */
export function isSendingKey(event: KeyboardEvent, field: HTMLTextAreaElement): boolean {
  const isEnter = event.key === "Enter" && !event.shiftKey && !isComposing(event);
  // A copied line often ends in a line break.
  return isEnter && !field.value.trim().includes("\n") && isAtComputer();
}
