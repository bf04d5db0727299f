import { isShortLink, isSite, splitPasted, toRecipient, toRecipients } from "../core";
import { LINK_TEXT } from "../platform/linkText";

/* The links that open the view and fill it. `siteUrl` says where the site is, with a slash at its end. */

/** A link is hardly longer, and browsers follow none that is much longer. */
const MAX_LENGTH = 2000;

/** Enough recipients of a shared text to find its site among them. */
const MAX_RECIPIENTS = 20;
const NAME_MAX_LENGTH = 100;

/**
 * Makes the address of the bookmark, which opens the view in a new tab, filled with the page that is open. The new tab
 * knows nothing of that page but this text: no referrer, which would reach the host, and no way back to its window.
 */
export function toBookmark(siteUrl: string): string {
  const start = JSON.stringify(`${siteUrl}?view=site${LINK_TEXT}`);
  const code = `void open(${start}+encodeURIComponent(location.href),"_blank","noreferrer")`;
  // Browsers read a `#` as the start of a fragment, and decode the rest before they run it.
  return `javascript:${encodeURI(code).replaceAll("#", "%23")}`;
}

/**
 * Makes the link that fills the view with what another app shares, in the fields that the manifest names: the address,
 * else the first site in the text, else the title, else the first line of the text, else nothing. A short link hides its
 * site, so it comes last. Nothing of a row of a table goes into a link, because browsers store it in their history.
 */
export function toSharedLink(siteUrl: string, form: FormData): string {
  const [url, title, text] = ["url", "title", "text"].map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  });
  const link = /^https?:/i.test(url!) && !isShortLink(toRecipient(url!)) ? url! : "";
  const shown = splitPasted(text!, MAX_RECIPIENTS).text;
  const site = toRecipients(shown, MAX_RECIPIENTS).find((found) => isSite(found) && !isShortLink(found)) ?? "";
  const name = title! || shown.split(/[\r\n]/, 1)[0]!.slice(0, NAME_MAX_LENGTH);
  // The cut may leave half a character, which cannot be encoded.
  const shared = (link || site || name || url!)
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "");
  return `${siteUrl}?view=site${shared && LINK_TEXT + encodeURIComponent(shared)}`;
}
