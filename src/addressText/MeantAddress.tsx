import type { ReactNode } from "react";

import { findMeant } from "../core";
import { Button } from "../ui/Button";

interface MeantAddressProps {
  /** The text of the field. */
  readonly text: string;
  readonly onUse: (address: string) => void;
  /** Words the question. */
  readonly children: (address: string) => ReactNode;
}

/** Offers the address that a username without an `@` was probably meant to be. */
export function MeantAddress({ text, onUse, children }: MeantAddressProps) {
  const address = findMeant(text);
  return (
    address !== null && (
      <Button variant="quiet" translate="no" onClick={() => onUse(address)}>
        {children(address)}
      </Button>
    )
  );
}
