import { useTranslations } from "use-intl/react";

import { LaterPart } from "../../loading/LaterPart";
import { restPart } from "../restPart";
import styles from "./AddressForm.module.css";

interface AddressReadingProps {
  readonly draft: string;
  /** Whether the person asked for a list of the draft and got an error. */
  readonly isSubmitted: boolean;
}

/** Shows how Gmail reads the draft, or a hint while there is nothing to read. */
export function AddressReading({ draft, isSubmitted }: AddressReadingProps) {
  const t = useTranslations("anatomy");

  const hint = isSubmitted ? null : <p className={styles.hint}>{t("hint")}</p>;
  if (draft.trim() === "") return hint;
  return (
    <LaterPart part={restPart} fallback={hint}>
      {({ AddressPicture }) => <AddressPicture draft={draft} isSubmitted={isSubmitted} />}
    </LaterPart>
  );
}
