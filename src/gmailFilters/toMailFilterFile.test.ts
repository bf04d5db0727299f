import { expect, test } from "vitest";

import { readMailFilters } from "../../tests/core/readMailFilters";
import { type Alias, toFilterLabel } from "../core";
import { toMailFilterFile } from "./toMailFilterFile";

const shop: Alias = { email: "jane+shop@gmail.com", type: "plus", original: "jane@gmail.com" };
const actions = { shouldArchive: true, shouldMarkAsRead: false, shouldNeverSpam: true };

test("the file has the name of Gmail's own export, the time, the chosen actions, and labels under their parent", () => {
  const time = new Date("2026-11-21T04:38:01Z");
  const { text, ...file } = toMailFilterFile([shop], (alias) => toFilterLabel(alias, "Mail/Sites"), actions, time);
  expect(file).toStrictEqual({ name: "mailFilters.xml", type: "application/xml" });
  expect(text).toContain("<updated>2026-11-21T04:38:01Z</updated>");
  expect(readMailFilters(text)).toEqual([
    { to: "jane+shop@gmail.com", label: "Mail/Sites/shop", shouldArchive: "true", shouldNeverSpam: "true" },
  ]);
});
