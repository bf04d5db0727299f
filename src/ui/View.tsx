import type { ReactNode } from "react";

import styles from "./View.module.css";

interface ViewProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

export function View({ title, description, children }: ViewProps) {
  return (
    <div className={`stack ${styles.view}`}>
      <header className={`stack ${styles.hero}`}>
        <h1>{title}</h1>
        <p className="quiet">{description}</p>
      </header>
      {children}
    </div>
  );
}
