import { type Address, isSameMailbox, parseAddress, toEmail } from "../core";
import { nameFirst } from "../i18n/nameFirst";
import { useTexts } from "../i18n/useTexts";
import { hasAddress, type SiteRow } from "./findRows";

/** With more names, an answer says nothing. */
const MAX_NAMES = 6;

/** A line of an answer, a note where it has no other look. */
interface Line {
  readonly text: string;
  readonly look?: "title" | "names";
}

/**
 * Answers which of the rows that a search shows have its address, as the fields stand now; `null` where it is no address
 * of the mailbox. Gmail lets anybody write an address with other dots, so it accuses and clears nobody.
 */
export function useLeakAnswer(search: string, mailbox: Address, shown: readonly SiteRow[]): readonly Line[] | null {
  const t = useTexts("site");
  const checkText = useTexts("check");
  const read = search.includes("@") ? parseAddress(search) : null;
  if (read?.ok !== true || !isSameMailbox(toEmail(read.address), toEmail(mailbox))) return null;

  if (shown.length > 0) {
    // With the book on, a row without a date only shows an address that it could get.
    const given = shown.filter((row) => hasAddress(row) && row.date !== null);
    const isGiven = given.length > 0;
    const names = nameFirst(isGiven ? given : shown, ({ recipient }) => recipient, MAX_NAMES);
    return [{ text: isGiven ? checkText("columns.givenTo") : t("leak.found") }, { text: names, look: "names" }];
  }
  const { username } = read.address;
  const isOwn = username === mailbox.username.split("+", 1)[0];
  if (isOwn) return [{ text: checkText.markup("answers.own", { title: (text) => text }), look: "title" }];
  const none: Line = { text: t("leak.none"), look: "title" };
  return username.includes("+") ? [none] : [none, { text: t("leak.dots") }];
}
