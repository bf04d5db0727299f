import type { ReactNode } from "react";

import styles from "./View.module.css";

interface ViewProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

export function View({ title, description, children }: ViewProps) {
  return (
    <main className={styles.view}>
      <header className={styles.hero}>
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      {children}
    </main>
  );
}
