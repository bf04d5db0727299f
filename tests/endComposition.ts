/** Sends the key that ends a composition, as Safari does: after the end. @returns Whether the page lets it pass. */
export function endComposition(key: string): boolean {
  const press = new KeyboardEvent("keydown", { key, keyCode: 229, bubbles: true, cancelable: true });
  return document.activeElement!.dispatchEvent(press);
}
