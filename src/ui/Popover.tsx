import { type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";

import { Button } from "./Button";
import styles from "./Popover.module.css";

const DISTANCE_TO_BUTTON_PX = 6;

interface PopoverProps {
  /** The accessible name of the button, and the tip that the pointer gets. */
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  readonly children: ReactNode;
}

/** A button that opens a menu below itself. The browser closes it on Esc and on a click outside. */
export function Popover({ label, face, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [hasOpened, setHasOpened] = useState(false);

  function handleBeforeToggle(event: ToggleEvent<HTMLDivElement>): void {
    if (event.newState !== "open" || button.current === null) return;
    const { bottom, right } = button.current.getBoundingClientRect();
    const { style } = event.currentTarget;
    style.top = `${bottom + window.scrollY + DISTANCE_TO_BUTTON_PX}px`;
    style.right = `${document.documentElement.clientWidth - right}px`;
    setHasOpened(true);
  }

  function handleToggle(event: ToggleEvent<HTMLDivElement>): void {
    if (event.newState !== "open") return;
    event.currentTarget.querySelector<HTMLElement>(":checked")?.focus();
  }

  function handleClick(event: MouseEvent<HTMLDivElement>): void {
    // Arrow keys click as well, with a count of 0: they walk through the choices and leave the menu open.
    const isPick = event.detail > 0 && event.target instanceof HTMLInputElement;
    if (isPick) event.currentTarget.hidePopover();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    // The focus goes back to the button, where Enter would open the menu again.
    event.preventDefault();
    event.currentTarget.hidePopover();
  }

  return (
    <>
      <Button ref={button} variant="quiet" aria-label={label} title={label} popoverTarget={id}>
        {face}
      </Button>
      <div
        id={id}
        popover="auto"
        className={styles.popover}
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {hasOpened && children}
      </div>
    </>
  );
}
