import type { ReactNode } from "react";

import { readAddress } from "../../core";
import { AddressAnatomy } from "./AddressAnatomy";

interface AddressPictureProps {
  readonly draft: string;
  /** Shown while the draft is not an address. */
  readonly fallback: ReactNode;
}

/** Shows how Gmail reads the draft. */
export function AddressPicture({ draft, fallback }: AddressPictureProps) {
  const read = readAddress(draft);
  return read.ok ? <AddressAnatomy address={read.address} /> : fallback;
}
