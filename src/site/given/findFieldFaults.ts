import { type BookEntry, readBookEntry } from "../../core";

const FIELDS = ["recipient", "email", "date", "note"] as const;

export type EntryField = (typeof FIELDS)[number];

/** Finds the fields that would make an entry none. Each is tried alone in an entry that is one. */
export function findFieldFaults(entry: BookEntry, draft: BookEntry): EntryField[] {
  return FIELDS.filter((field) => typeof readBookEntry({ ...entry, [field]: draft[field] }) === "string");
}
