import { AddressText } from "../../address/AddressText";
import tints from "../../address/AddressText.module.css";
import { MeantAddress } from "../../address/MeantAddress";
import { type Address, findAddressFault, parseAddress, toAddressPieces, toEmail } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import styles from "./AddressFeedback.module.css";

interface AddressFeedbackProps {
  readonly draft: string;
  /** Whether another note needs the room of the captions. */
  readonly isBrief: boolean;
  readonly onUse: (address: string) => void;
}

export function AddressFeedback({ draft, isBrief, onUse }: AddressFeedbackProps) {
  const t = useTexts("make");
  const read = parseAddress(draft);
  const fault = findAddressFault(draft);
  return (
    <>
      {read.ok && <Anatomy address={read.address} isBrief={isBrief} />}
      {fault !== null && <p className="fault">{t(`faults.${fault}`)}</p>}
      <MeantAddress text={draft} onUse={onUse} />
    </>
  );
}

function Anatomy({ address, isBrief }: { readonly address: Address; readonly isBrief: boolean }) {
  const t = useTexts("make");
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
