import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

import { Button } from "./Button";
import styles from "./Popover.module.css";

const DISTANCE_TO_BUTTON_PX = 6;

interface PopoverProps {
  /** The accessible name and the tooltip of the button. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A button that opens a menu below itself. The browser closes it on Esc and on a click outside. */
export function Popover({ label, icon, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [hasOpened, setHasOpened] = useState(false);

  // The browser may have opened the menu before React hydrated it.
  useEffect(() => {
    if (popover.current?.matches(":popover-open") !== true) return;
    placeBelow(button.current!, popover.current);
    setHasOpened(true);
  }, []);

  function handleBeforeToggle(event: ToggleEvent<HTMLDivElement>): void {
    if (event.newState !== "open") return;
    placeBelow(button.current!, event.currentTarget);
    setHasOpened(true);
  }

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
      <Button ref={button} variant="quiet" aria-label={label} title={label} popoverTarget={id}>
        {icon}
      </Button>
      <div
        ref={popover}
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

function placeBelow(button: HTMLElement, { style }: HTMLElement): void {
  const { bottom, right } = button.getBoundingClientRect();
  style.top = `${bottom + window.scrollY + DISTANCE_TO_BUTTON_PX}px`;
  style.right = `${document.documentElement.clientWidth - right}px`;
}
