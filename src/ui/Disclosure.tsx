import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";

import { Button } from "./Button";
import styles from "./Disclosure.module.css";
import { Icon } from "./Icon";

interface DisclosureProps extends Pick<ComponentProps<typeof Button>, "name" | "onClick" | "children"> {
  readonly isOpen: boolean;
  readonly panelId: string;
}

export function Disclosure({ isOpen, panelId, children, ...props }: DisclosureProps) {
  return (
    <Button
      {...props}
      variant="quiet"
      className={styles.disclosure}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
    >
      {children}
      <Icon node={ChevronDown} />
    </Button>
  );
}

/** React calls a `ref` again when it shows a view again. */
const brought = new WeakSet<HTMLElement>();

/** A `ref` for an element that a press opens. Without it, the element could open below the window. */
export function bringIntoSight(element: HTMLElement | null): void {
  if (element === null || brought.has(element)) return;
  brought.add(element);
  element.scrollIntoView({ block: "nearest" });
}
