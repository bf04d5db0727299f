import { expect, it } from "vitest";

import { type Address, generateAliases, judgeOwnTags } from "./";
import { wordsOf } from "../../tests/core/words";

// Types are not there at run time; the compiler checks those.
it("exports these functions and constants", async () => {
  expect(Object.keys(await import("./")).toSorted()).toMatchInlineSnapshot(`
    [
      "BOOK_COLUMNS",
      "BOOK_FIELDS",
      "BOOK_TEXT_MAX_LENGTH",
      "BYTE_ORDER_MARK",
      "CSV_TYPE",
      "FILTER_ACTIONS",
      "MAX_RESULTS",
      "STAYING",
      "addressOf",
      "aliasFormats",
      "checkAddresses",
      "countDotPlacements",
      "countDottedAliases",
      "countLeastResults",
      "countSeries",
      "createRecipientReader",
      "findAddressFault",
      "findColumns",
      "findForeignCharacters",
      "findMeant",
      "findUnlisted",
      "generateAliases",
      "groupBy",
      "hasMoreThanSites",
      "isAddressList",
      "isBackup",
      "isOfKind",
      "isSameMailbox",
      "isSameRecipient",
      "isShortLink",
      "isSite",
      "judgeOwnTags",
      "listProposals",
      "parseAddress",
      "proposeAlias",
      "readBook",
      "readBookEntry",
      "recipientGroupOf",
      "recipientIdOf",
      "removeOwnTag",
      "searchRecipients",
      "tagOfSeries",
      "tagsOf",
      "toAddressPieces",
      "toBookCsv",
      "toBookJson",
      "toCheckCsv",
      "toCheckLines",
      "toCsv",
      "toEmail",
      "toFilterLabel",
      "toJson",
      "toLookup",
      "toMailFilters",
      "toOtherDomain",
      "toRecipient",
      "toRecipientLabel",
      "toRecipients",
      "toTxt",
      "withoutDuplicates",
    ]
  `);
});

it("uses no own tag in a list of dots, though the tag is judged to be used", () => {
  const address: Address = { username: "jo", domain: "gmail.com" };
  const options = { seed: 1, year: 2026, includeDomainVariants: false, kinds: "dots", ownTags: ["zoo"] } as const;

  expect(judgeOwnTags("zoo", "jo")).toEqual([{ source: "zoo", tag: "zoo", problem: null }]);
  expect(generateAliases(address, wordsOf.en, options)).toEqual([
    { email: "jo@gmail.com", type: "base", original: "jo@gmail.com" },
  ]);
});
