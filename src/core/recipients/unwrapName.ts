import { PICTURES } from "../addresses/findAddresses";

/** Bullets, arrows, boxes and ticks, which are never a part of the name that they touch. */
const BULLETS = String.raw`•‣⁃∙·◦\u2190-\u21FF\u25A0-\u25FF☐-☒✅✓-✘❌❎➔-➾⬛⬜`;
const QUOTES = String.raw`"'\x60´\p{Pi}\p{Pf}`;
/** The numbers, boxes and pictures before an item of a list. Where one touches a name, it may be a part of that. */
const ITEM = String.raw`\(?\d{1,3}[.)\]]+(?=\s)|\[?\d{1,3}[)\]、]|\d{1,2}\u20E3|[①-⑳](?=\s)|[([][ x✓✔]?[)\]](?=\s)|[${PICTURES}]{1,8}(?=\s)|\+(?=\s)|mailto:(?=.)`;
const LEAD = new RegExp(`^(?:${ITEM}|[\\s${QUOTES}\\p{Ps}\\p{Pd}<>@#*_~|,;:!?¡¿…${BULLETS}])*`, "iu");
const MARK = `[\\s${QUOTES}\\p{Pe}\\p{Pd}<>*_~|.,;:!?…。、，！？；：${BULLETS}${PICTURES}]`;
const TAIL = new RegExp(`(?<!${MARK})${MARK}*$`, "u");

/** Most names have nothing around them. */
const PLAIN = /^[a-z](?:[\w.@+& -]*[a-z\d])?$/i;

/**
 * Takes away what lists, chats and sentences put around a name: bullets, numbers, emphasis, quotation marks, brackets.
 * A bracket stays if its partner is in the name: `Amazon (DE)`. A text of marks alone stays whole.
 */
export function unwrapName(text: string): string {
  if (PLAIN.test(text)) return text;
  let start = LEAD.exec(text)![0].length;
  let end = TAIL.exec(text)!.index;
  const name = text.slice(start, end);
  if (name === "") return text;
  const closing = isOpen(name) ? /[\p{Pe}"]/u.exec(text.slice(end)) : null;
  if (closing !== null) end += closing.index + 1;
  if (/^[^\p{Ps}]*\p{Pe}/u.test(name) && /\p{Ps}/u.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, end);
}

function isOpen(name: string): boolean {
  const count = (pattern: RegExp) => name.match(pattern)?.length ?? 0;
  return count(/\p{Ps}/gu) > count(/\p{Pe}/gu) || count(/"/g) % 2 === 1;
}
