/*
 * A link may bring a text in its fragment, `#for=netflix.com`. A fragment reaches no server. The text is taken out of
 * the address at once, and an attribute of the root element holds it until the program takes it: the inline script and
 * the program are loaded separately.
 */

/** The text follows it, encoded as by `encodeURIComponent`. */
export const LINK_TEXT = "#for=";

/**
 * Takes each text out of the page's address and its history entry, now and whenever one comes into an open tab. The
 * entry keeps the rest of its address.
 *
 * @param isWanted Whether the page as it is now has a use for a text. Otherwise the text goes.
 */
export function holdLinkTexts(isWanted: () => boolean): void {
  function hold(): void {
    const { hash, href } = window.location;
    if (!hash.startsWith(LINK_TEXT)) return;
    if (isWanted()) document.documentElement.dataset.for = hash;
    window.history.replaceState(null, "", href.split("#", 1)[0]);
  }

  hold();
  window.addEventListener("hashchange", hold);
}

/** Returns the text of the latest link that nobody has taken; empty if there is none, or it cannot be decoded. */
export function readLinkText(): string {
  try {
    return decodeURIComponent(document.documentElement.dataset.for?.slice(LINK_TEXT.length) ?? "");
  } catch {
    return "";
  }
}

/** Forgets the text of the latest link. */
export function dropLinkText(): void {
  delete document.documentElement.dataset.for;
}

/**
 * Offers the text of the latest link to the listener, now and whenever one comes. One that cannot be decoded is left out.
 *
 * @param listener Returns whether it takes the text. One that nobody takes waits for other listeners.
 * @returns A function that removes the listener.
 */
export function onLinkText(listener: (text: string) => boolean): () => void {
  function offer(): void {
    const text = readLinkText();
    if (text && listener(text)) dropLinkText();
  }

  offer();
  // It comes after the one of `holdLinkTexts`, which was added before.
  window.addEventListener("hashchange", offer);
  return () => window.removeEventListener("hashchange", offer);
}
