/* The reader of mails: who sent one, and who writes to which address of a mailbox. Most visits need neither. */
export { MailboxResult } from "./MailboxResult";
export { MailSender } from "./MailSender";
export { readMailboxFile } from "./readMailboxFile";

/** The sender, the tag of the address, the day, and a header more. */
const MAILS = [
  ["Lumen Books <orders@lumenbooks.example>", "+lumenbooks", "3 Mar 2026"],
  ["Lumen Books <bounce@mailcourier.example>", "+lumenbooks", "2 Sep 2026", "List-ID: <news.lumenbooks.example>"],
  ["TAG <orders@TAG.example>", "+TAG", "11 Apr 2026"],
  ["TAG <news@TAG.example>", "+TAG", "30 Oct 2026"],
  ["You have won <prize@luckydraw.example>", "+TAG", "7 Nov 2026"],
  ["Ann Roe <ann.roe@mail.example>", "", "24 Nov 2026"],
] as const;

/** Writes a made-up mailbox file, to try what the page makes of one. Others write to the address with the tag, too. */
export function writeSampleMailbox(tag: string): string {
  const mails = MAILS.map(([from, mailTag, day, header = "MIME-Version: 1.0"]) => {
    return `From MAILER-DAEMON Sun Nov 29 08:00:00 2026
Delivered-To: jane.doe@gmail.com
From: ${from}
To: jane.doe${mailTag}@gmail.com
Date: ${day} 08:00:00 +0000
${header}

`;
  });
  return mails.join("").replaceAll("TAG", tag);
}
