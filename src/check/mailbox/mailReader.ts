/*
 * The reader of mails says who sent one, and who writes to which address of a mailbox. Most visits need neither. It is
 * one file, as the maker of lists is.
 */
export { MailboxResult } from "./MailboxResult";
export { MailSender } from "./MailSender";
export { readMailboxFile } from "./readMailboxFile";
export { writeSampleMailbox } from "./writeSampleMailbox";
