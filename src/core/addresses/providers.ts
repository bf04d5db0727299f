import { mailboxNameOf, tagOf } from "./address";

/**
 * The other hosts at which a tag follows the first plus. Dots count there, but at Proton.
 * - Outlook and iCloud: users, and https://github.com/validatorjs/validator.js (`normalizeEmail`).
 * - Fastmail: https://www.fastmail.help/hc/en-us/articles/360060591053
 */
const PROVIDER = /^(?:(?:outlook|hotmail|live|msn|fastmail)\.(?:com|[a-z]{2}|com?\.[a-z]{2})|(?:icloud|me|mac)\.com)$/;
/** https://proton.me/support/addresses-and-aliases, and of dots https://proton.me/support/change-username */
const PROTON = /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/;

/** Reads an address at another host than Gmail's, which is in lower case. At an unknown host, both are `null`. */
export function readOtherHost(email: string, host: string) {
  const isProton = PROTON.test(host);
  const name = email.slice(0, -host.length - 1).toLowerCase();
  const mailbox = isProton ? mailboxNameOf(name).replaceAll(/[._-]/g, "") : mailboxNameOf(name);
  if (mailbox === "" || !(isProton || PROVIDER.test(host))) return { mailbox: null, tag: null };
  return { mailbox: `${mailbox}@${isProton ? "proton.me" : host}`, tag: tagOf(name) };
}
