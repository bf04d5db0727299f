import { Ellipsis } from "lucide";
import { type ReactNode, type ToggleEvent, useId, useRef } from "react";

import { Button } from "../ui/Button";
import styles from "./RowMenu.module.css";
import { Icon } from "../ui/Icon";

/** About as high as a menu of three. */
const ROOM_PX = 160;

interface RowMenuProps {
  readonly label: string;
  readonly tabIndex: number;
  readonly children: ReactNode;
}

/** The rare actions of a row, behind one button. The keys of the grid reach the button, but not its menu. */
export function RowMenu({ label, tabIndex, children }: RowMenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);

  /** The menu is in the top layer, where no box around it gives it a position. */
  function positionMenu({ newState, currentTarget: { style } }: ToggleEvent<HTMLDivElement>): void {
    if (newState === "closed") return;
    const { top, right, bottom } = opener.current!.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    style.right = `${clientWidth - right}px`;
    const isBelow = bottom + ROOM_PX < clientHeight;
    style.top = isBelow ? `${bottom}px` : "";
    style.bottom = isBelow ? "" : `${clientHeight - top}px`;
  }

  return (
    <>
      <Button ref={opener} variant="quiet" popoverTarget={id} aria-label={label} title={label} tabIndex={tabIndex}>
        <Icon node={Ellipsis} />
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={`surface ${styles.menu}`}
        onBeforeToggle={positionMenu}
        onToggle={({ newState, currentTarget }) => {
          if (newState === "open") currentTarget.querySelector<HTMLElement>("button, a")?.focus();
        }}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
        // The grid around the menu must not answer its keys, nor follow its focus.
        onKeyDown={(event) => event.stopPropagation()}
        onFocus={(event) => event.stopPropagation()}
      >
        {children}
      </div>
    </>
  );
}
