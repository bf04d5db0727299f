import type { ReactNode } from "react";

import styles from "./View.module.css";

interface ViewProps {
  readonly title: string;
  readonly description: string;
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

/** The main part of the page, with its heading. While it is hidden, it keeps its state. */
export function View({ title, description, isHidden, children }: ViewProps) {
  return (
    <main className={styles.view} hidden={isHidden}>
      <header className={styles.hero}>
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      {children}
    </main>
  );
}
