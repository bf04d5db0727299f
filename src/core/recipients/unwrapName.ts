import { CLOSING, OPENING, PICTURES, QUOTES } from "../addresses/cleanText";

/** Bullets, arrows, boxes and ticks, which are never a part of the name that they touch. */
const BULLETS = String.raw`•‣⁃∙·◦\u2190-\u21FF\u25A0-\u25FF☐-☒✅✓-✘❌❎➔-➾⬛⬜`;
const DASHES = String.raw`\u2010-\u2015〜〰゠﹣－-`;
/** The numbers, boxes and pictures before an item of a list. Where one touches a name, it may be a part of that. */
const ITEM = String.raw`\(?\d{1,3}[.)\]]+(?=\s)|\[?\d{1,3}[)\]、]|(?:\d{1,2}|[#*])\u20E3|[①-⑳](?=\s)|[([](?:[ ✓✔]?[)\]]|x[)\]](?=\s))|[${PICTURES}]{1,8}(?=\s)|\+(?=\s)|mailto:(?=.)`;
/** Any host below one, as people write it in lists of rules: `*.netflix.com`, `*://*.netflix.com`. */
const ANY_HOST = String.raw`(?:https?:)?//(?=\*\.)|\.(?=[^\s.]+\.)`;
const LEAD = new RegExp(`^(?:${ITEM}|${ANY_HOST}|[\\s${QUOTES}${OPENING}<>@#*_~|,;:!?¡¿…${BULLETS}${DASHES}])*`, "iu");
const MARK = `[\\s${QUOTES}${CLOSING}<>*_~|.,;:!?…。、，！？；：©‼⁉\\u20E3\\u27F0-\\u297F${PICTURES}${BULLETS}${DASHES}]`;
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
  if (CLOSES_FIRST.test(name) && OPENINGS.test(text.charAt(start - 1))) start -= 1;
  const closing = isOpen(text.slice(start, end)) ? CLOSING_MARK.exec(text.slice(end)) : null;
  if (closing !== null) end += closing.index + 1;
  return text.slice(start, end);
}

const OPENINGS = new RegExp(`[${OPENING}]`);
const CLOSINGS = new RegExp(`[${CLOSING}]`);
const CLOSING_MARK = new RegExp(`[${CLOSING}"]`);
const CLOSES_FIRST = new RegExp(`^[^${OPENING}${CLOSING}]*[${CLOSING}]`);

function isOpen(name: string): boolean {
  const count = (signs: RegExp | string) => name.split(signs).length;
  return count(OPENINGS) > count(CLOSINGS) || count('"') % 2 === 0;
}
