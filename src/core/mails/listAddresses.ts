/** An address in a header, as it is written, and the text around it, which may have a name. */
export interface WrittenAddress {
  readonly address: string;
  readonly before: string;
  readonly behind: string;
}

/** A quoted text, or a comment that may have others in it. A longer one would take long to find. */
const HIDDEN = /"(?:[^"\\\n]|\\.){0,500}"|\((?:[^()\n]|\([^()\n]{0,500}\)){0,500}\)/g;
const PART = /[^,;\n]+/g;
const BRACKETED = /<([^<>@]{0,500}@[^<>]{0,500})/;
const BARE = /(?<![^\s<>])([^\s<>@]{0,500}@[^\s<>]{0,500})/;
const ADDRESS = /^(?:"(?:[^"\\]|\\.)*"|[^@"][^@]*)@[^\s@<>()"]{1,253}$/;
/** Blanks, the marks of Outlook, and a dot behind the host. */
const AROUND = /^[\s']+|[\s'.]+$/g;

/** Lists the addresses in headers, in their order (RFC 5322 §3.4), also without brackets, in a group, behind a route. */
export function listAddresses(value: string): WrittenAddress[] {
  const shown = value.replaceAll(HIDDEN, (text) => (text.startsWith("(") ? " " : "_").repeat(text.length));
  const found: WrittenAddress[] = [];
  let start = 0;
  for (const { 0: part, index } of shown.matchAll(PART)) {
    const end = index + part.length;
    // Words without an address are the beginning of a name: `Shop, Inc.`. It ends with its header.
    if (value[index - 1] === "\n") start = index;
    const match = BRACKETED.exec(part) ?? BARE.exec(part);
    if (match === null) continue;
    const from = index + match.index + match[0].length - match[1]!.length + match[1]!.lastIndexOf(":") + 1;
    const to = index + match.index + match[0].length;
    const address = value.slice(from, to).replaceAll(AROUND, "");
    if (!ADDRESS.test(address)) continue;
    found.push({ address, before: value.slice(start, index + match.index), behind: value.slice(to, end) });
    start = end + 1;
  }
  return found;
}

/** Returns what is behind the @ of an address, in lower case. */
export function hostOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}

/** A longer name is cut, because the names of all senders are kept. */
const NAME_MAX_LENGTH = 200;
const ENCODED_WORD = /=\?([^?\s*]{1,40})(?:\*[^?\s]{0,40})?\?([bq])\?([^?\r\n]*)\?=/gi;

/** Reads the display name of an address, or else its comment: without quotation marks, encoded words decoded. */
export function nameOf({ before, behind }: WrittenAddress): string {
  const [comment = ""] = (before + behind).match(HIDDEN)?.filter((text) => text.startsWith("(")) ?? [];
  const name = before.replaceAll(HIDDEN, (text) => (text.startsWith("(") ? " " : text.slice(1, -1)));
  return (name.trim() === "" ? comment.slice(1, -1) : name)
    .replaceAll(/\\(.)/g, "$1")
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(ENCODED_WORD, decodeWord)
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, NAME_MAX_LENGTH);
}

/** Decodes an encoded word (RFC 2047). A broken one stays as it is. */
function decodeWord(word: string, charset: string, encoding: string, content: string): string {
  const toByte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  try {
    const isBase64 = encoding.toLowerCase() === "b";
    const bytes = isBase64 ? atob(content) : content.replaceAll("_", " ").replaceAll(/=([\da-f]{2})/gi, toByte);
    return new TextDecoder(charset).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return word;
  }
}
