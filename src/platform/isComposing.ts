/** The code of every key that goes to an input method: https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode */
const INPUT_METHOD_KEY = 229;

/**
 * Whether a key belongs to a composition, as of Japanese or Chinese, and so means nothing else. The Enter that takes a
 * word comes while the composition lasts; in Safari it comes right after its end, with nothing but the code to tell it
 * by: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer says so
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY;
}
