import { isDomain, LOCAL_PART_MAX_OCTETS } from "./address";
import { findOne, FOREIGN_CHARACTERS, hasWordBefore, LINK, MARKUP, toUsername, trimInvisible } from "./parseAddress";
import { readEscapes } from "./readEscapes";

/** The rule that an address breaks. */
type AddressFaultCode =
  | "empty"
  | "link"
  | "markup"
  | "second-at"
  | "no-name"
  | "no-letters"
  | "space"
  | "invisible"
  | "character"
  | "dot-at-start"
  | "sign-at-start"
  | "two-dots"
  | "dot-before-plus"
  | "dot-at-end"
  | "too-long"
  | "other-domain"
  | "unfinished-domain";

/** A fault and its place in the text, in UTF-16 units. */
export interface AddressFault {
  readonly code: AddressFaultCode;
  readonly start: number;
  readonly end: number;
  /** Whether the text may become right when somebody goes on typing at its end. */
  readonly isUnfinished: boolean;
  /** The length of a name that is `too-long`, in characters. */
  readonly length?: number;
}

/**
 * Finds a fault in a text that should be an address, and its place, which is not empty unless the text is. There is one
 * exactly where `parseAddress` refuses the text.
 */
export function findAddressFault(text: string): AddressFault | undefined {
  const read = readEscapes(text);
  const address = findDoubtful(read);
  if (address === null) return undefined;
  if (address === "") return { code: "empty", start: 0, end: text.length, isUnfinished: true };
  const fault = findFault(address);
  if (fault === undefined) return undefined;
  const offset = read.indexOf(address);
  // An escape is longer than the character that it stands for.
  if (read.length !== text.length) return { ...fault, start: 0, end: text.length };
  return { ...fault, start: fault.start + offset, end: fault.end + offset };
}

/** Takes out of a text what should be its address; `null` if that is right. */
function findDoubtful(text: string): string | null {
  const found = findOne(text);
  if (found === undefined) return toUsername(trimInvisible(text));
  if (hasWordBefore(text, found)) return trimInvisible(text.slice(0, found.end));
  return found.parsed.ok ? null : found.text;
}

const DOMAINS = ["gmail.com", "googlemail.com"];

function findFault(address: string): AddressFault | undefined {
  const at = address.indexOf("@");
  if (at === -1) return findBareNameFault(address);

  const second = address.indexOf("@", at + 1);
  if (second !== -1) return toFault("second-at", second, second + 1);
  if (at === 0) return toFault("no-name", 0, 1);
  const host = address.slice(at + 1).toLowerCase();
  const hidden = findForeignLetter(host);
  if (hidden !== undefined) return { ...hidden, start: at + 1 + hidden.start, end: at + 1 + hidden.end };
  const isBeginning = DOMAINS.some((domain) => domain.startsWith(host));
  if (!isBeginning) return toFault("other-domain", at + 1, address.length);

  const name = address.slice(0, at);
  const fault = findForeignCharacter(name) ?? findFormFault(name);
  if (fault !== undefined) return fault;
  return isDomain(host) ? undefined : toFault("unfinished-domain", at, address.length, true);
}

/** Finds a character that a person may not see in what looks like one of the two hosts. */
function findForeignLetter(host: string): AddressFault | undefined {
  const isAlike = (domain: string) =>
    domain.length === host.length &&
    Array.from(domain).every((letter, at) => /[^ -~]/.test(host[at]!) || letter === host[at]);
  const looksRight = isDomain(host.replaceAll(/[^ -~]/g, "")) || DOMAINS.some(isAlike);
  return looksRight ? findForeignCharacter(host) : undefined;
}

/** Foreign characters are removed from a bare name, so they are no fault, but they take up places. */
function findBareNameFault(text: string): AddressFault | undefined {
  if (LINK.test(text)) return toFault("link", 0, text.length);
  const markup = MARKUP.exec(text);
  if (markup !== null) return toFault("markup", markup.index, markup.index + markup[0].length);

  const name = text.replaceAll(FOREIGN_CHARACTERS, "");
  if (name === "") return toFault("no-letters", 0, text.length);
  const fault = findFormFault(name);
  if (fault === undefined) return undefined;
  const places = Array.from(text.matchAll(/[A-Za-z0-9.+-]/g), ({ index }) => index);
  const [start, end] = [places[fault.start]!, places[fault.end - 1]! + 1];
  return { ...fault, start, end, isUnfinished: fault.code === "dot-at-end" };
}

function findForeignCharacter(name: string): AddressFault | undefined {
  const foreign = /[A-Za-z0-9]\p{M}+|[^A-Za-z0-9.+-]\p{M}*/u.exec(name);
  if (foreign === null) return undefined;
  const { 0: character, index } = foreign;
  const end = index + character.length;
  if (/\s/.test(character)) return toFault("space", index, end);
  const isInvisible = /^[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(character);
  return toFault(isInvisible ? "invisible" : "character", index, end);
}

/** Finds the rule of a dot-atom, or of Gmail, that a name without foreign characters breaks. */
function findFormFault(name: string): AddressFault | undefined {
  if (name.startsWith(".")) return toFault("dot-at-start", 0, 1);
  if (/^[+-]/.test(name)) return toFault("sign-at-start", 0, 1);
  const dots = /\.{2,}/.exec(name);
  if (dots !== null) return toFault("two-dots", dots.index, dots.index + dots[0].length);
  const plus = name.indexOf("+");
  if (name[plus - 1] === ".") return toFault("dot-before-plus", plus - 1, plus);
  if (name.endsWith(".")) return toFault("dot-at-end", name.length - 1, name.length);
  if (name.length <= LOCAL_PART_MAX_OCTETS) return undefined;
  return { ...toFault("too-long", LOCAL_PART_MAX_OCTETS, name.length), length: name.length };
}

function toFault(code: AddressFaultCode, start: number, end: number, isUnfinished = false): AddressFault {
  return { code, start, end, isUnfinished };
}
