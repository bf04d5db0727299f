import { Download } from "lucide-react";
import { useState } from "react";

import { type FindGiven, useBook, useGivenTo } from "../book/useBook";
import { CopyProvider, useCopy } from "../clipboard/CopyProvider";
import { type Check, type CheckedAddress, type CheckWords, CSV_TYPE, toCheckCsv, toCheckLines } from "../core";
import { useLanguage } from "../i18n/useLanguage";
import { useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { takeInSlices } from "../platform/runInSlices";
import { useDownload } from "../toasts/useDownload";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import { passFocusTo } from "../ui/passFocusTo";
import { View } from "../ui/View";
import { AddToList } from "./AddToList";
import styles from "./Checker.module.css";
import { CheckInput } from "./CheckInput";
import { canGroup, CheckSummary, CheckTable, SpokenAnswer } from "./CheckTable";
import { useCheck } from "./useCheck";
import { useSaveWithoutDuplicates } from "./useSaveWithoutDuplicates";

const NO_ROWS: readonly CheckedAddress[] = [];

const passFocus = passFocusTo("[role=region]", "textarea", "button");

/** Shows which mailbox each address of a list reaches. The list stays in this view: it is neither stored nor sent. */
export function Checker() {
  const t = useTexts("check");
  const { book } = useBook();
  const findGiven = useGivenTo();
  const { check, longCheck, start, pause, resume } = useCheck();
  const saving = useSaveWithoutDuplicates();
  // The last result is not shown while a new one takes long.
  const shown = longCheck === null ? check : null;
  /** The check of which only the duplicates are wanted. The next one has all its rows again. */
  const [narrowed, setNarrowed] = useState<Check | null>(null);
  const isNarrowed = shown !== null && shown === narrowed;
  const rows = (isNarrowed ? shown.grouped : shown?.rows) ?? NO_ROWS;
  const isRemovable = shown?.going != null && shown.going.first.size > 0;
  const hasOne = rows.length === 1;
  const isEmpty = rows.length === 0 && longCheck === null;
  const table = shown !== null && rows.length > 0 && (
    // Other rows begin at the top.
    <CheckTable key={`${isNarrowed}`} check={shown} shown={rows} findGiven={findGiven} />
  );
  const actions = shown !== null && rows.length > 0 && (
    <CheckActions rows={rows} isNarrowed={isNarrowed} findGiven={findGiven} />
  );

  return (
    <View title={t("title")} description={t("description")}>
      <CheckInput onText={start} />
      <CopyProvider>
        <div
          className={`surface ${styles.result} ${isEmpty ? "nothing" : ""}`}
          data-empty={isEmpty || undefined}
          data-one={hasOne || undefined}
        >
          <div className={`line ${styles.top}`}>
            {/* Always rendered, because screen readers announce only the changes of a live region. For one address they
                say its answer. */}
            <div className={styles.status} role="status" aria-live={hasOne ? "off" : undefined}>
              {longCheck !== null && <p>{longCheck.isStopped ? t("stopped") : t("checking")}</p>}
              {shown !== null && <CheckSummary check={shown} />}
              {saving.percent !== null && <p>{t("removing")}</p>}
            </div>
            <SpokenAnswer row={hasOne ? rows[0] : undefined} findGiven={findGiven} />
            {longCheck !== null && (
              <div className={`line ${styles.progress}`}>
                <progress aria-label={t("checking")} max={100} value={longCheck.percent} />
                {/* One button for both, so that the focus stays where it is. */}
                <Button ignoresDoubleClick onClick={longCheck.isStopped ? resume : pause}>
                  {longCheck.isStopped ? t("resume") : t("stop")}
                </Button>
              </div>
            )}
            {!hasOne && actions}
            {shown !== null && (canGroup(shown) || isRemovable) && (
              <div className={`line ${styles.duplicates}`}>
                {canGroup(shown) && (
                  <label ref={passFocus} className="choice">
                    <Checkbox
                      checked={isNarrowed}
                      onChange={({ target }) => setNarrowed(target.checked ? shown : null)}
                    />
                    <span>{t("onlyDuplicates")}</span>
                  </label>
                )}
                {saving.percent !== null && <progress aria-label={t("removing")} max={100} value={saving.percent} />}
                {isRemovable && (
                  <Button
                    ref={passFocus}
                    aria-busy={saving.isSaving || undefined}
                    isDisabled={saving.isSaving}
                    onClick={() => saving.save(shown.source)}
                  >
                    <Download aria-hidden />
                    {t("saveWithout")}
                  </Button>
                )}
              </div>
            )}
          </div>
          {/* The answer for a single address comes before the buttons. */}
          {hasOne && table}
          {book.status === "on" && findGiven !== null && <AddToList rows={rows} findGiven={findGiven} />}
          {hasOne ? actions : table}
          {longCheck === null && check === null && <p>{t("empty")}</p>}
        </div>
      </CopyProvider>
    </View>
  );
}

interface CheckActionsProps {
  readonly rows: readonly CheckedAddress[];
  /** Whether the check has more rows. */
  readonly isNarrowed: boolean;
  readonly findGiven: FindGiven | null;
}

/** Copies the rows in the reader's words, or saves them in codes for programs. */
function CheckActions({ rows, isNarrowed, findGiven }: CheckActionsProps) {
  const t = useTexts("check");
  const { language } = useLanguage();
  const copy = useCopy();
  const download = useDownload();

  function nameRecipients(toDate: (day: string) => string): CheckWords["givenTo"] {
    if (findGiven === null) return undefined;
    return (address) =>
      findGiven(address)
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
    void download({ name: "gmail-check", extension: "csv", type: CSV_TYPE, text, time });
  }

  return (
    <div className={`buttons ${styles.actions}`}>
      <Button onClick={handleCopy}>{isNarrowed ? t("copyShown", { count: rows.length }) : t("copy")}</Button>
      <Button onClick={() => void handleDownload()}>
        <Download aria-hidden />
        {isNarrowed ? t("csvShown", { count: rows.length }) : "CSV"}
      </Button>
    </div>
  );
}
