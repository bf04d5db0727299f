import { earlyVisit } from "./earlyVisit";

/** A link may bring a text in its fragment, which reaches no server. It follows this, as `encodeURIComponent` writes it. */
export const LINK_TEXT = "#for=";

const GIVEN = "plusdot:link-text";

/** Returns the address of the site, wherever it is hosted, with a slash at its end and without a query. */
export function siteUrl(): string {
  return new URL(import.meta.env.BASE_URL, window.location.origin).href;
}

/**
 * Takes each text out of the page's address and its history entry, now and whenever one comes into an open tab. A text
 * that cannot be decoded is empty. An address of this site, which the bookmark brings from the site itself, is dropped.
 *
 * @param isWanted Whether the page as it is now has a use for a text. Otherwise the text is dropped.
 */
export function holdLinkTexts(isWanted: () => boolean): void {
  function hold(): void {
    const { hash, href } = window.location;
    if (!hash.startsWith(LINK_TEXT)) return;
    const text = decode(hash.slice(LINK_TEXT.length));
    const isOwnAddress = text.startsWith(siteUrl()) && !/\s/.test(text);
    window.history.replaceState(null, "", href.split("#", 1)[0]);
    if (isWanted() && !isOwnAddress) giveLinkText(text);
  }

  hold();
  window.addEventListener("hashchange", hold);
}

/** Gives a text as a link does, but in memory: the browser's history would keep the address of a link. */
export function giveLinkText(text: string): void {
  earlyVisit().linkText = text;
  window.dispatchEvent(new Event(GIVEN));
}

/** Calls the listener with each text, also one that waits for it. @returns A function that removes the listener. */
export function onLinkText(listener: (text: string) => void): () => void {
  function give(): void {
    const visit = earlyVisit();
    if (visit.linkText) listener(visit.linkText);
    visit.linkText = "";
  }

  give();
  window.addEventListener(GIVEN, give);
  return () => window.removeEventListener(GIVEN, give);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
