import type { ComponentProps } from "react";

import { PLAIN_TEXT } from "../ui/useFieldText";

/** A field for a mail address. The browser offers the person's own, and corrects nothing. */
export function AddressInput(props: ComponentProps<"input">) {
  return (
    <input
      type="text"
      inputMode="email"
      {...PLAIN_TEXT}
      autoComplete="email"
      placeholder="jane.doe@gmail.com"
      {...props}
    />
  );
}
