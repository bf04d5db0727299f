import type { ComponentProps } from "react";

import styles from "./Checkbox.module.css";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  /** Shows that some but not all of its items are checked. */
  readonly isMixed?: boolean;
}

export function Checkbox({ isMixed = false, ...props }: CheckboxProps) {
  // HTML has no attribute for the mixed state.
  function markMixed(input: HTMLInputElement | null): void {
    if (input !== null) input.indeterminate = isMixed;
  }

  return <input {...props} ref={markMixed} type="checkbox" className={styles.checkbox} />;
}
