import { AddressText } from "../address/AddressText";
import { type AddressPiece, type CheckedAddress, toAddressPieces } from "../core";

/** An address has at most 254 characters (RFC 5321). A longer text is no address, and would take long to draw. */
const MAX_CHARACTERS = 254;

/** Shows an address as it is written, and tints the pieces that its mailbox does not have. */
export function CheckedAddressText({ row }: { readonly row: CheckedAddress }) {
  return <AddressText pieces={toPieces(row)} />;
}

function toPieces(row: CheckedAddress): AddressPiece[] {
  const { input } = row;
  if (row.verdict === "gmail") return toAddressPieces(input);
  if (row.verdict !== "other-host" || row.tag === null) return [{ role: "mailbox", text: shorten(input) }];
  const [plus, at] = [input.indexOf("+"), input.lastIndexOf("@")];
  return [
    { role: "mailbox", text: input.slice(0, plus) },
    { role: "tag", text: input.slice(plus, at) },
    { role: "gmail", text: input.slice(at) },
  ];
}

export function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
