import { type ComponentProps, useEffect, useRef } from "react";

import styles from "./Checkbox.module.css";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  /** Shows that some but not all of its items are checked. */
  readonly isMixed?: boolean;
}

export function Checkbox({ isMixed = false, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);

  // HTML has no attribute for the mixed state.
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isMixed;
  }, [isMixed]);

  return <input {...props} ref={input} type="checkbox" className={styles.checkbox} />;
}
