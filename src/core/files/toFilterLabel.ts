import { tagOf } from "../addresses/localPart";
import type { Alias } from "../aliases/alias";
import { toLabel } from "./toLabel";

/** What a label is made of: an alias, or any other address, which has no type. */
export type Labelled = Pick<Alias, "email"> & Partial<Pick<Alias, "type">>;

/**
 * Names the Gmail label for the mail to an alias. The label is the tag of the alias. An alias without a tag
 * has the dotted name if it is on the entered host, and else the whole address.
 *
 * @param prefix The parent label: Gmail nests labels at each `/`. May be empty.
 */
export function toFilterLabel(alias: Labelled, prefix = "Aliases"): string {
  return toLabel(`${prefix}/${toLastLevel(alias)}`);
}

function toLastLevel({ email, type }: Labelled): string {
  const localPart = email.slice(0, email.indexOf("@"));
  return tagOf(localPart) ?? (type === "dots" ? localPart : email);
}
