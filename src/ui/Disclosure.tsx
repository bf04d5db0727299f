import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";

import { Button } from "./Button";
import styles from "./Disclosure.module.css";
import { Icon } from "./Icon";

interface DisclosureProps extends Pick<ComponentProps<typeof Button>, "id" | "name" | "onClick" | "children"> {
  readonly isOpen: boolean;
  /** The element that it shows. */
  readonly panelId: string;
}

/** A button that shows what is needed rarely. */
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
