import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The text of the file in the folder that was saved with this ending. @throws Where there is none (yet). */
export function readSavedFile(folder: string, ending: string): string {
  const name = readdirSync(folder).find(
    (file) => /^gmail-aliases-\d{8}-\d{6}\.\w+$/.test(file) && file.endsWith(ending),
  );
  if (name === undefined) throw new Error(`No ${ending} file was saved`);
  return readFileSync(path.join(folder, name), "utf8");
}
