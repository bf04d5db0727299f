import type { FoundAddress } from "./findAddresses";
import type { ReadLine } from "./readLines";

const FIELD =
  /^[>\s]*(from|to|cc|bcc|subject|date|sender|reply-to|delivered-to|return-path|received|message-id|mime-version|x-original-to|x-forwarded-to|list-id|dkim-signature|authentication-results|content-type):/i;
/** No person writes these. */
const OF_PROGRAMS = /^(?:received|message-id|mime-version)$/i;
/** A field that no rule knows, or the rest of a field. */
const OTHER_FIELD = /^[>\s]*[\w-]+:|^[>\s]*[ \t]\S/;
/** The most lines above a mail: a note, or the table of "Show original". */
const LINES_ABOVE = 30;

/** Tells by its lines whether a text is a mail, or a file of several mails. */
export function findMails() {
  let lines = 0;
  let starts = 0;
  let isMail = false;
  let fields = 0;
  let isSure = false;

  function add({ text, isMailStart }: ReadLine, found: readonly FoundAddress[]): void {
    if (isMailStart) starts += 1;
    lines += 1;
    if (isMail || (lines > LINES_ABOVE && fields === 0)) return;
    const name = FIELD.exec(text)?.[1];
    if (name !== undefined) fields += 1;
    else if (!OTHER_FIELD.test(text)) [fields, isSure] = [0, false];
    isSure = fields > 0 && (isSure || found.length > 0 || OF_PROGRAMS.test(name ?? ""));
    isMail = fields > 1 && isSure;
  }

  const end = () => (starts > 1 ? "mailbox-file" : isMail || starts === 1 ? "mail" : null);
  return { add, end };
}
