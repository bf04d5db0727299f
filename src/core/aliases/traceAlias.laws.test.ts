import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress } from "../../../tests/core/arbitraries";
import { law } from "../../../tests/core/law";
import { takeSteps } from "../../../tests/core/takeSteps";
import { parseAddress } from "../addresses/parseAddress";
import { toRecipient } from "../recipients/toRecipient";
import { proposeAlias, type ProposeOptions } from "./proposeAlias";
import { traceAlias } from "./traceAlias";

const anyRecipient = fc
  .oneof(fc.domain(), fc.webUrl(), fc.string(), fc.constantFrom("Boulangerie Müller", "東京", "магазин"))
  .map(toRecipient);

const anyOptions: fc.Arbitrary<ProposeOptions> = fc.record({
  style: fc.constantFrom("plus", "dots"),
  wholeDomain: fc.boolean(),
  otherHost: fc.boolean(),
  suffix: fc.constantFrom("", "k3f9"),
});

law(
  "each address of a site is traced to it, and to the writing of the mailbox that it was made from",
  anyAddress,
  anyRecipient,
  anyOptions,
  (address, recipient, options) => {
    const proposal = proposeAlias(address, recipient, options);
    const read = proposal.ok ? parseAddress(proposal.alias.email) : null;
    if (read?.ok !== true) return;
    const traces = takeSteps(traceAlias(read.address, ["x.com", recipient]));
    if (traces === null) {
      // It has more dots than are tried.
      expect(read.address.username.split(".").length).toBeGreaterThan(13);
      return;
    }
    const [writing] = address.username.split("+");
    const found = traces.filter(({ mailboxName }) => mailboxName === writing);
    expect(found.flatMap(({ recipients }) => recipients)).toContain(recipient);
  },
);
