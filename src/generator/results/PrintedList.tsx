import type { Alias } from "../../core";
import { PrintSheet } from "../../tables/PrintSheet";
import styles from "./PrintedList.module.css";

/** The list on paper. It has every address, where the list on the screen has a few rows. */
export function PrintedList({ aliases }: { readonly aliases: readonly Alias[] }) {
  return (
    <PrintSheet title={aliases[0]?.original} isEmpty={aliases.length === 0}>
      {() => (
        <ul className={styles.list}>
          {aliases.map(({ email }) => (
            <li key={email}>{email}</li>
          ))}
        </ul>
      )}
    </PrintSheet>
  );
}
