import { expect, test } from "vitest";

import { type Alias, toFilterLabel } from "../core";
import { toMailFilterFile } from "./toMailFilterFile";

const shop: Alias = { email: "jane+shop@gmail.com", type: "plus", original: "jane@gmail.com" };
const actions = { shouldArchive: true, shouldMarkAsRead: false, shouldNeverSpam: true };

test("the file has the name of Gmail's own export, the chosen actions, and labels under their parent", () => {
  expect(
    toMailFilterFile([shop], (alias) => toFilterLabel(alias, "Mail/Sites"), actions, new Date("2026-11-21T04:38:01Z")),
  ).toStrictEqual({
    name: "mailFilters.xml",
    type: "application/xml",
    text: `<?xml version='1.0' encoding='UTF-8'?>
<feed xmlns='http://www.w3.org/2005/Atom' xmlns:apps='http://schemas.google.com/apps/2006'>
  <title>Mail Filters</title>
  <id>tag:mail.google.com,2008:filters:20261121043801</id>
  <updated>2026-11-21T04:38:01Z</updated>
  <entry>
    <category term='filter'></category>
    <title>Mail Filter</title>
    <id>tag:mail.google.com,2008:filter:20261121043801</id>
    <updated>2026-11-21T04:38:01Z</updated>
    <content></content>
    <apps:property name='to' value='jane+shop@gmail.com'/>
    <apps:property name='label' value='Mail/Sites/shop'/>
    <apps:property name='shouldArchive' value='true'/>
    <apps:property name='shouldNeverSpam' value='true'/>
  </entry>
</feed>
`,
  });
});
