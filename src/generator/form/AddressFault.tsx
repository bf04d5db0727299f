import { type AddressFault as Fault, findAddressFault } from "../../core";
import { nameHidden } from "../../i18n/nameHidden";
import { useLanguage } from "../../i18n/useLanguage";
import { useTexts } from "../../i18n/useTexts";
import styles from "./AddressFault.module.css";

/** How much of a long text is drawn before the fault, of the fault, and after it, in characters. */
const MOST_BEFORE = 16;
const MOST_MARKED = 24;
const MOST_AFTER = 16;

interface AddressFaultProps {
  readonly draft: string;
  /** Whether the person asked for a list. Until then, an unfinished address is not called wrong. */
  readonly isSubmitted: boolean;
}

export function AddressFault({ draft, isSubmitted }: AddressFaultProps) {
  const t = useTexts("generator");
  const { language } = useLanguage();
  const fault = findAddressFault(draft);
  if (fault === undefined || fault.code === "empty") return null;

  const { code, start, end, isUnfinished, length = 0 } = fault;
  // The error above says which addresses are read.
  if (code === "unfinished-domain" && isSubmitted) return null;
  const hidden = nameHidden(draft.slice(start, end), language);
  const marked = startOf(toVisible(fault, draft.slice(start, end), hidden), MOST_MARKED);
  return (
    <p className={`line ${styles.fault}`} data-unfinished={(isUnfinished && !isSubmitted) || undefined}>
      <bdo dir="ltr" translate="no" className={styles.text}>
        {endOf(draft.slice(0, start), MOST_BEFORE)}
        <mark className={styles.mark}>{marked}</mark>
        {startOf(draft.slice(end), MOST_AFTER)}
      </bdo>{" "}
      <span className={`note ${styles.reason}`}>{t(`faults.${code}`, { character: hidden ?? marked, length })}</span>
    </p>
  );
}

/** A character that cannot be seen is drawn as its number, and a blank as one that is never collapsed. */
function toVisible({ code }: Fault, text: string, hidden: string | null): string {
  return code === "invisible" && hidden !== null ? hidden : text.replaceAll(/\s/g, "\u00A0");
}

function startOf(text: string, most: number): string {
  const characters = Array.from(text.slice(0, 2 * most + 2));
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : text;
}

function endOf(text: string, most: number): string {
  const characters = Array.from(text.slice(-2 * most - 2));
  return characters.length > most ? `…${characters.slice(-most).join("")}` : text;
}
