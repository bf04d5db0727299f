import { type Alias, toCsv, toJson, toTxt } from "../../core";
import type { TextFile } from "../../platform/downloadFile";
import { toTimestamp } from "../../platform/toTimestamp";

interface ExportTarget {
  readonly extension: string;
  /** The MIME type, with its charset if it takes one. */
  readonly type: string;
  readonly toText: (aliases: readonly Alias[]) => string;
}

/** The file formats of a list, by the texts of their buttons. */
export const exportTargets = {
  CSV: { extension: "csv", type: "text/csv;charset=utf-8", toText: toCsv },
  TXT: { extension: "txt", type: "text/plain;charset=utf-8", toText: toTxt },
  JSON: { extension: "json", type: "application/json", toText: toJson },
} satisfies Record<string, ExportTarget>;

/** Makes a file with the local time in its name: `gmail-aliases-20261121-043801.csv`. */
export function toExportFile(
  { extension, type, toText }: ExportTarget,
  aliases: readonly Alias[],
  time: Date,
): TextFile {
  return { name: `gmail-aliases-${toTimestamp(time)}.${extension}`, type, text: toText(aliases) };
}
