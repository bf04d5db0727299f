import * as fc from "fast-check";
import { expect, it } from "vitest";

import { anyAddress, anyLanguage, anySeed, anyTag } from "../../tests/core/arbitraries";
import { wordsOf } from "../../tests/core/words";
import { checkAddresses, generateAliases } from ".";

/** How often each law is tried; `npm run laws` tries it on more. */
const RUNS = Number(process.env.LAW_RUNS ?? 100);

it("every alias of a list belongs to the mailbox of its original and carries its tag", () => {
  fc.assert(
    fc.property(anyAddress, anyLanguage, anySeed, fc.array(anyTag), (address, language, seed, ownTags) => {
      const aliases = generateAliases(address, wordsOf[language], { seed, year: 2026, maxResults: 400, ownTags });
      const mailbox = `${address.username.split("+")[0]!.split(".").join("")}@gmail.com`;

      expect(checkAddresses(aliases.map(({ email }) => email).join("\n"))).toEqual(
        aliases.map(({ email }) => {
          const [username = "", domain = ""] = email.split("@");
          return {
            input: email,
            verdict: "gmail",
            mailbox,
            tag: username.split("+").slice(1).join("+") || null,
            address: { username, domain },
            group: aliases.length > 1 ? 1 : null,
            isRepeated: false,
          };
        }),
      );
    }),
    { numRuns: RUNS },
  );
});
