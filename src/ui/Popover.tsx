import { type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent, useId } from "react";

import { Button } from "./Button";
import styles from "./Popover.module.css";

interface PopoverProps {
  /** The accessible name and the tooltip of the button. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/**
 * A button that opens a menu. The browser opens the menu, even before React hydrates it, and closes it on Esc and on a
 * click outside.
 */
export function Popover({ label, icon, children }: PopoverProps) {
  const id = useId();

  function handleToggle(event: ToggleEvent<HTMLDivElement>): void {
    if (event.newState !== "open") return;
    event.currentTarget.querySelector<HTMLElement>(":checked")?.focus();
  }

  function handleClick(event: MouseEvent<HTMLDivElement>): void {
    // An arrow key also triggers a click event, with a detail of 0. It must leave the menu open.
    const isPick = event.detail > 0 && event.target instanceof HTMLInputElement;
    if (isPick) event.currentTarget.hidePopover();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    // Closing returns the focus to the button, which Enter would press again.
    event.preventDefault();
    event.currentTarget.hidePopover();
  }

  return (
    <>
      <Button variant="quiet" aria-label={label} title={label} popoverTarget={id}>
        {icon}
      </Button>
      <div
        id={id}
        popover="auto"
        className={styles.popover}
        onToggle={handleToggle}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {children}
      </div>
    </>
  );
}
