import { BreakableAddress } from "../addressText/BreakableAddress";
import type { FindGiven } from "../book/useGivenTo";
import { addressOf, type CheckedAddress } from "../core";
import styles from "./CheckTable.module.css";
import { Trace } from "./Trace";
import { useCheckTexts } from "./useCheckTexts";

/** An address has at most 254 characters (RFC 5321). What is longer is none, and would take long to draw. */
const MAX_CHARACTERS = 254;

interface CheckRowProps {
  readonly row: CheckedAddress;
  readonly findGiven: FindGiven | null;
}

export function CheckRow({ row, findGiven }: CheckRowProps) {
  const t = useCheckTexts();
  const given = findGiven?.(addressOf(row) ?? "") ?? [];
  const notes = [row.group !== null && t("group", { number: row.group }), row.isRepeated && t("repeated")];

  return (
    <>
      <span role="cell" className={styles.input}>
        <BreakableAddress text={shorten(row.input)} />
      </span>
      <span role="cell" className={row.verdict === "gmail" ? styles.mailbox : styles.quiet}>
        {row.verdict === "gmail" && <BreakableAddress text={row.mailbox} />}
        {row.verdict === "other-host" && t("otherHost", { host: shorten(row.host) })}
        {row.verdict === "invalid" && t("invalid")}
      </span>
      {/* The book knows the recipient. A tag alone only hints at it. */}
      {given.length > 0 ? (
        <span role="cell" className={styles.traces}>
          {given.map((entry) => (
            <Trace key={entry.recipient} entry={entry} />
          ))}
        </span>
      ) : (
        <span role="cell" className={row.verdict === "gmail" && row.tag !== null ? undefined : styles.quiet}>
          {row.verdict === "gmail" && (row.tag === null ? t("noTag") : t("givenTo", { tag: row.tag }))}
        </span>
      )}
      <span role="cell" className={styles.notes}>
        {notes
          .filter((note) => note !== false)
          .map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
      </span>
    </>
  );
}

function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
