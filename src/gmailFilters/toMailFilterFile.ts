import { type MailFilterOptions, toMailFilters } from "../core";
import type { TextFile } from "../platform/downloadFile";

/** The actions of each filter besides its label. */
export type FilterActions = Pick<MailFilterOptions, "shouldArchive" | "shouldMarkAsRead" | "shouldNeverSpam">;

/** Makes the file under the name that Gmail's own export has. */
export function toMailFilterFile<Item extends { readonly email: string }>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
  actions: FilterActions,
  time: Date,
): TextFile {
  const text = toMailFilters(items, { ...actions, labelOf, updated: time.toISOString() });
  return { name: "mailFilters.xml", type: "application/xml", text };
}
