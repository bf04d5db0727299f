import { useTranslations } from "use-intl/react";

import { parseAddress } from "../../core";
import { LaterPart } from "../../loading/LaterPart";
import { restPart } from "../restPart";
import styles from "./AddressForm.module.css";

/** Shows how Gmail reads the draft, or a hint while the draft is not an address. */
export function AddressReading({ draft }: { readonly draft: string }) {
  const t = useTranslations("anatomy");
  const parsed = parseAddress(draft);

  const hint = <p className={styles.hint}>{t("hint")}</p>;
  if (!parsed.ok) return hint;
  return (
    <LaterPart part={restPart} fallback={hint}>
      {({ AddressAnatomy }) => <AddressAnatomy address={parsed.address} />}
    </LaterPart>
  );
}
