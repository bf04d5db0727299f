import { mailboxNameOf, tagOf } from "./localPart";
import { type Address, parseAddress } from "./parseAddress";
import { parseAlias } from "./parseAlias";
import { splitAddresses } from "./splitAddresses";
import { trimAddress } from "./trimAddress";

/** How Gmail reads an address. */
type Reading =
  | {
      readonly verdict: "gmail";
      /** The address without dots and tag, at gmail.com: the same for all aliases of a mailbox. */
      readonly mailbox: string;
      readonly tag: string | null;
      readonly address: Address;
    }
  | { readonly verdict: "other-host"; readonly host: string }
  | { readonly verdict: "invalid" };

/** One address of a text, and its relation to the others. */
export type CheckedAddress = Reading & {
  /** As it is written. */
  readonly input: string;
  /** Numbers the mailboxes with several different addresses, from 1, in order of appearance; `null` for the rest. */
  readonly group: number | null;
  /** Whether the same address came before, in upper or lower case. */
  readonly isRepeated: boolean;
};

/**
 * Tells which mailbox each address in a text belongs to, and which of them share one. Gmail ignores dots
 * and tags, and treats googlemail.com as gmail.com: https://support.google.com/mail/answer/7436150
 *
 * A single line without an `@` is read as a bare username. Several lines without an `@` hold no addresses.
 *
 * @returns The addresses in the order of the text. The cost is linear.
 */
export function checkAddresses(text: string): CheckedAddress[] {
  const readings = splitAddresses(text).map((input) => ({ input, reading: checkAddress(input) }));
  const checked = readings.length > 0 ? readings : checkBareName(trimAddress(text));
  const groups = numberGroups(checked.map(({ reading }) => reading));

  const seen = new Set<string>();
  return checked.map(({ input, reading }) => {
    const key = input.toLowerCase();
    const isRepeated = seen.has(key);
    seen.add(key);
    const group = reading.verdict === "gmail" ? (groups.get(reading.mailbox) ?? null) : null;
    return Object.assign({ input, group, isRepeated }, reading);
  });
}

/** Tries the name as it is first, because its tag may have an underscore, which `parseAddress` would remove. */
function checkBareName(input: string): { input: string; reading: Reading }[] {
  if (input === "" || /[\r\n]/.test(input)) return [];
  const reading = checkAddress(`${input}@gmail.com`);
  if (reading.verdict === "gmail") return [{ input, reading }];
  // A list or a sentence is not a username.
  const parsed = parseAddress(/[,;@]/.test(input) ? "" : input);
  return [{ input, reading: parsed.ok ? toGmail(parsed.address) : { verdict: "invalid" } }];
}

function checkAddress(input: string): Reading {
  const parsed = parseAlias(input);
  if (parsed.ok) return toGmail(parsed.address);
  const host = input.slice(input.indexOf("@") + 1);
  return parsed.error === "unsupported-domain" && HOST_NAME.test(host)
    ? { verdict: "other-host", host: host.toLowerCase() }
    : { verdict: "invalid" };
}

const HOST_NAME = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

function toGmail(address: Address): Reading {
  const mailbox = `${mailboxNameOf(address.username).replaceAll(".", "")}@gmail.com`;
  return { verdict: "gmail", mailbox, tag: tagOf(address.username), address };
}

/** Numbers the mailboxes that have more than one address, from 1. */
function numberGroups(readings: readonly Reading[]): ReadonlyMap<string, number> {
  const addressesOf = new Map<string, Set<string>>();
  for (const reading of readings) {
    if (reading.verdict !== "gmail") continue;
    const { mailbox, address } = reading;
    const addresses = addressesOf.get(mailbox) ?? new Set();
    addressesOf.set(mailbox, addresses.add(`${address.username}@${address.domain}`));
  }
  const shared = [...addressesOf].filter(([, addresses]) => addresses.size > 1);
  return new Map(shared.map(([mailbox], index) => [mailbox, index + 1]));
}
