import { AddressText } from "../addressText/AddressText";
import { type ParseResult, toAddressParts, toEmail } from "../core";
import { toLongDate } from "../i18n/toLongDate";
import { useLanguage } from "../i18n/useLanguage";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { useShow } from "./showing/useShow";
import styles from "./SiteResult.module.css";
import { hasAddress, type SiteRow } from "./siteRow";
import { useSiteTexts } from "./useSiteTexts";

interface SiteResultProps {
  readonly row: SiteRow | null;
  readonly mailbox: ParseResult;
  readonly hasRecipient: boolean;
  readonly isRemembering: boolean;
  readonly onNext: () => void;
}

/** The address for one recipient, and what can be done with it. */
export function SiteResult({ row, mailbox, hasRecipient, isRemembering, onNext }: SiteResultProps) {
  const t = useSiteTexts();
  const show = useShow();
  const { language } = useLanguage();
  const found = row !== null && hasAddress(row) && mailbox.ok ? row : null;
  const given = found?.date ? t("given", { date: toLongDate(found.date, language) }) : null;
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
        {given !== null && <p className={styles.given}>{given}</p>}
      </div>
      <SpokenText
        translate={found === null ? undefined : "no"}
        text={found === null ? (row === null ? "" : hint) : [found.email, given].filter(Boolean).join(". ")}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {t(isRemembering ? "remember" : "copy")}
        </Button>
        <Button isDisabled={found === null} onClick={onNext}>
          {t("next")}
        </Button>
        <Button
          isDisabled={found === null}
          aria-haspopup="dialog"
          onClick={found === null ? undefined : () => show(found.email)}
        >
          {t("show")}
        </Button>
      </div>
    </div>
  );
}
