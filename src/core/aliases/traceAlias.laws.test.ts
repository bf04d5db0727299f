import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, anyProposeOptions, anyRecipient } from "../../../tests/core/arbitraries";
import { law } from "../../../tests/core/law";
import { takeSteps } from "../../../tests/core/takeSteps";
import { parseAddress } from "../addresses/parseAddress";
import { toRecipient } from "../recipients/toRecipient";
import { proposeAlias } from "./proposeAlias";
import { traceAlias } from "./traceAlias";

law(
  "each address of a site is traced to it, and to the writing of the mailbox that it was made from",
  anyAddress,
  fc.oneof(anyRecipient, fc.domain()).map(toRecipient),
  // The page draws four characters.
  anyProposeOptions("", "k3f9"),
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
