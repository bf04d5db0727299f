import { type Address, LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "../addresses/address";
import { foldWord } from "../tags/foldWord";
import { findTagProblem, TAG_MAX_LENGTH } from "../tags/toTag";
import { endingOfTag, shortenTag, toRecipientTag } from "./recipientKey";

/** The highest number of a tag. It bounds the cost where every address is taken. */
export const MAX_NUMBER = 20_000;

/**
 * Numbers the tags of a recipient: `netflix-k3f92` has the suffix `k3f9` and the number 2. In front is the tag of
 * `toRecipientTag`, which is shortened to the room behind the name of `address`, at most 20 characters in all.
 *
 * @param suffix May be empty. Only its letters and digits are used.
 * @returns `write`: the tag of a number, which is not written if it is 1; `null` if there is no room; `canWrite`: whether
 *   a tag is one of these, with any number, and with any suffix of this length. `null` if the recipient gives no tag.
 */
export function numberTags({ username }: Address, recipient: string, wholeDomain: boolean, suffix: string) {
  const stem = toRecipientTag(recipient, wholeDomain);
  if (stem === null) return null;
  const ending = endingOfTag(stem, recipient);
  const maxLength = Math.min(TAG_MAX_LENGTH, LOCAL_PART_MAX_OCTETS - mailboxNameOf(username).length - 1);
  const end = suffix === "" ? "" : `-${foldWord(suffix).replaceAll(/[^a-z0-9]/g, "")}`;

  const join = (behind: string): string | null => {
    const start = shortenTag(stem, ending, maxLength - behind.length);
    return start === null || findTagProblem(start + behind) !== null ? null : start + behind;
  };

  /** Whether a tag is the stem, then a suffix, and then a number or nothing. */
  function hasEnd(tag: string, anySuffix: string): boolean {
    const pattern = new RegExp(`^${anySuffix}(?:[2-9]|[1-9]\\d{1,3}|1\\d{4}|${MAX_NUMBER})?$`);
    const ends = Array.from({ length: tag.length + 1 }, (_, start) => tag.slice(start));
    return ends.some((behind) => pattern.test(behind) && join(behind) === tag);
  }

  return {
    write: (number: number) => join(number === 1 ? end : `${end}${number}`),
    canWrite(tag: string): boolean {
      // A shortened stem may end like a suffix.
      const isPlain = hasEnd(tag, "");
      return end === "" ? isPlain : !isPlain && hasEnd(tag, `-[a-z\\d]{${end.length - 1}}`);
    },
  };
}
