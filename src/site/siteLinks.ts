import { LINK_TEXT } from "../platform/linkText";

/* The links that open the view and fill it. `siteUrl` says where the site is, with a slash at its end. */

/** A link is hardly longer, and browsers follow none that is much longer. */
const MAX_LENGTH = 2000;

const WEB_LINK = /https?:\/\/[^\s<>"]+/i;

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
 * Makes the link that fills the view with what another app shares: the shared address, else the first link in the
 * text, else the title. Without any, it leads to the empty view.
 *
 * @param form The fields that the manifest names: `url`, `text` and `title`. All may be missing.
 */
export function toSharedLink(siteUrl: string, form: FormData): string {
  const shared = readLine(form, "url") || WEB_LINK.exec(readLine(form, "text"))?.[0] || readLine(form, "title");
  // The cut may leave half a character, which cannot be encoded.
  const text = shared.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
  return `${siteUrl}?view=site${text && LINK_TEXT + encodeURIComponent(text)}`;
}

function readLine(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : "";
}
