import { type ComponentProps, useEffect, useRef } from "react";

import styles from "./Checkbox.module.css";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  /** Neither checked nor not: some of what it stands for is. */
  readonly isMixed?: boolean;
}

export function Checkbox({ isMixed = false, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);

  // HTML has no attribute for it.
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isMixed;
  }, [isMixed]);

  return <input {...props} ref={input} type="checkbox" className={styles.checkbox} />;
}
