import { expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { toSenderCsv } from "./toSenderCsv";

const HEADINGS = '\uFEFF"Address","Given to","Sender","Fits","Mails","First","Last"';
const PLUME = { site: "plume.example", fits: true, mails: 12, first: "2025-01-31", last: "2026-11-21" };
const ADDRESSES = [
  {
    email: "jane.doe+plume@gmail.com",
    recipients: ["plume"],
    senders: [PLUME, { ...PLUME, site: "a.example", fits: false }],
  },
  { email: "jane.doe+none@gmail.com", recipients: ["none"], senders: [] },
  { email: "jane.doe@gmail.com", recipients: [], senders: [{ ...PLUME, fits: null, first: null, last: null }] },
];

it("writes headings and a line for each sender of an address", () => {
  expect(takeSteps(toSenderCsv(ADDRESSES))).toBe(
    `${HEADINGS}\r\n` +
      '"jane.doe+plume@gmail.com","plume","plume.example","yes","12","2025-01-31","2026-11-21"\r\n' +
      '"jane.doe+plume@gmail.com","plume","a.example","no","12","2025-01-31","2026-11-21"\r\n' +
      '"jane.doe@gmail.com","","plume.example","","12","",""',
  );
  expect(takeSteps(toSenderCsv([]))).toBe(HEADINGS);
});

it("tells after each sender which share is done", () => {
  expect([...toSenderCsv(ADDRESSES)]).toEqual([1 / 3, 2 / 3, 1]);
});

it("lets no field become a formula", () => {
  const senders = [{ ...PLUME, site: "-1.example" }];
  const text = takeSteps(toSenderCsv([{ email: "+1@gmail.com", recipients: ["=1+1", '"x"'], senders }]));
  expect(text).toContain(`"'+1@gmail.com","'=1+1; ""x""","'-1.example","yes"`);
});
