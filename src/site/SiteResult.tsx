import type { ReactNode } from "react";

import { AddressText } from "../addressText/AddressText";
import { type ParseResult, toAddressParts, toEmail } from "../core";
import { toLongDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { CopyLabel } from "./CopyLabel";
import { hasAddress, type Place } from "./findRows";
import { useShow } from "../showing/useShow";
import styles from "./SiteResult.module.css";
import type { HandOut } from "./useHandOut";
import { useSiteTexts } from "./useSiteTexts";
import { useToday } from "./useToday";

interface SiteResultProps {
  /** `null` where something is missing. */
  readonly place: Place | null;
  readonly mailbox: ParseResult;
  readonly hasRecipient: boolean;
  readonly isRemembering: boolean;
  readonly isTicked: boolean;
  /** Called with the address that comes next. */
  readonly onNext: (email: string) => void;
  readonly onHandOut: HandOut;
  /** The memory. */
  readonly children: ReactNode;
}

/** The address for one recipient, and what can be done with it. */
export function SiteResult(props: SiteResultProps) {
  const { place, mailbox, hasRecipient, isRemembering, isTicked, onNext, onHandOut, children } = props;
  const t = useSiteTexts();
  const show = useShow();
  const { language } = useLanguage();
  const today = useToday();
  const { row, next } = place ?? { row: null, next: null };
  const found = row !== null && hasAddress(row) && mailbox.ok ? row : null;
  const isGivenToday = found?.date === today;
  const given = isGivenToday
    ? t("givenToday")
    : found?.date
      ? t("given", { date: toLongDate(found.date, language) })
      : null;
  const hint =
    row !== null && !hasAddress(row)
      ? t(`errors.${row.error}`)
      : t(hasRecipient && !mailbox.ok ? "needsMailbox" : "empty");

  return (
    <div className={styles.result}>
      {/* It changes with every key. A screen reader hears of it once the person pauses. */}
      <div role="status" aria-live="off" className={styles.status}>
        {found !== null && mailbox.ok ? (
          <p className={styles.address}>
            <AddressText
              parts={toAddressParts({ email: found.email, original: toEmail(mailbox.address) })}
              tinted="new"
            />
          </p>
        ) : (
          <p className={styles.hint}>{hint}</p>
        )}
        {given !== null && (
          <p className={styles.given} data-today={isGivenToday || undefined}>
            {given}
          </p>
        )}
      </div>
      <SpokenText
        translate={found === null ? undefined : "no"}
        text={found === null ? (row === null ? "" : hint) : [found.email, given].filter(Boolean).join(". ")}
      />
      <div className={styles.actions}>
        {/* A press leads to what is missing. */}
        <Button type="submit" variant="primary" className={found === null ? styles.idle : undefined}>
          <CopyLabel text={t(isRemembering ? "remember" : "copy")} isCopied={isTicked} />
        </Button>
        <Button isDisabled={next === null} onClick={next === null ? undefined : () => onNext(next)}>
          {t("next")}
        </Button>
        <Button
          isDisabled={found === null}
          aria-haspopup="dialog"
          onClick={found === null ? undefined : () => onHandOut([found], show(found.email))}
        >
          {t("show")}
        </Button>
      </div>
      {children}
    </div>
  );
}
