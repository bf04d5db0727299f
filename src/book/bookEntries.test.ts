import { expect, it, vi } from "vitest";

import { toDay } from "./bookEntries";

it.each(["America/Los_Angeles", "Pacific/Kiritimati"])("the day of a time is the person's, in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(toDay(new Date(2026, 10, 21, 0, 0))).toBe("2026-11-21");
  expect(toDay(new Date(2026, 0, 2, 23, 59))).toBe("2026-01-02");
  vi.unstubAllEnvs();
});
