import { type Address, type ParseResult, tagOf, toEmail, toPlainName } from "./address";
import type { FoundAddress } from "./findAddresses";
import { parseAddress } from "./parseAddress";
import { readOtherHost } from "./providers";

/** One address of a text, and its relation to the others. */
export type CheckedAddress = Reading & {
  /** As it is written. */
  readonly input: string;
  /** `null` where the mailbox is. */
  readonly tag: string | null;
  /** Numbers the mailboxes of several rows, from 1, in order of appearance; `null` for the rest. */
  readonly group: number | null;
  /** Whether an earlier row has the same address, in upper or lower case. */
  readonly isRepeated: boolean;
};

/** The mailbox is the same for all of its aliases: at Gmail the address without dots and tag, at gmail.com. */
type Reading =
  | { readonly verdict: "gmail"; readonly mailbox: string }
  /** The mailbox is known at some hosts only (`readOtherHost`). */
  | { readonly verdict: "other-host" | "invalid"; readonly mailbox: string | null };

/** A row whose relation to the others is not known yet. */
export type Row = CheckedAddress & { group: number | null; isRepeated: boolean };

export function toRow({ text, host: writtenHost, parsed }: FoundAddress): Row {
  if (parsed.ok) return toGmailRow(text, parsed.address);
  const host = writtenHost.toLowerCase();
  const isOther = parsed.error === "unsupported-domain" && host.includes(".");
  const reading = isOther ? readOtherHost(text, host) : { mailbox: null, tag: null };
  return { input: text, verdict: isOther ? "other-host" : "invalid", ...reading, group: null, isRepeated: false };
}

function toGmailRow(input: string, { username }: Address): Row {
  const mailbox = `${toPlainName(username)}@gmail.com`;
  return { input, verdict: "gmail", mailbox, tag: tagOf(username), group: null, isRepeated: false };
}

/** Returns the mailbox of a row, or else the address itself in lower case. */
export function mailboxOf({ mailbox, input }: CheckedAddress): string {
  return mailbox ?? input.toLowerCase();
}

/**
 * Returns the address of a checked row in lower case, dots and tag included; `null` if it is not Gmail's. It is read
 * again, because a second text for each row of a long list would take too much memory.
 */
export function addressOf({ input }: CheckedAddress): string | null {
  const parsed = readUsername(input);
  return parsed.ok ? toEmail(parsed.address) : null;
}

/** Reads an address or a username. The tag of a username keeps its underscores, which `parseAddress` would remove. */
function readUsername(input: string): ParseResult {
  const parsed = parseAddress(input);
  if (!parsed.ok || input.includes("@")) return parsed;
  const whole = parseAddress(`${input}@gmail.com`);
  return whole.ok && whole.address.username === input.toLowerCase() ? whole : parsed;
}

/** No username has so much around it, in characters. */
const WORD_MAX_LENGTH = 1000;
/** A text without the blanks, the invisible characters and the separators around it. */
const WORD = /[^\s\p{Cf}](?:.*[^\s\p{Cf},;])?/su;
/** Several words, JSON, a host and a link are no username. */
const NO_USERNAME = /[\s,;"{}]|^(?:tel|sms|skype):|\.(?:com|net|org|edu|gov|[a-z]{2})$/i;
const BRACKETS = /[<>“”„«»()[\]|]/;

/** Reads a text that is a single word, and can be a username; `null` for any other text. */
export function toUsernameRow(text: string): Row | null {
  const trimmed = text.trim();
  const word = trimmed.length > WORD_MAX_LENGTH ? undefined : WORD.exec(trimmed)?.[0];
  if (word === undefined || NO_USERNAME.test(word)) return null;
  const parts = word.split(BRACKETS).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const parsed = parts.length === 1 ? readUsername(word) : null;
  return parsed?.ok ? toGmailRow(word, parsed.address) : null;
}
