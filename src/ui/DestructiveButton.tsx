import type { ComponentProps } from "react";

import { Button } from "./Button";
import styles from "./DestructiveButton.module.css";

/** Takes something away for good. It stands in a dialog that asks, and beside a button to go back, which has the focus. */
export function DestructiveButton(props: Omit<ComponentProps<typeof Button>, "variant" | "className">) {
  return <Button {...props} variant="primary" className={styles.destructive} />;
}
