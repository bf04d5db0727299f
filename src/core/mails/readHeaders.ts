/** The headers that say who sent a mail, to whom, and when, with the lines that are folded below. */
const HEADER =
  /^(from|to|cc|delivered-to|x-original-to|x-forwarded-to|return-path|dkim-signature|list-id|date)[ \t]{0,9}:(.*(?:\r?\n[ \t].*)*)/gim;
/** The rest of a longer header is left out, because it would take long to read. */
const HEADER_MAX_LENGTH = 64_000;

/** The values by name in lower case. A line end is in front of each, and none is within it. */
export type Headers = ReadonlyMap<string, string>;

/** Reads the headers of a mail: RFC 5322 §2.2. */
export function readHeaders(text: string): Headers {
  const headers = new Map<string, string>();
  for (const [, written, value] of text.matchAll(HEADER)) {
    const name = written!.toLowerCase();
    headers.set(name, `${headers.get(name) ?? ""}\n${value!.slice(0, HEADER_MAX_LENGTH).replaceAll(/[\r\n]/g, "")}`);
  }
  return headers;
}
