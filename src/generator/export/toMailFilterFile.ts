import { type Alias, type MailFilterOptions, toFilterLabel, toMailFilters } from "../../core";
import type { TextFile } from "../../platform/downloadFile";

/** The actions of each filter besides its label. */
export type FilterActions = Pick<MailFilterOptions, "shouldArchive" | "shouldMarkAsRead" | "shouldNeverSpam">;

/** Makes the file under the name that Gmail's own export has. */
export function toMailFilterFile(
  aliases: readonly Alias[],
  prefix: string,
  actions: FilterActions,
  time: Date,
): TextFile {
  const labelOf = (alias: Alias): string => toFilterLabel(alias, prefix);
  const text = toMailFilters(aliases, { ...actions, labelOf, updated: time.toISOString() });
  return { name: "mailFilters.xml", type: "application/xml", text };
}
