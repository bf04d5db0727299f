import type { ReactNode } from "react";

import styles from "./View.module.css";

interface ViewProps {
  readonly title: string;
  readonly description: string;
  /** In the order of a phone. In a wide window, a child with the class `answer` is beside the others. */
  readonly children: ReactNode;
}

/** The frame of each view: left what a person gives, right what they get. */
export function View({ title, description, children }: ViewProps) {
  return (
    <div className={`stack ${styles.view}`}>
      <header className={`stack tight ${styles.hero}`}>
        <h1>{title}</h1>
        <p className="quiet">{description}</p>
      </header>
      {children}
    </div>
  );
}
