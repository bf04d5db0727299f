/**
 * Names the group of a recipient: its text before the first dot, in lower case, `netflix` for `Netflix` and for
 * `netflix.com`. Recipients of different groups are never the same (`isSameRecipient`); those of one group may differ.
 */
export function recipientGroupOf(recipient: string): string {
  const [start = ""] = recipient.toLowerCase().split(".", 1);
  return start;
}
