import { type BookEntry, toBookCsv, toBookJson } from "../../core";
import type { TextFile } from "../../platform/downloadFile";
import { toTimestamp } from "../../platform/toTimestamp";

/** The forms of a backup. `readBook` reads both back. */
const forms = {
  json: { type: "application/json", toText: toBookJson },
  csv: { type: "text/csv;charset=utf-8", toText: toBookCsv },
};

/** Makes a backup with the local time in its name: `plusdot-book-20261121-043801.json`. */
export function toBackupFile(extension: keyof typeof forms, entries: readonly BookEntry[], time: Date): TextFile {
  const { type, toText } = forms[extension];
  return { name: `plusdot-book-${toTimestamp(time)}.${extension}`, type, text: toText(entries) };
}
