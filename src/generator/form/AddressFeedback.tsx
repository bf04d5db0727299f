import { AddressText } from "../../addressText/AddressText";
import tints from "../../addressText/AddressText.module.css";
import { MeantAddress } from "../../addressText/MeantAddress";
import { type Address, type AddressFault, findAddressFault, parseAddress, toAddressPieces, toEmail } from "../../core";
import { nameHidden } from "../../i18n/nameHidden";
import { useLanguage } from "../../i18n/useLanguage";
import { useTexts } from "../../i18n/useTexts";
import styles from "./AddressFeedback.module.css";

/** How much of a long text is drawn before the fault, of the fault, and after it, in characters. */
const MOST_BEFORE = 16;
const MOST_MARKED = 24;
const MOST_AFTER = 16;

interface AddressFeedbackProps {
  readonly draft: string;
  /** Whether the person asked for a list and got an error. Until then, an unfinished address is not called wrong. */
  readonly isSubmitted: boolean;
  /** Whether something else takes the room of the captions. */
  readonly isBrief: boolean;
  readonly onUse: (address: string) => void;
}

export function AddressFeedback({ draft, isSubmitted, isBrief, onUse }: AddressFeedbackProps) {
  const read = parseAddress(draft);
  return (
    <>
      {read.ok ? (
        <Anatomy address={read.address} isBrief={isBrief} />
      ) : (
        <Fault draft={draft} isSubmitted={isSubmitted} />
      )}
      <MeantAddress text={draft} onUse={onUse} />
    </>
  );
}

function Anatomy({ address, isBrief }: { readonly address: Address; readonly isBrief: boolean }) {
  const t = useTexts("generator");
  const pieces = toAddressPieces(toEmail(address));
  const textsOf = (wanted: string) => pieces.flatMap(({ role, text }) => (role === wanted ? [text] : []));
  const captions = {
    mailbox: t("anatomy.mailbox", { name: textsOf("mailbox").join("") }),
    dot: t("anatomy.dots", { count: textsOf("dot").length }),
    tag: t("anatomy.tag"),
    googlemail: t("anatomy.googlemail"),
  };
  const roles = (["mailbox", "dot", "tag", "googlemail"] as const).filter((role) => textsOf(role).length > 0);

  return (
    <div role="group" aria-label={t("anatomy.label")} className="stack tight">
      <p>
        <AddressText pieces={pieces} />
      </p>
      {!isBrief && (
        <ul className={`line ${styles.captions}`}>
          {roles.map((role) => (
            <li key={role} className={`note ${styles.caption}`}>
              <span className={`${styles.swatch} ${tints[role] ?? ""}`} />
              <span>{captions[role]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Fault({ draft, isSubmitted }: Pick<AddressFeedbackProps, "draft" | "isSubmitted">) {
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
function toVisible({ code }: AddressFault, text: string, hidden: string | null): string {
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
