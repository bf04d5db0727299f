import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress } from "../../tests/core/arbitraries";
import { law } from "../../tests/core/law";
import { takeSteps } from "../../tests/core/takeSteps";
import { isSameRecipient, recipientGroupOf, toLookup, toRecipient } from "../core";
import { findCurrent, findRows, type FoundRow, hasAddress, type RowRequest, type SiteRow } from "./findRows";
import type { SiteState } from "./siteReducer";

const anyRecipient = fc
  .oneof(
    fc.constantFrom(
      "netflix",
      "netflix.com",
      "NETFLIX.com",
      "https://www.netflix.com/x",
      "netflix.de",
      "shop",
      "東京",
      "東.com",
    ),
    fc.constantFrom(
      "amazon.com",
      "amazon.de",
      "amazon.co.uk",
      "a-very-long-shop-name.com",
      "a-very-long-shop-number.com",
    ),
    fc.webUrl(),
    fc.stringMatching(/^[a-z]{2,4}\.(?:com|de)$/),
  )
  .map(toRecipient);

const anyOptions: fc.Arbitrary<SiteState["options"]> = fc.record({
  style: fc.constantFrom("plus", "dots"),
  wholeDomain: fc.boolean(),
  otherHost: fc.boolean(),
  hasSuffix: fc.boolean(),
});

const anyVisit = fc.record({
  address: anyAddress,
  recipients: fc.array(anyRecipient, { minLength: 1, maxLength: 12 }),
  options: anyOptions,
  /** The recipients that are copied one after the other, each as it is shown. */
  copies: fc.array(fc.tuple(fc.nat({ max: 11 }), anyOptions), { maxLength: 6 }),
});

function requestOf(
  { address, options }: Pick<RowRequest, "address" | "options">,
  own: readonly FoundRow[],
  isOn: boolean,
) {
  return {
    address,
    options,
    isKindChosen: false,
    suffixOf: (id: string) => `${id}0000`.replaceAll(/[^a-z0-9]/g, "").slice(0, 4),
    findGroup: toLookup(own, ({ recipient }) => recipientGroupOf(recipient)),
    findRecipients: isOn ? toLookup(own, ({ email }) => email) : null,
  };
}

/** Copies lines one after the other, each alone. @returns The rows that were handed out, the newest first. */
function copy(
  { address, recipients, copies }: typeof anyVisit extends fc.Arbitrary<infer Visit> ? Visit : never,
  isOn: boolean,
) {
  let own: readonly FoundRow[] = [];
  for (const [index, options] of copies) {
    const recipient = recipients[index % recipients.length]!;
    const { row } = findCurrent(
      { ...requestOf({ address, options }, own, isOn), recipients: [recipient] },
      recipient,
      null,
    );
    if (hasAddress(row)) own = [row, ...own.filter(({ email }) => email !== row.email)];
  }
  return own;
}

const addressOf = (row: SiteRow): string => (hasAddress(row) ? row.email : row.error);

law("without the book, a site's address in a list is its address alone, whatever was copied", anyVisit, (visit) => {
  const own = copy(visit, false);
  const request = requestOf(visit, own, false);
  for (const row of takeSteps(findRows({ ...request, recipients: visit.recipients }))) {
    const { recipient } = row;
    const ownOnly = requestOf(
      visit,
      own.filter((given) => isSameRecipient(given.recipient, recipient)),
      false,
    );
    const alone = findCurrent({ ...ownOnly, recipients: [recipient] }, recipient, null);
    expect(addressOf(row)).toBe(addressOf(alone.row));
    // Before anything was copied, the address is the same, or it has been copied for this recipient.
    const before = findCurrent({ ...requestOf(visit, [], false), recipients: [recipient] }, recipient, null);
    const isOwn = own.some(({ email }) => email === addressOf(row));
    expect(isOwn || addressOf(before.row) === addressOf(row)).toBe(true);
  }
});

law("with the book, each keeps its own, and nobody gets an address that another has", anyVisit, (visit) => {
  const own = copy(visit, true);
  const request = requestOf(visit, own, true);
  const rows = takeSteps(findRows({ ...request, recipients: visit.recipients })).filter(hasAddress);
  for (const row of rows) {
    const isKept = own.some(({ recipient }) => isSameRecipient(recipient, row.recipient));
    const owners = own.filter(({ email }) => email === row.email);
    expect(owners.some(({ recipient }) => isSameRecipient(recipient, row.recipient))).toBe(isKept);
    // A name that was given an address is that of two sites, and both keep it.
    const others = isKept ? owners : rows.filter(({ email }) => email === row.email);
    expect(others.every(({ recipient }) => isSameRecipient(recipient, row.recipient))).toBe(true);
  }
});
