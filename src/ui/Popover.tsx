import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";

import { Button } from "./Button";
import styles from "./Popover.module.css";

interface PopoverProps {
  readonly name: string;
  /** The accessible name and the tooltip of the button. */
  readonly label: string;
  readonly face: ReactNode;
  readonly children: ReactNode;
}

/**
 * A button that opens a menu. The browser opens the menu, even before React hydrates it, and closes it on Esc
 * and on a click outside. It also closes when the focus leaves the menu and its button.
 */
export function Popover({ name, label, face, children }: PopoverProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    // A press on a label, and a change to another window, take the focus to no element. The menu then stays.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) menu.current?.hidePopover();
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
    <div className={styles.root} onBlur={handleBlur}>
      <Button variant="quiet" name={name} aria-label={label} title={label} popoverTarget={id}>
        {face}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="surface"
        onToggle={({ newState, currentTarget }) => {
          if (newState === "open") currentTarget.querySelector<HTMLElement>(":checked")?.focus();
        }}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {children}
      </div>
    </div>
  );
}
