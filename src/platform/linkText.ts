import { earlyVisit } from "./earlyVisit";

/* A link may bring a text in its fragment, `#for=netflix.com`, which reaches no server. */

/** The text follows it, encoded as by `encodeURIComponent`. */
export const LINK_TEXT = "#for=";

/**
 * Takes each text out of the page's address and its history entry, now and whenever one comes into an open tab. The
 * entry keeps the rest of its address. A text that cannot be decoded is empty.
 *
 * @param isWanted Whether the page as it is now has a use for a text. Otherwise the text goes.
 */
export function holdLinkTexts(isWanted: () => boolean): void {
  function hold(): void {
    const { hash, href } = window.location;
    if (!hash.startsWith(LINK_TEXT)) return;
    if (isWanted()) earlyVisit().linkText = decode(hash.slice(LINK_TEXT.length));
    window.history.replaceState(null, "", href.split("#", 1)[0]);
  }

  hold();
  window.addEventListener("hashchange", hold);
}

/**
 * Offers each link's text that is not empty to the listener, which returns whether it takes it. The latest one that
 * nobody takes waits for other listeners. @returns A function that removes the listener.
 */
export function onLinkText(listener: (text: string) => boolean): () => void {
  function offer(): void {
    const visit = earlyVisit();
    if (visit.linkText && listener(visit.linkText)) visit.linkText = "";
  }

  offer();
  // It comes after the one of `holdLinkTexts`, which was added before.
  window.addEventListener("hashchange", offer);
  return () => window.removeEventListener("hashchange", offer);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
