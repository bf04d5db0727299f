import type { ComponentProps } from "react";

import { SHORTCUTS } from "../ui/shortcuts";

/** A field for a mail address. The browser offers the person's own, and corrects nothing. */
export function AddressInput(props: ComponentProps<"input">) {
  return (
    <input
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder="jane.doe@gmail.com"
      aria-keyshortcuts={SHORTCUTS.field}
      {...props}
    />
  );
}
