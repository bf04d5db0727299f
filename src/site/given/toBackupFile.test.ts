import { expect, it } from "vitest";

import { type BookEntry, readBook } from "../../core";
import { toBackupFile } from "./toBackupFile";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };

it.each([
  ["json", "application/json"],
  ["csv", "text/csv;charset=utf-8"],
] as const)("a backup in %s has the local time in its name, and is read back", (extension, type) => {
  const { text, ...file } = toBackupFile(extension, [netflix], new Date(2026, 10, 21, 4, 38, 1));

  expect(file).toEqual({ name: `plusdot-book-20261121-043801.${extension}`, type });
  expect(readBook(text)).toEqual({ ok: true, entries: [netflix], refused: [] });
});
