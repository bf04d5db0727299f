import { type DecodeText, isMail, readMail } from "./readMail";
import { splitJson } from "./splitJson";
import { type Place, splitLongRecord, splitRecords } from "./splitRecords";

/** A record of a text, and the rules by which it is read. */
export interface PartRecord extends Place {
  /** As it is written, or decoded from a mail. */
  readonly source: string;
  readonly rules: "line" | "folded" | "json";
  /** The mail that it is in, by its place; `null` in any other text. */
  readonly mail: number | null;
}

/**
 * Finds the structure of a text once, of the whole and of each of its parts, and cuts it into records by that: a mail,
 * or each mail of a mailbox file, has parts; JSON has members; a card, a component, an entry or a line is a record.
 *
 * @returns The records in order, and `null` for a step without one. Those of a mail have the place of their part, all
 *   others are without a gap. The cost is linear.
 */
export function* readParts(text: string, decode: DecodeText): Generator<PartRecord | null, void> {
  if (!isMail(text)) return yield* readPart(text);
  for (const part of readMail(text, decode)) {
    if (part === null) yield null;
    else for (const record of readPart(part.text)) yield record && { ...record, ...part };
  }
}

function* readPart(text: string): Generator<PartRecord | null, void> {
  const members = yield* splitJson(text);
  if (members === null) {
    for (const { start, end, isFolded } of splitRecords(text)) {
      const source = text.slice(start, end);
      const rules = isFolded ? "folded" : JSON_LINE.test(source) ? "json" : "line";
      yield { start, end, source, rules, mail: null };
    }
    return;
  }
  let from = 0;
  for (let index = 0; index <= members.length; index += 1) {
    const { start, end } = members[index] ?? { start: text.length, end: text.length };
    // Mostly a comma.
    const isGap = start > from && text.slice(from, start).includes("@");
    const places = isGap
      ? [
          { start: from, end: start },
          { start, end },
        ]
      : [{ start: from, end }];
    for (const place of places.flatMap((whole) => splitLongRecord(text, whole))) {
      yield { ...place, source: text.slice(place.start, place.end), rules: "json", mail: null };
    }
    from = end;
  }
}

/** An object or a list of JSON in a line of its own. */
const JSON_LINE = /^\s*(?:\{\s*"|\[\s*["{[]).*[}\]],?\s*$/s;
