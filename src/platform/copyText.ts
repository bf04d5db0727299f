/**
 * Writes the text to the system's clipboard. Browsers want a secure page, and some want a click or a key press
 * just before: https://developer.mozilla.org/docs/Web/API/Clipboard/writeText
 *
 * @throws {TypeError} If the page has no clipboard, because it is not served securely.
 * @throws {DOMException} If the browser refuses (`NotAllowedError`).
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
