import type { ReactNode } from "react";

import styles from "./View.module.css";

interface ViewProps {
  readonly title: string;
  readonly description: string;
  /** Below the title, in the order of a phone. Those with the class `answer` are beside the others in a wide window. */
  readonly children: ReactNode;
}

/** The frame of each view: left what a person gives, right what they get. */
export function View({ title, description, children }: ViewProps) {
  return (
    <div className={styles.view}>
      <header className={`stack tight ${styles.hero}`}>
        <h1>{title}</h1>
        <p className="quiet">{description}</p>
      </header>
      {children}
    </div>
  );
}
