import type { Steps } from "../steps";
import { countMails, type MailboxCounts } from "./countMails";
import { findMailStart, TOP } from "./isMailboxFile";
import { createMailReader } from "./readMail";

const LINE_END = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** Its first byte. */
const BYTE_ORDER_MARK = 0xef;
/** The bytes of "\nFrom". */
const START = [LINE_END, 0x46, 0x72, 0x6f, 0x6d] as const;
/** How far one can go on behind each byte to find the last one of them, as Boyer and Moore do. */
const LEAPS = new Uint8Array(256).fill(START.length);
for (const [index, byte] of START.slice(0, -1).entries()) LEAPS[byte] = START.length - 1 - index;

/** Enough above a mail's start to know a blank line, and below to know a header. */
const ABOVE_BYTES = 100;
const BELOW_BYTES = 700;
/** This much of each part is joined to the part before it, so that no start of a mail is cut. */
const SEAM_BYTES = 1000;
/** The rest of longer headers is left out, because memory must not grow with a mail. */
const HEADERS_MAX_BYTES = 8_000_000;

/**
 * Reads a mailbox file part by part, wherever the parts are cut. Only the headers are decoded, as UTF-8. Everything else
 * is body, as are mails that it quotes. The cost is linear, and the memory does not grow with the file.
 */
export function createMailboxReader(): {
  readonly add: (bytes: Uint8Array) => Steps<void>;
  readonly end: () => Steps<MailboxCounts>;
} {
  const readMail = createMailReader();
  const counts = countMails();
  const decoder = new TextDecoder();
  /** Makes a letter of each byte. */
  const toLetters = new TextDecoder("latin1");
  /** The bytes that are not read, from `at` on, behind a few that are. */
  let bytes: Uint8Array = new TextEncoder().encode(TOP);
  let at = 0;
  let isEnd = false;
  /** The line that begins a mail, and where its headers begin; `null` within a body. */
  let mail: { readonly start: string; readonly at: number } | null = null;

  function* readOn(): Steps<void> {
    while (mail === null ? skipBody() : skipHeaders(mail)) yield at / bytes.length;
  }

  /** Goes to the next line that begins a mail. Returns whether it is there, with enough text below it to tell. */
  function skipBody(): boolean {
    const found = findStart(bytes, at);
    at = found === -1 ? Math.max(at, bytes.length - START.length + 1) : found;
    if (found === -1 || (!isEnd && bytes.length - at < BELOW_BYTES)) return false;
    const above = Math.max(0, at - ABOVE_BYTES);
    const start = findMailStart(toLetters.decode(bytes.subarray(above, at + BELOW_BYTES)), at - above);
    at = start === null ? at + 1 : bytes.indexOf(LINE_END, at + 1) + 1;
    if (start !== null) mail = { start, at };
    return true;
  }

  /** Goes to the blank line below the headers, and reads them. Returns whether it is there. */
  function skipHeaders({ start, at: from }: NonNullable<typeof mail>): boolean {
    for (let line = bytes.indexOf(LINE_END, at); line !== -1; line = bytes.indexOf(LINE_END, at)) {
      const next = bytes[line + 1] === CARRIAGE_RETURN ? line + 2 : line + 1;
      if (next >= bytes.length) break;
      if (bytes[next] === LINE_END) return finish(line, true);
      at = line + 1;
    }
    return (isEnd || bytes.length - from > HEADERS_MAX_BYTES) && finish(bytes.length, !isEnd);

    function finish(to: number, isWhole: boolean): true {
      const read = readMail(decoder.decode(bytes.subarray(from, to)), start);
      // The headers of the last mail may be cut off above its From.
      if (isWhole || read.sender !== null) counts.add(read);
      [at, mail] = [to, null];
      return true;
    }
  }

  function* add(part: Uint8Array): Steps<void> {
    const isTop = bytes.length === TOP.length;
    const keptFrom = Math.max(0, (mail?.at ?? at) - ABOVE_BYTES);
    const kept = bytes.subarray(keptFrom);
    goOnIn(join(kept, part.subarray(0, SEAM_BYTES)), keptFrom);
    // A byte order mark is as good as nothing.
    if (isTop && part[0] === BYTE_ORDER_MARK) bytes.fill(LINE_END, TOP.length, TOP.length + 3);
    yield* readOn();
    if (part.length <= SEAM_BYTES) return;
    // To join all parts would take as long as to read them, so only those are joined whose headers are in both.
    const isBehindSeam = (mail?.at ?? at) > kept.length;
    goOnIn(isBehindSeam ? part : join(kept, part), isBehindSeam ? kept.length : 0);
    yield* readOn();
  }

  /** @param by The number of bytes that are gone in front. */
  function goOnIn(next: Uint8Array, by: number): void {
    bytes = next;
    at -= by;
    mail &&= { ...mail, at: mail.at - by };
  }

  function* end(): Steps<MailboxCounts> {
    isEnd = true;
    yield* readOn();
    return yield* counts.end();
  }

  return { add, end };
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const joined = new Uint8Array(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}

/** Finds the next "\nFrom" from a place on; -1 if there is none. */
function findStart(bytes: Uint8Array, from: number): number {
  const [first, second, third, fourth, fifth] = START;
  for (let last = from + 4; last < bytes.length; last += LEAPS[bytes[last]!]!) {
    const isThere =
      bytes[last] === fifth &&
      bytes[last - 1] === fourth &&
      bytes[last - 2] === third &&
      bytes[last - 3] === second &&
      bytes[last - 4] === first;
    if (isThere) return last - 4;
  }
  return -1;
}
