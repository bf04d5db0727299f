import { LINK_TEXT } from "../platform/linkText";

/**
 * Makes the address of the bookmark, which opens the view in a new tab, filled with the page that is open. The new tab
 * knows nothing of that page but this text: no referrer, which would reach the host, and no way back to its window.
 *
 * @param siteUrl Where the site is, with a slash at its end.
 */
export function toBookmark(siteUrl: string): string {
  const start = JSON.stringify(`${siteUrl}?view=site${LINK_TEXT}`);
  const code = `void open(${start}+encodeURIComponent(location.href),"_blank","noreferrer")`;
  // Browsers read a `#` as the start of a fragment, and decode the rest before they run it.
  return `javascript:${encodeURI(code).replaceAll("#", "%23")}`;
}
