import { useEffect, useState } from "react";

import styles from "./SiteResult.module.css";

/** After this time without a change, a person has paused, and a screen reader may speak. */
const PAUSE_MS = 1000;

/** Says a text once it has settled, and not at every key. Only screen readers notice it. */
export function SpokenResult({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p aria-live="polite" className={styles.spoken}>
      {spoken}
    </p>
  );
}
