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
  const popover = useRef<HTMLDivElement>(null);
  const [hasOpened, setHasOpened] = useState(false);

  // The browser may have opened it before the page came alive.
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
