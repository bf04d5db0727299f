import { toRecipientKey } from "../recipients/recipientKey";
import { findSite } from "../tags/findSite";
import { foldWord } from "../tags/foldWord";
import type { Sender } from "./readMail";

/**
 * Whether a sender has the name of the recipient that an address was given to: that name is a part of a host or of a
 * display name of the sender, or the name of such a site is a part of the recipient. It proves nothing. From can be
 * forged, a shop sends through others, and a name may be a part of another by chance: `ing` is one of `booking.com`.
 *
 * @param recipient As `toRecipient` reads it, or a tag. A number or other signs may follow the name: `netflix-k7w2`.
 */
export function fitsRecipient(recipient: string, { hosts, names }: Pick<Sender, "hosts" | "names">): boolean {
  const name = toName(recipient);
  const sites = hosts.map((host) => findSite(host) ?? "");
  const texts = [...names, ...hosts.flatMap((host, index) => listLabels(host, sites[index]!))];
  return (
    texts.some((text) => hasName(text, name, NAME_MIN_LENGTH)) ||
    sites.some((site) => hasName(recipient, toName(site), SITE_NAME_MIN_LENGTH))
  );
}

/** A shorter name counts where it is the first word: `hm`. */
const NAME_MIN_LENGTH = 3;
/** Shorter names of sites are parts of others by chance: that of `box.com` of `dropbox`, that of `live.com` of `deliveroo`. */
const SITE_NAME_MIN_LENGTH = 5;

/** The hosts that carry the mail of others, and have in their names a brand that many people give an address to. */
const CARRIERS = new Set("amazonses.com googlegroups.com hubspotemail.net onmicrosoft.com shopifyemail.com".split(" "));

/** Folds the name of a recipient or of a site: `bestbuy`. A name that says little has its ending: `x.com`. */
function toName(recipient: string): string {
  return foldWord(toRecipientKey(recipient, false));
}

/** Lists the labels of a host as people write them, without the ending that others have, too. */
function listLabels(host: string, site: string): string[] {
  const [label, ...ending] = site.split(".");
  const labels = host.split(".").slice(0, -1 - ending.length);
  return CARRIERS.has(site) ? labels : [...labels, label!];
}

/** Whether a name is a part of a text. A shorter one, and one with an ending, begins it, and has no letter behind. */
function hasName(text: string, name: string, minLength: number): boolean {
  const folded = foldWord(text.replaceAll(/[\s,;@]/g, "-"));
  const letters = folded.replaceAll(/[._-]/g, "");
  if (name === "" || name === letters) return name !== "";
  if (name.length >= minLength && !name.includes(".")) return letters.includes(name);
  return folded.startsWith(name) && !/^\p{L}/u.test(folded.slice(name.length));
}
