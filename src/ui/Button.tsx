import type { ComponentProps, MouseEvent } from "react";

import styles from "./Button.module.css";

interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  readonly variant?: "primary" | "secondary" | "quiet";
  /** A disabled button keeps its size and the focus, but ignores presses. */
  readonly isDisabled?: boolean;
}

export function Button({ variant = "secondary", isDisabled = false, className, onClick, ...props }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // This also stops a submit. The `disabled` attribute would drop the focus:
    // https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...props}
      className={[styles.button, styles[variant], className].filter(Boolean).join(" ")}
      aria-disabled={isDisabled || undefined}
      onClick={handleClick}
    />
  );
}
