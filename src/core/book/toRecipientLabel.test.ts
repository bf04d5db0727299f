import { expect, it } from "vitest";

import { toRecipientLabel } from "./toRecipientLabel";

it.each([
  ["netflix.com", "Aliases", "Aliases/netflix.com"],
  ["Boulangerie Müller", "Mail/Sites", "Mail/Sites/Boulangerie Müller"],
  ["AC/DC", "", "AC-DC"],
  ["a\nb", "Aliases", "Aliases/a b"],
])("the recipient %j under %j gets the label %j", (recipient, prefix, label) => {
  expect(toRecipientLabel({ recipient }, prefix)).toBe(label);
});
