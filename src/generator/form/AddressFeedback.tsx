import { AddressText } from "../../addressText/AddressText";
import tints from "../../addressText/AddressText.module.css";
import { MeantAddress } from "../../addressText/MeantAddress";
import { type Address, parseAddress, toAddressParts, toEmail } from "../../core";
import { useGeneratorTexts } from "../useGeneratorTexts";
import { AddressFault } from "./AddressFault";
import styles from "./AddressFeedback.module.css";

interface AddressFeedbackProps {
  readonly draft: string;
  /** Whether the person asked for a list of the draft and got an error. */
  readonly isSubmitted: boolean;
  /** Whether something else takes the room of the captions. */
  readonly isBrief: boolean;
  readonly onUse: (address: string) => void;
}

/** Shows how Gmail reads the draft, or where its fault is. */
export function AddressFeedback({ draft, isSubmitted, isBrief, onUse }: AddressFeedbackProps) {
  const t = useGeneratorTexts();
  const read = parseAddress(draft);
  return (
    <>
      {read.ok ? (
        <Anatomy address={read.address} isBrief={isBrief} />
      ) : (
        <AddressFault draft={draft} isSubmitted={isSubmitted} />
      )}
      <MeantAddress text={draft} onUse={onUse}>
        {(address, use) => t.rich("meant", { address, use })}
      </MeantAddress>
    </>
  );
}

function Anatomy({ address, isBrief }: { readonly address: Address; readonly isBrief: boolean }) {
  const t = useGeneratorTexts();
  const parts = toAddressParts({ email: toEmail(address), original: "" });
  const textsOf = (wanted: string) => parts.flatMap(({ role, text }) => (role === wanted ? [text] : []));
  const dots = textsOf("dot").length;
  const captions = [
    { role: "mailbox", text: t("anatomy.mailbox", { name: textsOf("mailbox").join("") }) },
    ...(dots > 0 ? [{ role: "dot", text: t("anatomy.dots", { count: dots }) }] : []),
    ...(textsOf("tag").length > 0 ? [{ role: "tag", text: t("anatomy.tag") }] : []),
    { role: "host", text: t("anatomy.host") },
  ] as const;

  return (
    <div role="group" aria-label={t("anatomy.label")} className={`stack ${styles.anatomy}`}>
      <p>
        <AddressText parts={parts} />
      </p>
      {!isBrief && (
        <ul className={`line ${styles.captions}`}>
          {captions.map(({ role, text }) => (
            <li key={role} className={`quiet ${styles.caption}`}>
              <span className={`${styles.swatch} ${tints[role]}`} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
