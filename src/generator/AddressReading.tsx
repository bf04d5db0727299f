import { lazy } from "react";
import { useTranslations } from "use-intl/react";

import { parseAddress } from "../core";
import { LaterPart } from "../ui/LaterPart";
import styles from "./AddressForm.module.css";

const AddressAnatomy = lazy(async () => {
  const { AddressAnatomy: component } = await import("./AddressAnatomy");
  return { default: component };
});

/** Shows how Gmail reads what is typed, once it is an address; until then, that it will. */
export function AddressReading({ draft }: { readonly draft: string }) {
  const t = useTranslations("anatomy");
  const parsed = parseAddress(draft);
  const hint = <p className={styles.hint}>{t("hint")}</p>;
  if (!parsed.ok) return hint;
  return (
    <LaterPart instead={hint}>
      <AddressAnatomy address={parsed.address} />
    </LaterPart>
  );
}
