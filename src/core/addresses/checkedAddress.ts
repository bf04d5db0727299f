import { type ParseResult, tagOf, toEmail, toPlainName } from "./address";
import type { FoundAddress } from "./findAddresses";
import { parseAddress } from "./parseAddress";
import { readOtherHost } from "./providers";

type Reading =
  | {
      readonly verdict: "gmail";
      /** The address without dots and tag, at gmail.com: the same for all aliases of a mailbox. */
      readonly mailbox: string;
      readonly tag: string | null;
    }
  /** The mailbox and the tag are known at some hosts only (`readOtherHost`). */
  | {
      readonly verdict: "other-host";
      readonly host: string;
      readonly mailbox: string | null;
      readonly tag: string | null;
    }
  | { readonly verdict: "invalid" };

/** One address of a text, and its relation to the others. */
export type CheckedAddress = Reading & {
  /** As it is written. */
  readonly input: string;
  /** Numbers the mailboxes of several rows, from 1, in order of appearance; `null` for the rest. */
  readonly group: number | null;
  /** Whether an earlier row has the same address, in upper or lower case. */
  readonly isRepeated: boolean;
};

/** A row whose relation to the others is not known yet. */
export type Row = CheckedAddress & { group: number | null; isRepeated: boolean };

export function toRow(found: FoundAddress): Row {
  return toNewRow(found.text, readFound(found));
}

function toNewRow(input: string, reading: Reading): Row {
  return { input, ...reading, group: null, isRepeated: false };
}

function readFound({ text, host: writtenHost, parsed }: FoundAddress): Reading {
  if (parsed.ok) return toGmail(parsed.address.username);
  const host = writtenHost.toLowerCase();
  if (parsed.error !== "unsupported-domain" || !host.includes(".")) return { verdict: "invalid" };
  return { verdict: "other-host", host, ...readOtherHost(text, host) };
}

function toGmail(username: string): Reading {
  return { verdict: "gmail", mailbox: `${toPlainName(username)}@gmail.com`, tag: tagOf(username) };
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
  return parsed?.ok ? toNewRow(word, toGmail(parsed.address.username)) : null;
}
