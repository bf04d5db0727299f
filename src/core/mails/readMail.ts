import { isDomain, parseName, toEmail } from "../addresses/address";
import { isDay, joinDay } from "../isDay";
import { findSite } from "../tags/findSite";
import { hostOf, listAddresses, nameOf } from "./listAddresses";

/** The person or program that sent a mail, and by what one may know them. */
export interface Sender {
  /** The address of From, as it is written. */
  readonly from: string;
  /** The registrable domain of From (`findSite` in core/tags): `shop.example`. */
  readonly site: string;
  /** Of From, Return-Path, the signature (`d=` of each DKIM-Signature) and List-ID, in lower case. */
  readonly hosts: readonly string[];
  /** The display names of From, decoded. */
  readonly names: readonly string[];
}

export interface Mail {
  /** `null` if From cannot be read. */
  readonly sender: Sender | null;
  /** The Gmail addresses that it was sent to, in lower case, each once, in the order of `RECIPIENTS`. */
  readonly recipients: readonly string[];
  /** `yyyy-mm-dd`, as Date has it; `null` if it has none. */
  readonly day: string | null;
}

const RECIPIENTS = ["delivered-to", "x-original-to", "x-forwarded-to", "to", "cc"];
/** No other value has an address of Gmail. */
const MAY_HAVE_GMAIL = /@g/i;

/** Makes a function that reads a mail from its headers, and the day from the line above them if they have none. */
export function createMailReader() {
  const readFrom = remember((value) => {
    const [written] = listAddresses(value);
    if (written === undefined) return null;
    const host = hostOf(written.address);
    const name = nameOf(written);
    return { from: written.address, site: findSite(host) || host, names: name === "" ? [] : [name] };
  });
  const readRecipients = remember((value) => listAddresses(value).flatMap(({ address }) => toGmail(address) ?? []));

  return (text: string, mailStart = ""): Mail => {
    const headers = readHeaders(text);
    const sender = readFrom(headers.get("from") ?? "");
    const recipients = new Set<string>();
    for (const name of RECIPIENTS) {
      const value = headers.get(name) ?? "";
      if (MAY_HAVE_GMAIL.test(value)) for (const email of readRecipients(value)) recipients.add(email);
    }
    return {
      sender: sender && { ...sender, hosts: listHosts(hostOf(sender.from), headers) },
      recipients: [...recipients],
      day: readDay(headers.get("date") ?? "") ?? readDay(mailStart),
    };
  };
}

/** The headers that say who sent a mail, to whom, and when, with the lines that are folded below. */
const HEADERS =
  /^(from|to|cc|delivered-to|x-original-to|x-forwarded-to|return-path|dkim-signature|list-id|date)[ \t]{0,9}:(.*(?:\r?\n[ \t].*)*)/gim;
/** The rest of a longer header is left out, because it would take long to read. */
const HEADER_MAX_LENGTH = 64_000;

type Headers = ReadonlyMap<string, string>;

/** Reads the values by name in lower case (RFC 5322 §2.2). A line end is in front of each, and none is within it. */
function readHeaders(text: string): Headers {
  const headers = new Map<string, string>();
  for (const [, written, value] of text.matchAll(HEADERS)) {
    const name = written!.toLowerCase();
    headers.set(name, `${headers.get(name) ?? ""}\n${value!.slice(0, HEADER_MAX_LENGTH).replaceAll(/[\r\n]/g, "")}`);
  }
  return headers;
}

function toGmail(address: string): string | null {
  const host = hostOf(address);
  const parsed = isDomain(host) ? parseName(address.slice(0, -host.length - 1), host) : null;
  return parsed?.ok === true ? toEmail(parsed.address) : null;
}

/** Where headers have hosts of the sender. */
const HOSTS: readonly [header: string, pattern: RegExp][] = [
  // Without the path by which Gmail sends back what it could not forward: `jane+caf_=jane=example.org@gmail.com`.
  ["return-path", /^[^@]*(?<!\+caf_=[^@]*)@([^\s@<>()",;]{1,253})/gi],
  ["dkim-signature", /[;\n][ \t\r]{0,99}d[ \t]{0,9}=[ \t]{0,9}([^\s;]{1,253})/gi],
  ["list-id", /^.*?<([^<>\s]{1,253})>/gs],
];

function listHosts(from: string, headers: Headers): readonly string[] {
  const hosts = HOSTS.flatMap(([header, pattern]) =>
    Array.from((headers.get(header) ?? "").matchAll(pattern), ([, host]) => host!.toLowerCase()),
  );
  return [...new Set([from, ...hosts])];
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = "(?<![a-z])(?<month>[a-z]{3})[a-z]{0,6}";
/** `28 Nov 2026`, `Nov 28 04:38:01 +0100 2026`, `November 28, 2026`, `2026-11-28`. */
const DAYS = [
  String.raw`(?<!\d)(?<day>\d{1,2})[ \t\r.-]{1,9}${MONTH}[ \t\r.,-]{1,9}(?<year>\d{2,4})(?![\d:])`,
  String.raw`${MONTH}[ \t.]{1,9}(?<day>\d{1,2}),?[ \t]{1,9}(?:[\d:]{5,8} )?(?:[a-z]{3,5} )?(?:[+-]\d{4} )?(?<year>\d{4})(?![\d:])`,
  String.raw`(?<!\d)(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)`,
].map((pattern) => new RegExp(pattern, "i"));
const DATE_MAX_LENGTH = 100;

/** Reads the day of a Date header (RFC 5322 §3.3 and §4.3), or of a line that begins a mail, in whatever zone. */
function readDay(text: string): string | null {
  const date = text.slice(0, DATE_MAX_LENGTH);
  for (const pattern of DAYS) {
    const { year = "", month = "", day = "" } = pattern.exec(date)?.groups ?? {};
    const monthNumber = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1;
    const written = Number(year);
    const fullYear = written + (written < 50 ? 2000 : written < 1000 ? 1900 : 0);
    const found = joinDay(String(fullYear), String(monthNumber), day);
    if (isDay(found)) return found;
  }
  return null;
}

const REMEMBERED_MAX_COUNT = 1000;
const REMEMBERED_MAX_LENGTH = 1000;

/** Makes a function remember its last results. Of the headers of a mailbox file, most values come again and again. */
function remember<Result>(read: (value: string) => Result): (value: string) => Result {
  const known = new Map<string, Result>();
  return (value) => {
    if (value.length > REMEMBERED_MAX_LENGTH) return read(value);
    let result = known.get(value);
    if (result !== undefined) return result;
    if (known.size === REMEMBERED_MAX_COUNT) known.clear();
    result = read(value);
    known.set(value, result);
    return result;
  };
}

/** Headers that stand together, each line behind the same indent. */
const BLOCK = /^([> \t]*)[\w-]{1,99}[ \t]*:.*(?:\n\1(?:[\w-]{1,99}[ \t]*:|[ \t]+\S).*)*/gm;
/** As many as `findRecords` allows. */
const LINES_ABOVE = 30;

/**
 * Reads the headers of the (first) mail in a text that `checkAddresses` calls a mail: a note or the table of Gmail's
 * "Show original" may stand above, and `>` before each line.
 *
 * @returns `null` without a From.
 */
export function readMail(text: string): Mail | null {
  const read = createMailReader();
  const lines = text.replaceAll(/\r\n?/g, "\n");
  let found: Mail | null = null;
  for (const { 0: block, 1: indent, index } of lines.matchAll(BLOCK)) {
    if (lines.slice(0, index).split("\n").length > LINES_ABOVE) break;
    const mail = read(block.slice(indent!.length).replaceAll(`\n${indent}`, "\n"));
    // The table has no Date.
    if (mail.sender !== null && mail.day !== null) return mail;
    if (mail.sender !== null) found ??= mail;
  }
  return found;
}
