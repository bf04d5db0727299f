import { toEmail } from "./address";
import { parseAddress } from "./parseAddress";

/** Guesses the address that `janegmail.com`, `jane (at) gmail (dot) com`, `jane@gmial.com` or `josé` is, or `null`. */
export function findMeant(text: string): string | null {
  const typed = text.trim().slice(0, MAX_LENGTH).normalize("NFD");
  const plain = typed.replaceAll(/\p{M}/gu, "");
  const match = WITHOUT_AT.exec(plain) ?? MISSPELT.exec(plain) ?? (plain === typed ? null : USERNAME.exec(plain));
  if (match === null) return null;
  const parsed = parseAddress(`${match[1]!}@${match[2] ?? "gmail"}.com`);
  return parsed.ok ? toEmail(parsed.address) : null;
}

/** In characters. A longer text was not meant to be an address. */
const MAX_LENGTH = 100;
const USERNAME = /^([a-z\d.+-]+)(?:@(gmail|googlemail)\.com)?$/i;
/** Each is no host of another provider, and no beginning of `gmail.com`, which a person may still be typing. */
const MISSPELT = /^([a-z\d.+-]+)@(?:g(?:mial|amil|mai|mal|nail|maill|mali)\.com|gmail\.(?:con|cm|om|comm|vom))$/i;
const WITHOUT_AT =
  /^([a-z\d][a-z\d.+-]*?)(?:[^a-z\d@]+at[^a-z\d@]+|[^a-z\d@]*)(gmail|googlemail)(?:[^a-z\d@]+dot[^a-z\d@]+|[^a-z\d@]*)com$/i;
