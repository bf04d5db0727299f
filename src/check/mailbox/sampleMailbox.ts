/** The sender, the tag of the address, the day, and a header more. */
const MAILS = [
  ["Lumen Books <orders@lumenbooks.example>", "+lumenbooks", "3 Mar 2026"],
  ["Lumen Books <news@lumenbooks.example>", "+lumenbooks", "19 Jun 2026"],
  ["Lumen Books <bounce@mailcourier.example>", "+lumenbooks", "2 Sep 2026", "List-ID: <news.lumenbooks.example>"],
  ["Vela Airways <tickets@velaairways.example>", "+vela", "11 Apr 2026"],
  ["Vela Airways <miles@velaairways.example>", "+vela", "30 Oct 2026"],
  ["You have won <prize@luckydraw.example>", "+vela", "7 Nov 2026"],
  ["Credit today <hello@fastcredit.example>", "+vela", "9 Nov 2026"],
  ["Credit today <hello@fastcredit.example>", "+vela", "15 Nov 2026"],
  ["Piazza Forum <digest@piazza.example>", "+forum", "21 May 2026", "List-ID: <forum.piazza.example>"],
  ["Ann Roe <ann.roe@mail.example>", "", "24 Nov 2026"],
] as const;

/** A made-up mailbox file, to try what the page makes of one. */
export const SAMPLE_MAILBOX = MAILS.map(([from, tag, day, header = "MIME-Version: 1.0"]) =>
  [
    "From MAILER-DAEMON Sun Nov 29 08:00:00 2026",
    "Delivered-To: jane.doe@gmail.com",
    `From: ${from}`,
    `To: jane.doe${tag}@gmail.com`,
    `Date: ${day} 08:00:00 +0000`,
    header,
    "\n\n",
  ].join("\n"),
).join("");
