import type { EntryOutcome } from "../../book/createBookStore";
import styles from "./GivenAddresses.module.css";
import { useGivenTexts } from "./useGivenTexts";

interface FaultTextProps {
  readonly fault: NonNullable<EntryOutcome>;
  /** Advice that matters more than the reason. */
  readonly advice?: string;
}

/** Says why something was not stored, and what still works. */
export function FaultText({ fault, advice }: FaultTextProps) {
  const t = useGivenTexts();
  return (
    <p role="alert" className={styles.fault}>
      {[advice, t(`faults.${fault}`)].filter(Boolean).join(" ")}
    </p>
  );
}
