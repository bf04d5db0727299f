import { type ComponentProps, type ReactNode, useState } from "react";

import { usePart } from "../parts/createPart";
import { useLoad } from "../toasts/useLoad";
import { Button } from "../ui/Button";
import type { DialogState } from "../ui/Dialog";
import type * as dialogs from "./dialogs";
import { dialogsPart } from "./laterParts";

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, "children" | "onClick"> {
  readonly label: string;
  readonly children: (module: typeof dialogs, state: DialogState) => ReactNode;
}

/** Opens a dialog of the frame, which is loaded at the first press. */
export function DialogButton({ label, children, ...props }: DialogButtonProps) {
  const load = useLoad();
  const module = usePart(dialogsPart);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        variant="quiet"
        {...props}
        aria-haspopup="dialog"
        onClick={() => void load(dialogsPart, () => setIsOpen(true))}
      >
        {label}
      </Button>
      {module !== null && children(module, { isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
