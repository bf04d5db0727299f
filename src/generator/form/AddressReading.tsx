import { useTranslations } from "use-intl/react";

import { parseAddress } from "../../core";
import { createPart } from "../../loading/createPart";
import { LaterPart } from "../../loading/LaterPart";
import { usePreload } from "../../loading/usePreload";
import styles from "./AddressForm.module.css";

const anatomyPart = createPart("AddressAnatomy", () => import("./AddressAnatomy"));

/** Shows how Gmail reads the draft, or a hint while the draft is not an address. */
export function AddressReading({ draft }: { readonly draft: string }) {
  const t = useTranslations("anatomy");
  const parsed = parseAddress(draft);

  usePreload(anatomyPart.load);

  const hint = <p className={styles.hint}>{t("hint")}</p>;
  if (!parsed.ok) return hint;
  return (
    <LaterPart part={anatomyPart} fallback={hint}>
      {({ AddressAnatomy }) => <AddressAnatomy address={parsed.address} />}
    </LaterPart>
  );
}
