import { memo } from "react";
import { useTranslations } from "use-intl/react";

import { type Alias, toAddressParts } from "../core";
import { Checkbox } from "../ui/Checkbox";
import { AddressText } from "./AddressText";
import styles from "./AliasRow.module.css";
import { CopyButton } from "./CopyButton";

interface AliasRowProps {
  readonly alias: Alias;
  readonly isSelected: boolean;
  readonly onToggle: (email: string) => void;
}

/** One alias; what differs from the original address is tinted. Renders again only when its own data change. */
export const AliasRow = memo(function AliasRow({ alias, isSelected, onToggle }: AliasRowProps) {
  const t = useTranslations("results");
  const { email, type } = alias;

  return (
    <div className={styles.row} data-selected={isSelected || undefined}>
      <label className={styles.choice}>
        <Checkbox aria-label={email} checked={isSelected} onChange={() => onToggle(email)} />
        <AddressText parts={toAddressParts(alias)} tinted="new" />
      </label>
      <span className={styles.type}>{t(`types.${type}`)}</span>
      <CopyButton email={email} />
    </div>
  );
});
