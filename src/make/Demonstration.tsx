import { type Address, toOtherDomain } from "../core";
import { useTexts } from "../i18n/useTexts";
import styles from "./Demonstration.module.css";

const JANE: Address = { username: "jane.doe", domain: "gmail.com" };

/** More would not fit on a line. */
const MAX_NAME_LENGTH = 14;

/** For each example: the letters that a dot follows, the index of its tag, and whether it has the other domain. */
const EXAMPLES = [
  ["", 0, false],
  ["1", null, false],
  ["", null, true],
  ["", 1, false],
  ["3", null, false],
  ["", 2, true],
  ["26", null, false],
  ["", 3, false],
  ["16", 4, false],
] as const;

/** The pieces that the list tints, too. Its own code is too large for the first view. */
const TINTED = /(\.(?=.*@)|\+[^@]+|@googlemail\.com)/;

/** A picture of the list to come, for the address in the field. It is inert, because its rows are no aliases of a list. */
export function Demonstration({ address }: { readonly address: Address | null | undefined }) {
  const t = useTexts("make");
  return (
    <div className={`answer surface ${styles.card}`}>
      <div inert translate="no" className={styles.examples}>
        {toExamples(address ?? JANE, t("exampleTags").split(" ")).map((email) => (
          <p key={email}>
            {email.split(TINTED).map((piece, index) =>
              index % 2 === 0 ? (
                piece
              ) : (
                <b key={index} data-sign={piece[0]}>
                  {piece}
                </b>
              ),
            )}
          </p>
        ))}
      </div>
      <p className="note">{t("empty")}</p>
    </div>
  );
}

function toExamples({ username, domain }: Address, tags: readonly string[]): string[] {
  const name = username.replace(/\+.*/, "");
  const shown = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
  const emails = EXAMPLES.map(([gaps, tag, isOther]) => {
    const dotted = shown.replaceAll(/[a-z\d](?=[a-z\d])/g, (letter, at: number) =>
      shown.length > 2 && gaps.includes(String(at + 1)) ? `${letter}.` : letter,
    );
    return `${dotted}${tag === null ? "" : `+${tags[tag]}`}@${isOther ? toOtherDomain(domain) : domain}`;
  });
  // A short name has no room for some of the dots.
  return [...new Set(emails)].filter((email) => email !== `${shown}@${domain}`);
}
