import { type ReactNode, useEffect, useMemo, useState } from "react";

import { useKnownMailbox } from "../views/useKnownMailbox";
import { type FindEntries, useBook } from "../book/useBook";
import { useCopy } from "../address/CopyProvider";
import {
  type CheckedAddress,
  type CheckWords,
  CSV_TYPE,
  isBackup,
  parseAddress,
  type Staying,
  toCheckCsv,
  toCheckLines,
  toEmail,
} from "../core";
import { useLanguage } from "../i18n/useLanguage";
import { useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { usePart } from "../platform/createPart";
import { takeInSlices } from "../platform/runInSlices";
import { useDownload } from "../toasts/useDownload";
import { useLoad } from "../toasts/useLoad";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { ViewLink } from "../views/ViewLink";
import { CheckAnswer, valuesOf } from "./CheckAnswer";
import { shorten } from "./CheckedAddressText";
import styles from "./CheckView.module.css";
import { CheckTable } from "./CheckTable";
import { chooseAnswer, toAnswer } from "./chooseAnswer";
import { listFigures, ListSummary, offerStaying } from "./ListSummary";
import { sortItems } from "./toItems";
import { useFindEntriesAtGmail } from "./useFindEntriesAtGmail";
import { type CheckedSource, mailReaderPart } from "./useCheck";

const asText = (text: string) => text;

/** A sentence for a screen reader, without its elements. */
const SPOKEN = {
  number: asText,
  label: asText,
  who: asText,
  title: (text: string) => `${text}. `,
  email: (text: string) => `${text}. `,
  note: asText,
  link: asText,
};

export function CheckResult({ check }: { readonly check: CheckedSource }) {
  const t = useTexts("check");
  const findEntries = useFindEntriesAtGmail();
  const own = useOwnAddress();
  const { language } = useLanguage();
  const reader = usePart(mailReaderPart);
  const load = useLoad();
  const [chosen, setChosen] = useState<Staying>("first");
  const staying = offerStaying(check).includes(chosen) ? chosen : "first";

  const isMail = check.kind === "mail";
  useEffect(() => {
    if (isMail) void load(mailReaderPart);
  }, [isMail, load]);

  const asked = useMemo(() => {
    const row = chooseAnswer(check, { findEntries, own });
    return row && { row, answer: toAnswer(row, { findEntries, own }) };
  }, [check, findEntries, own]);
  const items = useMemo(() => (asked === null ? check.items : sortItems(check.items, asked.row)), [check, asked]);
  // The addresses of one person are mostly the reader's own, so none of them is marked.
  const removable = check.people > 1 ? (check.removable?.[staying] ?? null) : null;
  const sentences =
    asked === null
      ? listFigures(check).map(({ key, count }) => t.markup(`figures.${key}`, { count, ...SPOKEN }))
      : valuesOf(asked.answer, (day) => writeDate(day, language)).map((values) =>
          t.markup(`answers.${asked.answer.kind}`, { ...values, ...SPOKEN }),
        );
  const said = (asked === null ? "" : `${shorten(asked.row.input)}: `) + sentences.join(", ");

  return (
    <>
      <SpokenText role="status" text={said} translate="no" />
      {isBackup(check.text) && <p className={styles.backup}>{t.rich("backup", { link: renderLink })}</p>}
      {asked === null ? (
        <ListSummary check={check} staying={staying} onStaying={setChosen} />
      ) : (
        <CheckAnswer {...asked}>
          {isMail && reader !== null && <reader.MailSender text={check.text} {...asked} />}
        </CheckAnswer>
      )}
      {items.length > 1 && (
        <CheckTable
          label={t("result")}
          items={items}
          hidesHeadings={asked !== null}
          removable={removable}
          findEntries={findEntries}
        />
      )}
      <CheckActions rows={check.rows} isCounted={asked !== null} findEntries={findEntries} />
    </>
  );
}

const renderLink = (text: ReactNode) => <ViewLink view="site">{text}</ViewLink>;

/** Returns the address that the person used here, or that the book knows, with its dots; `null` for none. */
function useOwnAddress(): string | null {
  const [known] = useKnownMailbox();
  const { content } = useBook().book;
  const parsed = parseAddress(known || (content?.mailbox ?? ""));
  return parsed.ok ? toEmail(parsed.address) : null;
}

interface CheckActionsProps {
  readonly rows: readonly CheckedAddress[];
  /** Whether nothing else says how many rows there are. */
  readonly isCounted: boolean;
  readonly findEntries: FindEntries | null;
}

/** Copies the rows in the reader's words, or saves them in codes for programs. */
function CheckActions({ rows, isCounted, findEntries }: CheckActionsProps) {
  const t = useTexts("check");
  const { language } = useLanguage();
  const copy = useCopy();
  const download = useDownload();

  function nameRecipients(toDate: (day: string) => string): CheckWords["givenTo"] {
    if (findEntries === null) return undefined;
    return (address) =>
      findEntries(address)
        .map(({ recipient, date }) => `${recipient} (${toDate(date)})`)
        .join("; ");
  }

  function handleCopy(): void {
    const words: CheckWords = {
      toHeading: ({ key }) => t(`columns.${key}`),
      verdicts: { gmail: t("verdicts.gmail"), "other-host": t("verdicts.other-host"), invalid: t("invalid") },
      repeated: t("repeated"),
      givenTo: nameRecipients((day) => writeDate(day, language)),
    };
    void copy(takeInSlices(toCheckLines(rows, words)), rows.length);
  }

  async function handleDownload(): Promise<void> {
    const time = new Date();
    const givenTo = nameRecipients((day) => day);
    const text = await takeInSlices(toCheckCsv(rows, givenTo));
    download({ name: "gmail-check", extension: "csv", type: CSV_TYPE, text, time });
  }

  return (
    <div className={`line ${styles.foot}`}>
      <span className="note">{isCounted && t.markup("figures.addresses", { count: rows.length, number: asText })}</span>
      <Button variant="quiet" onClick={handleCopy}>
        {t("copy")}
      </Button>
      <Button variant="quiet" onClick={() => void handleDownload()}>
        CSV
      </Button>
    </div>
  );
}
