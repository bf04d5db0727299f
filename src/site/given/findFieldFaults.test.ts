import { expect, it } from "vitest";

import type { BookEntry } from "../../core";
import { findFieldFaults } from "./findFieldFaults";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };

it("finds every field that is wrong", () => {
  const draft = { recipient: " ", email: "jane@yahoo.com", date: "", note: "n".repeat(501) };

  expect(findFieldFaults(netflix, draft)).toEqual(["recipient", "email", "date", "note"]);
  expect(findFieldFaults(netflix, { ...draft, recipient: "Bakery", date: "2026-11-20" })).toEqual(["email", "note"]);
  expect(findFieldFaults(netflix, { ...netflix, note: "yearly" })).toEqual([]);
});
