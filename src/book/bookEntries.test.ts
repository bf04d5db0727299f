import { expect, it, vi } from "vitest";

import { toDay, toNewestFirst } from "./bookEntries";

it.each(["America/Los_Angeles", "Pacific/Kiritimati"])("the day of a time is the person's, in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(toDay(new Date(2026, 10, 21, 0, 0))).toBe("2026-11-21");
  expect(toDay(new Date(2026, 0, 2, 23, 59))).toBe("2026-01-02");
  vi.unstubAllEnvs();
});

it("sorts the newest first, and of one day the one that was given last", () => {
  const toEntry = (order: number, date: string) => ({ recipient: "", email: "", date, note: "", order });
  const sorted = toNewestFirst([toEntry(1, "2026-11-20"), toEntry(2, "2026-11-21"), toEntry(3, "2026-11-21")]);
  expect(sorted.map(({ order }) => order)).toEqual([3, 2, 1]);
});
