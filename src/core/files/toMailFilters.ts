import type { Alias } from "../aliases/alias";
import { toFilterLabel, toLabel } from "./toFilterLabel";

export interface MailFilterOptions {
  /** The label of an alias, as a person may type it; `toFilterLabel` by default. An empty one is left out. */
  readonly labelOf?: (alias: Alias) => string;
  readonly shouldArchive: boolean;
  readonly shouldMarkAsRead: boolean;
  readonly shouldNeverSpam: boolean;
  /** The time of the file in UTC, as `toISOString` gives it; fractions of a second are left out. */
  readonly updated: string;
}

/**
 * Writes a file that Gmail imports as filters, one for each alias: `mailFilters.xml`, an Atom feed
 * (RFC 4287) with properties of Google Apps, as Gmail's own export has it.
 * https://support.google.com/mail/answer/6579
 *
 * Gmail is reported to match the plain address of an account with every variant of it, so that a filter
 * for the base address may be one for every message. Whether it is wanted is the caller's choice.
 *
 * @returns Well-formed XML 1.0, whatever stands in the labels: characters that XML forbids are left out.
 * @throws RangeError where `updated` is no time in UTC.
 */
export function toMailFilters(aliases: readonly Alias[], options: MailFilterOptions): string {
  const [, time] = UTC_TIME.exec(options.updated) ?? [];
  if (time === undefined) throw new RangeError(`updated must be a time in UTC, not ${options.updated}`);
  const updated = `${time}Z`;
  // Gmail numbers its filters by the time they were made; each needs a number of its own.
  const first = Number(time.replaceAll(/\D/g, ""));

  const entries = aliases.map((alias, index) => [
    "  <entry>",
    "    <category term='filter'></category>",
    "    <title>Mail Filter</title>",
    `    <id>tag:mail.google.com,2008:filter:${first + index}</id>`,
    `    <updated>${updated}</updated>`,
    "    <content></content>",
    ...toProperties(alias, options).map(
      ([name, value]) => `    <apps:property name='${name}' value='${toXmlText(value)}'/>`,
    ),
    "  </entry>",
  ]);

  return [
    "<?xml version='1.0' encoding='UTF-8'?>",
    "<feed xmlns='http://www.w3.org/2005/Atom' xmlns:apps='http://schemas.google.com/apps/2006'>",
    "  <title>Mail Filters</title>",
    `  <id>tag:mail.google.com,2008:filters:${first}</id>`,
    `  <updated>${updated}</updated>`,
    ...entries.flat(),
    "</feed>",
    "",
  ].join("\n");
}

/** RFC 3339, as Atom has it. */
const UTC_TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d+)?Z$/;

/** What the filter looks for, then what it does. */
function toProperties(alias: Alias, options: MailFilterOptions): [name: string, value: string][] {
  const { labelOf = toFilterLabel, shouldArchive, shouldMarkAsRead, shouldNeverSpam } = options;
  const label = toLabel(withoutForbidden(labelOf(alias)));
  const actions = Object.entries({ shouldArchive, shouldMarkAsRead, shouldNeverSpam });
  return [
    ["to", alias.email],
    ...(label === "" ? [] : [["label", label] satisfies [string, string]]),
    ...actions.filter(([, isWanted]) => isWanted).map(([name]): [string, string] => [name, "true"]),
  ];
}

/** Leaves out what no XML 1.0 document may hold, lone surrogates among it: https://www.w3.org/TR/xml/#charsets */
function withoutForbidden(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "'": "&apos;",
  '"': "&quot;",
};

function toXmlText(text: string): string {
  return text.replaceAll(/[&<>'"]/g, (character) => ENTITIES[character]!);
}
