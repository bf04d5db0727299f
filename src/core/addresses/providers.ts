import { mailboxNameOf, tagOf } from "./address";

/** The other hosts at which a tag follows the first plus, and who says so. Dots count there. */
const PROVIDERS: readonly RegExp[] = [
  // Users, and https://github.com/validatorjs/validator.js (`outlookdotcom_remove_subaddress`)
  /^(?:outlook|hotmail|live|msn)\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/,
  // Users, and validator.js (`icloud_remove_subaddress`)
  /^(?:icloud|me|mac)\.com$/,
  // https://proton.me/support/creating-aliases
  /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/,
  // https://www.fastmail.help/hc/en-us/articles/360060591053
  /^fastmail\.com$/,
];

/** Reads an address at another host than Gmail's, which is in lower case. At an unknown host, both are `null`. */
export function readOtherHost(email: string, host: string) {
  if (!PROVIDERS.some((provider) => provider.test(host))) return { mailbox: null, tag: null };
  const name = email.slice(0, -host.length - 1).toLowerCase();
  const mailbox = mailboxNameOf(name);
  return mailbox === "" ? { mailbox: null, tag: null } : { mailbox: `${mailbox}@${host}`, tag: tagOf(name) };
}
