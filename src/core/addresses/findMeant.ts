import { toEmail } from "./address";
import { parseAddress } from "./parseAddress";

/** Finds the address that `janegmail.com` or `jane (at) gmail (dot) com` was meant to be; `null` for other texts. */
export function findMeant(text: string): string | null {
  const match = WITHOUT_AT.exec(text.trim().slice(0, MAX_LENGTH));
  if (match === null) return null;
  const parsed = parseAddress(`${match[1]!}@${match[2]!}.com`);
  return parsed.ok ? toEmail(parsed.address) : null;
}

/** No text that is longer was meant to be an address. */
const MAX_LENGTH = 100;
const WITHOUT_AT =
  /^([a-z\d][a-z\d.+-]*?)(?:[^a-z\d@]+at[^a-z\d@]+|[^a-z\d@]*)(gmail|googlemail)(?:[^a-z\d@]+dot[^a-z\d@]+|[^a-z\d@]*)com$/i;
