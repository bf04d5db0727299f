import { X } from "lucide";
import { type ComponentProps, createContext, use } from "react";

import { Button } from "./Button";
import { Icon } from "./Icon";

export const CloseLabelContext = createContext("");

export function CloseButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="quiet" aria-label={use(CloseLabelContext)} {...props}>
      <Icon node={X} />
    </Button>
  );
}
