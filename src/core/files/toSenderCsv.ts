import type { Steps } from "../steps";
import { BYTE_ORDER_MARK, disarmFormula, toCsvText } from "./toCsvText";

/** An address, to whom it was given, and who writes to it. */
interface SentAddress {
  readonly email: string;
  readonly recipients: readonly string[];
  readonly senders: readonly {
    /** The registrable domain. */
    readonly site: string;
    /** Whether the address was given to this sender; `null` if nobody can tell. */
    readonly fits: boolean | null;
    readonly mails: number;
    /** `yyyy-mm-dd`; `null` if no mail has a date. */
    readonly first: string | null;
    readonly last: string | null;
  }[];
}

/** The same in every language, because programs read the file. */
const HEADINGS = ["Address", "Given to", "Sender", "Fits", "Mails", "First", "Last"];

/** Writes a CSV file with a line for each sender of an address. Senders are strangers, so no field begins a formula. */
export function* toSenderCsv(addresses: readonly SentAddress[]): Steps<string> {
  const count = addresses.reduce((sum, { senders }) => sum + senders.length, 0);
  const lines = [toCsvText([HEADINGS])];
  for (const { email, recipients, senders } of addresses) {
    for (const { site, fits, mails, first, last } of senders) {
      const verdict = fits === null ? "" : fits ? "yes" : "no";
      const fields = [email, recipients.join("; "), site, verdict, String(mails), first ?? "", last ?? ""];
      lines.push(toCsvText([fields.map(disarmFormula)]));
      yield (lines.length - 1) / count;
    }
  }
  return BYTE_ORDER_MARK + lines.join("\r\n");
}
