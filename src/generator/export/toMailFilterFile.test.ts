import { expect, test } from "vitest";

import type { Alias } from "../../core";
import { toMailFilterFile } from "./toMailFilterFile";

const shop: Alias = { email: "jane+shop@gmail.com", type: "plus", original: "jane@gmail.com" };
const actions = { shouldArchive: true, shouldMarkAsRead: false, shouldNeverSpam: true };

test("the file has the name of Gmail's own export, and each label stands under the one that holds it", () => {
  const file = toMailFilterFile([shop], "Mail/Sites", actions, new Date("2026-11-21T04:38:01Z"));
  expect(file).toStrictEqual({ name: "mailFilters.xml", type: "application/xml", text: file.text });
  expect(file.text.match(/<apps:property .*\/>/g)).toStrictEqual([
    "<apps:property name='to' value='jane+shop@gmail.com'/>",
    "<apps:property name='label' value='Mail/Sites/shop'/>",
    "<apps:property name='shouldArchive' value='true'/>",
    "<apps:property name='shouldNeverSpam' value='true'/>",
  ]);
  expect(file.text).toContain("<updated>2026-11-21T04:38:01Z</updated>");
});
