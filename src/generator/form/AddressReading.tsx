import { useTranslations } from "use-intl/react";

import { LaterPart } from "../../loading/LaterPart";
import { restPart } from "../restPart";
import styles from "./AddressForm.module.css";

/** Shows how Gmail reads the draft, or a hint while there is nothing to read. */
export function AddressReading({ draft }: { readonly draft: string }) {
  const t = useTranslations("anatomy");

  const hint = <p className={styles.hint}>{t("hint")}</p>;
  if (draft.trim() === "") return hint;
  return (
    <LaterPart part={restPart} fallback={hint}>
      {({ AddressPicture }) => <AddressPicture draft={draft} fallback={hint} />}
    </LaterPart>
  );
}
