import { tagOf } from "../addresses/address";
import type { Alias } from "../aliases/alias";

/** The actions of a filter beside its label, by Gmail's names. */
export const FILTER_ACTIONS = ["shouldArchive", "shouldMarkAsRead", "shouldNeverSpam", "shouldTrash"] as const;

export type FilterActions = Readonly<Partial<Record<(typeof FILTER_ACTIONS)[number], boolean>>>;

/**
 * Writes a file that Gmail imports as filters: an Atom feed (RFC 4287) like Gmail's own export,
 * https://support.google.com/mail/answer/6579. Users report that a filter for the base address may match all mail.
 *
 * @param filters The address that each filter looks for, and its label, which may be empty.
 * @param options With the time of the file, as `toISOString` returns it.
 * @returns Well-formed XML 1.0 for any labels. Characters that XML forbids are removed.
 */
export function toMailFilters(
  filters: readonly Readonly<Record<"email" | "label", string>>[],
  options: FilterActions & { readonly updated: string },
): string {
  const updated = options.updated.replace(/\.\d+/, "");
  // Gmail numbers filters by the time of their creation, and no two may have the same number.
  const first = Number(updated.replaceAll(/\D/g, ""));

  const entries = filters.map(({ email, label }, index) => [
    "  <entry>",
    "    <category term='filter'></category>",
    "    <title>Mail Filter</title>",
    `    <id>tag:mail.google.com,2008:filter:${first + index}</id>`,
    `    <updated>${updated}</updated>`,
    "    <content></content>",
    ...toProperty("to", email),
    ...toProperty("label", toLabel(label)),
    ...FILTER_ACTIONS.flatMap((action) => toProperty(action, options[action] ? "true" : "")),
    "  </entry>",
  ]);

  return [
    "<?xml version='1.0' encoding='UTF-8'?>",
    "<feed xmlns='http://www.w3.org/2005/Atom' xmlns:apps='http://schemas.google.com/apps/2006'>",
    "  <title>Mail Filters</title>",
    `  <id>tag:mail.google.com,2008:filters:${first}</id>`,
    `  <updated>${updated}</updated>`,
    "  <author>",
    "    <name>Plusdot</name>",
    "  </author>",
    ...entries.flat(),
    "</feed>",
    "",
  ].join("\n");
}

/** Writes a property of a filter, or nothing without a value. */
function toProperty(name: string, value: string): string[] {
  const escaped = value.replaceAll(/[&<>'"]/g, (sign) => ENTITIES[sign]!);
  return value === "" ? [] : [`    <apps:property name='${name}' value='${escaped}'/>`];
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&apos;", '"': "&quot;" };

/** The characters that XML 1.0 forbids, such as lone surrogates: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The longest label that Gmail accepts, in characters. */
const LABEL_MAX_LENGTH = 225;

/**
 * Names that Gmail keeps for itself. It refuses them as a label, and as the first level of one. Google lists some
 * (https://developers.google.com/workspace/gmail/api/guides/labels), and backup tools found the others:
 * https://github.com/GAM-team/got-your-back/issues/350 and https://github.com/gauteh/lieer/issues/109
 */
const RESERVED =
  /^(?:all ?mail|archived?|bin|buzz|chats?|drafts?|important|inbox|migrated|muted|sent(?: mail)?|spam|starred|todos?|trash|unread|voicemail)(?=\/|$)/i;

/** Turns any text into a label that Gmail accepts, without empty levels. The label may be empty. */
function toLabel(text: string): string {
  const written = text.replaceAll(FORBIDDEN, "").split("/");
  const levels = written.map((level) => level.trim().replaceAll(/\s+/g, " ")).filter((level) => level !== "");
  const label = levels.join("/").replace(RESERVED, "_$&").slice(0, LABEL_MAX_LENGTH);
  // The cut may leave half a character or an empty level at the end.
  return label.replace(/[/ ]*[\uD800-\uDBFF]?$/, "");
}

/** Names the label of an alias by its tag, or else by its dotted name; by the whole address on the other host. */
export function toFilterLabel({ email, type }: Pick<Alias, "email" | "type">, prefix: string): string {
  const localPart = email.slice(0, email.indexOf("@"));
  return toLabel(`${prefix}/${tagOf(localPart) ?? (type === "dots" ? localPart : email)}`);
}

/** Names the label of an address in the book by its recipient. A slash would begin a level, so it becomes a hyphen. */
export function toRecipientLabel({ recipient }: { readonly recipient: string }, prefix: string): string {
  return toLabel(`${prefix}/${recipient.replaceAll("/", "-")}`);
}
