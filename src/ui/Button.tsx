import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";

import styles from "./Button.module.css";

interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  readonly variant?: "primary" | "secondary" | "quiet";
  /** A disabled button keeps its size and the focus, but ignores presses. */
  readonly isDisabled?: boolean;
  /** Whether each of several fast presses counts. */
  readonly isRepeatable?: boolean;
}

/** Neither a key that is held down nor a double click, which may be meant for what was here before, presses it again. */
export function Button({
  variant = "secondary",
  isDisabled = false,
  isRepeatable = false,
  className,
  onClick,
  onKeyDown,
  ...props
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // This also stops a submit. The `disabled` attribute would drop the focus:
    // https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/
    if (isDisabled || (event.detail > 1 && !isRepeatable)) event.preventDefault();
    else onClick?.(event);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.repeat && event.key === "Enter") event.preventDefault();
    onKeyDown?.(event);
  }

  return (
    <button
      type="button"
      {...props}
      className={[styles.button, styles[variant], className].filter(Boolean).join(" ")}
      aria-disabled={isDisabled || undefined}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    />
  );
}
