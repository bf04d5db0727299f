/** The longest label that Gmail accepts, in characters. */
const LABEL_MAX_LENGTH = 225;

/**
 * Turns any text into a label that Gmail accepts: one line of at most 225 characters, without empty levels
 * between its slashes. The label is empty if nothing is left.
 */
export function toLabel(text: string): string {
  const levels = text.split("/").map((level) => level.trim().replaceAll(/\s+/g, " "));
  const label = levels.filter((level) => level !== "").join("/");
  // The cut may leave half a character or an empty level at the end.
  return label
    .slice(0, LABEL_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/[/ ]+$/, "");
}
