import { lazy, useEffect } from "react";
import { useTranslations } from "use-intl/react";

import { parseAddress } from "../core";
import { loadPart } from "../platform/loadPart";
import { whenIdle } from "../platform/whenIdle";
import { LaterPart } from "../ui/LaterPart";
import styles from "./AddressForm.module.css";

const importAddressAnatomy = () => import("./AddressAnatomy");

const AddressAnatomy = lazy(async () => {
  const { AddressAnatomy: component } = await loadPart(importAddressAnatomy);
  return { default: component };
});

/** Shows how Gmail reads what is typed, once it is an address; until then, that it will. */
export function AddressReading({ draft }: { readonly draft: string }) {
  const t = useTranslations("anatomy");
  const parsed = parseAddress(draft);

  useEffect(() => whenIdle(() => void loadPart(importAddressAnatomy).catch(() => {})), []);

  const hint = <p className={styles.hint}>{t("hint")}</p>;
  if (!parsed.ok) return hint;
  return (
    <LaterPart instead={hint}>
      <AddressAnatomy address={parsed.address} />
    </LaterPart>
  );
}
