/** What a person does before using a control: the pointer comes, a finger or a key goes down, a control gets the focus. */
const SIGNS = ["pointerover", "pointerdown", "keydown", "focusin"];

/**
 * Calls back once, at the first sign that a person is about to use the page. The focus that a control already has is
 * such a sign too.
 *
 * @returns Cancels the call.
 */
export function whenWanted(callback: () => void): () => void {
  if (document.activeElement !== document.body) {
    callback();
    return () => {};
  }
  const controller = new AbortController();
  function handleSign(): void {
    controller.abort();
    callback();
  }
  for (const sign of SIGNS) document.addEventListener(sign, handleSign, controller);
  return () => controller.abort();
}
