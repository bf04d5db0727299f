export { isSameMailbox, tagOf, toEmail, toOtherDomain } from "./addresses/address";
export type { Address, ParseError, ParseResult } from "./addresses/address";
export { type Check, checkAddresses, STAYING, type Staying } from "./addresses/checkAddresses";
export { addressOf, type CheckedAddress, mailboxOf } from "./addresses/checkedAddress";
export {
  findAddressFault,
  findForeignCharacters,
  findMeant,
  isAddressList,
  parseAddress,
} from "./addresses/parseAddress";
export { withoutDuplicates } from "./addresses/withoutDuplicates";
export { type Alias, MAX_RESULTS } from "./aliases/alias";
export { drawSimpleAliases } from "./aliases/drawSimpleAliases";
export { generateAliases } from "./aliases/generateAliases";
export { countDottedAliases, isOfKind, listProposals, proposeAlias } from "./aliases/proposeAlias";
export type { ProposeError, ProposeOptions } from "./aliases/proposeAlias";
export { type AddressPiece, toAddressPieces } from "./aliases/toAddressPieces";
export { BOOK_FIELDS, type BookEntry, isBackup, readBookEntry, toBookCsv, toBookJson } from "./book/bookEntry";
export { type Import, type ImportResult, readImport } from "./book/readImport";
export { searchRecipients } from "./book/searchRecipients";
export {
  BOOK_TEXT_MAX_LENGTH,
  isSameRecipient,
  isShortLink,
  isSite,
  recipientGroupOf,
  recipientIdOf,
  toRecipient,
} from "./recipients/toRecipient";
export { listCells, type Pasted, splitPasted } from "./recipients/splitPasted";
export { toRecipients } from "./recipients/toRecipients";
export { toCheckCsv } from "./files/toCheckCsv";
export { aliasFormats } from "./files/aliasFormats";
/** @public */
export { toCsv, toJson, toTxt } from "./files/aliasFormats";
export { BYTE_ORDER_MARK, CSV_TYPE } from "./files/toCsvText";
export { toSenderCsv } from "./files/toSenderCsv";
export { FILTER_ACTIONS, toFilterLabel, toMailFilters, toRecipientLabel } from "./files/toMailFilters";
export type { FilterActions } from "./files/toMailFilters";
export { groupBy, toLookup } from "./groupBy";
export { fitsRecipient } from "./mails/fitsRecipient";
export type { AddressCount, MailboxCounts, OwnMailbox, SenderCount } from "./mails/countMails";
export { readMail } from "./mails/readMail";
export { MAILBOX_BEGINNING_LENGTH, isMailboxFile } from "./mails/isMailboxFile";
export { createMailboxReader } from "./mails/readMailbox";
export type { Steps } from "./steps";
export { type JudgedTag, judgeOwnTags, tagOfSeries, tagsOf } from "./tags/judgeOwnTags";
export type { TagWords } from "./tags/drawTagPool";
export { isDay } from "./isDay";
