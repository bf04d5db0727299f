import { expect, it } from "vitest";

import type { BookEntry } from "../core";
import { compareBackup } from "./BackupContent";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const bakery: BookEntry = { ...netflix, recipient: "Bakery" };

it("tells new entries from those whose recipient and address are known, whatever their note", () => {
  const backup = { ok: true, entries: [{ ...netflix, note: "other" }, bakery, bakery], refused: [] } as const;

  expect(compareBackup(backup, [netflix])).toEqual({ ok: true, added: [bakery], same: 2, refused: [] });
  expect(compareBackup(backup, [])).toEqual({
    ok: true,
    added: [{ ...netflix, note: "other" }, bakery],
    same: 1,
    refused: [],
  });
});

it("groups refused entries by their fault, and names the first positions", () => {
  const faults = Array.from({ length: 7 }, (_, index) => ({ position: index + 1, fault: "email" }) as const);

  expect(compareBackup({ ok: true, entries: [], refused: [...faults, { position: 9, fault: "date" }] }, [])).toEqual({
    ok: true,
    added: [],
    same: 0,
    refused: [
      { fault: "email", count: 7, positions: [1, 2, 3, 4, 5] },
      { fault: "date", count: 1, positions: [9] },
    ],
  });
});
