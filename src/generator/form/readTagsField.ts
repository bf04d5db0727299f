import { judgeOwnTags, readAddress } from "../../core";

const MAX_ROWS = 5;
/** About as many characters as fit on a line of a phone. */
const LINE_LENGTH = 30;

/**
 * Judges the own tags in their field.
 *
 * @param draft The text in the address field. Some tags suit one address and not another.
 * @returns The tags, and what follows from them for the field. It is as high as its text, up to five lines.
 */
export function readTagsField(text: string, draft: string, isTyping: boolean) {
  const read = readAddress(draft);
  const tags = judgeOwnTags(text, read.ok ? read.address.username : null, isTyping);
  const rows = text.split("\n").reduce((count, line) => count + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
  const isInvalid = tags.some(({ problem }) => problem !== null);
  return { tags, fieldProps: { rows: Math.min(rows, MAX_ROWS), "aria-invalid": isInvalid } };
}
