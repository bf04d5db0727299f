import { readAddress } from "../../core";
import { AddressAnatomy } from "./AddressAnatomy";
import { AddressFault } from "./AddressFault";

interface AddressPictureProps {
  readonly draft: string;
  readonly isSubmitted: boolean;
}

/** Shows how Gmail reads the draft, or where its fault is. */
export function AddressPicture({ draft, isSubmitted }: AddressPictureProps) {
  const read = readAddress(draft);
  return read.ok ? <AddressAnatomy address={read.address} /> : <AddressFault draft={draft} isSubmitted={isSubmitted} />;
}
