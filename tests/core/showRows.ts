import { checkAddresses } from "../../src/core";
import { takeSteps } from "./takeSteps";

/** Writes the rows of a check in short: `?` after an invalid one, `at` before another host, `=` before a group. */
export function showRows(text: string): string {
  const shown = takeSteps(checkAddresses(text)).rows.map((row) => {
    const end =
      row.verdict === "invalid"
        ? "?"
        : row.verdict === "other-host"
          ? ` at ${row.input.split("@").at(-1)!.toLowerCase()}`
          : "";
    return row.input + end + (row.group === null ? "" : ` =${row.group}`);
  });
  return shown.join(", ");
}
