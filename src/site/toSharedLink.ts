import { LINK_TEXT } from "../platform/linkText";

/** A link is hardly longer, and browsers follow none that is much longer. */
const MAX_LENGTH = 2000;

const WEB_LINK = /https?:\/\/[^\s<>"]+/i;

/**
 * Makes the link that fills the view with what another app shares: the shared address, else the first link in the
 * text, else the title. Without any, it leads to the empty view.
 *
 * @param siteUrl Where the site is, with a slash at its end.
 * @param form The fields that the manifest names: `url`, `text` and `title`. All may be missing.
 */
export function toSharedLink(siteUrl: string, form: FormData): string {
  const shared = readText(form, "url") || WEB_LINK.exec(readText(form, "text"))?.[0] || readText(form, "title");
  // The cut may leave half a character, which cannot be encoded.
  const text = shared.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
  return `${siteUrl}?view=site${text && LINK_TEXT + encodeURIComponent(text)}`;
}

/** Reads a field as one line. */
function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : "";
}
