import type { EntryOutcome } from "../../book/createBookStore";
import styles from "./GivenAddresses.module.css";
import { useGivenTexts } from "./useGivenTexts";

/** Says why something was not stored, and what still works. */
export function FaultText({ fault }: { readonly fault: NonNullable<EntryOutcome> }) {
  const t = useGivenTexts();
  return (
    <p role="alert" className={styles.fault}>
      {t(`faults.${fault}`)}
    </p>
  );
}
