import type { Steps } from "../steps";
import { countMails, type MailboxCounts } from "./countMails";
import { findMailStart, TOP } from "./isMailboxFile";
import { createMailReader } from "./readMail";

const [LINE_END, CARRIAGE_RETURN, F, R] = [0x0a, 0x0d, 0x46, 0x72];
/** Its first byte. */
const BYTE_ORDER_MARK = 0xef;

/** Enough above a mail's start to know a blank line, and below to know a header. */
const ABOVE_BYTES = 100;
const BELOW_BYTES = 700;
/** The rest of longer headers is left out, because memory must not grow with a mail. */
const HEADERS_MAX_BYTES = 8_000_000;

/**
 * Reads a mailbox file part by part, wherever the parts are cut. Only the headers are decoded, as UTF-8. Everything else
 * is body, as are mails that it quotes. The cost is linear, and the memory does not grow with the file.
 */
export function createMailboxReader() {
  const readMail = createMailReader();
  const counts = countMails();
  const decoder = new TextDecoder();
  /** Makes a letter of each byte. */
  const toLetters = new TextDecoder("latin1");
  /** To make another one for each part would take as long as to read it. */
  let buffer = new Uint8Array();
  /** Those of the buffer that are not read, from `at` on, behind a few that are. */
  let bytes: Uint8Array = new TextEncoder().encode(TOP);
  let at = 0;
  let isEnd = false;
  /** The line that begins a mail, and where its headers begin; `null` within a body. */
  let mail: { readonly start: string; readonly at: number } | null = null;

  /** Goes from line to line, as far as there is enough below one to tell what begins there. */
  function* readOn(): Steps<void> {
    for (;;) {
      const line = bytes.indexOf(LINE_END, at);
      at = line === -1 ? bytes.length : line;
      if (line === -1 || (!isEnd && bytes.length - line < BELOW_BYTES)) break;
      at += 1;
      if (mail === null) mail = findMail(line);
      else if (bytes[bytes[at] === CARRIAGE_RETURN ? at + 1 : at] === LINE_END) {
        count(mail, line, true);
        yield at / bytes.length;
      }
    }
    if (mail !== null && (isEnd || bytes.length - mail.at > HEADERS_MAX_BYTES)) count(mail, bytes.length, !isEnd);
  }

  function findMail(line: number): typeof mail {
    // Few other lines begin with these letters.
    if (bytes[line + 1] !== F || bytes[line + 2] !== R) return null;
    const above = Math.max(0, line - ABOVE_BYTES);
    const start = findMailStart(toLetters.decode(bytes.subarray(above, line + BELOW_BYTES)), line - above);
    return start === null ? null : { start, at: bytes.indexOf(LINE_END, line + 1) + 1 };
  }

  function count({ start, at: from }: NonNullable<typeof mail>, to: number, isWhole: boolean): void {
    const read = readMail(decoder.decode(bytes.subarray(from, to)), start);
    // The headers of the last mail may be cut off above its From.
    if (isWhole || read.sender !== null) counts.add(read);
    mail = null;
  }

  function* add(part: Uint8Array): Steps<void> {
    const isTop = bytes.length === TOP.length;
    const keptFrom = Math.max(0, (mail?.at ?? at) - ABOVE_BYTES);
    const kept = bytes.subarray(keptFrom);
    const length = kept.length + part.length;
    if (buffer.length < length) buffer = new Uint8Array(2 * length);
    buffer.set(kept);
    buffer.set(part, kept.length);
    bytes = buffer.subarray(0, length);
    at -= keptFrom;
    mail &&= { ...mail, at: mail.at - keptFrom };
    // A byte order mark is as good as nothing.
    if (isTop && part[0] === BYTE_ORDER_MARK) bytes.fill(LINE_END, TOP.length, TOP.length + 3);
    yield* readOn();
  }

  function* end(): Steps<MailboxCounts> {
    isEnd = true;
    yield* readOn();
    return yield* counts.end();
  }

  return { add, end };
}
