import { mailboxNameOf, tagOf } from "./localPart";
import { type Address, parseAddress } from "./parseAddress";
import { splitAddresses } from "./splitAddresses";
import { toVisible } from "./unwrapAddress";

/** How Gmail reads an address. */
type Reading =
  | {
      readonly verdict: "gmail";
      /** Where it is delivered: no dots, no tag, at gmail.com. Equal for all aliases of a mailbox. */
      readonly mailbox: string;
      readonly tag: string | null;
      readonly address: Address;
    }
  | { readonly verdict: "other-host"; readonly host: string }
  | { readonly verdict: "invalid" };

/** An address of a text, and what it has to do with the others of the text. */
export type CheckedAddress = Reading & {
  /** As it is written. */
  readonly input: string;
  /** 1, 2 … for the mailboxes of which there are several different addresses, by first appearance. */
  readonly group: number | null;
  /** Whether the same address stands before it, in whatever case. */
  readonly isRepeated: boolean;
};

/**
 * Says of each address in a text whose it is, and which reach the same mailbox. Dots and tags make no
 * difference to Gmail, nor does googlemail.com: https://support.google.com/mail/answer/7436150
 *
 * A text without an `@` is what a person typed: one line that is read as the field reads a bare name.
 * Several lines without one hold no addresses.
 *
 * @returns In the order of the text. The cost is linear.
 */
export function checkAddresses(text: string): CheckedAddress[] {
  const readings = splitAddresses(text).map((input) => ({ input, reading: checkAddress(input) }));
  const checked = readings.length > 0 ? readings : checkBareName(toVisible(text));
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

/** A name is taken as it is where it can be, for its tag may have an underscore; or else as the field takes it. */
function checkBareName(input: string): { input: string; reading: Reading }[] {
  if (input === "" || /[\r\n]/.test(input)) return [];
  const reading = checkAddress(`${input}@gmail.com`);
  if (reading.verdict === "gmail") return [{ input, reading }];
  // A list or a sentence is no name.
  const parsed = parseAddress(/[,;@]/.test(input) ? "" : input);
  return [{ input, reading: parsed.ok ? toGmail(parsed.address) : { verdict: "invalid" } }];
}

function checkAddress(input: string): Reading {
  const [localPart = "", host = "", ...rest] = input.split("@");
  if (localPart === "" || rest.length > 0) return { verdict: "invalid" };

  // The field refuses an underscore, which a tag may have. There the rules for a hyphen are its rules.
  const tag = tagOf(localPart) ?? "";
  const judged = localPart.slice(0, localPart.length - tag.length) + tag.replaceAll("_", "-");
  const parsed = parseAddress(`${judged}@${host}`);
  if (parsed.ok && ALIAS_CHARACTERS.test(localPart)) {
    return toGmail({ username: localPart.toLowerCase(), domain: parsed.address.domain });
  }
  return !parsed.ok && parsed.error === "unsupported-domain" && HOST_NAME.test(host)
    ? { verdict: "other-host", host: host.toLowerCase() }
    : { verdict: "invalid" };
}

const ALIAS_CHARACTERS = /^[A-Za-z0-9._+-]+$/;
const HOST_NAME = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

function toGmail(address: Address): Reading {
  const mailbox = `${mailboxNameOf(address.username).replaceAll(".", "")}@gmail.com`;
  return { verdict: "gmail", mailbox, tag: tagOf(address.username), address };
}

/** Numbers the mailboxes that have more than one address. */
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
