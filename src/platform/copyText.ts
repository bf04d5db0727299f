/**
 * Writes the text to the clipboard.
 *
 * @throws Where the browser has no clipboard, as on a page that is not served securely, or refuses it.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
