import { Maximize2, RotateCw } from "lucide-react";
import { type Dispatch, useRef, useSyncExternalStore } from "react";

import { AddressText } from "../address/AddressText";
import { useSlidingDots } from "../address/useSlidingDots";
import { toDay } from "../book/bookEntries";
import { toAddressPieces, toRecipientLabel } from "../core";
import { GmailFiltersButton } from "../address/GmailFiltersButton";
import { useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { SiteCopyButton } from "./SiteCopyButton";
import { type FoundRow, hasAddress } from "./findRows";
import { type SiteEvent, WITHOUT_PLUS } from "./siteReducer";
import styles from "./SiteResult.module.css";
import type { Addresses } from "./useAddresses";
import type { HandOut } from "./useHandOut";

const MINUTE_MS = 60_000;

export interface SiteResultProps {
  readonly addresses: Addresses;
  readonly hint: string;
  readonly isTicked: boolean;
  readonly dispatch: Dispatch<SiteEvent>;
  readonly onShow: (row: FoundRow) => void;
  readonly onHandOut: HandOut;
}

export function SiteResult({ addresses, hint, isTicked, dispatch, onShow, onHandOut }: SiteResultProps) {
  const t = useTexts("site");
  const { language } = useLanguage();
  const today = useSyncExternalStore(onMinute, readToday, readToday);
  const { current, preview } = addresses;
  const found = current !== null && hasAddress(current.row) ? current.row : null;
  const email = found?.email ?? preview;
  const isPreview = preview !== null;
  const address = useRef<HTMLParagraphElement>(null);
  useSlidingDots(address);
  const fault = current !== null && !hasAddress(current.row) ? current.row.error : null;
  const isUnplussed = fault === "no-recipient" || fault === "no-room";
  const nextEvent: SiteEvent | null = current?.next ? { type: "next-requested", email: current.next } : null;
  const otherEvent = isUnplussed ? WITHOUT_PLUS : nextEvent;
  const error = fault && t(`errors.${fault}`);
  const namesake = found?.namesake ? t("namesake", found.namesake) : null;
  const isToday = found?.date === today;
  const given = found?.date ? t(isToday ? "givenToday" : "given", { date: writeDate(found.date, language) }) : null;

  return (
    <div className={`answer surface stack ${styles.result} ${styles.card}`}>
      {/* It changes with every key. A screen reader hears of it once the person pauses. */}
      <div role="status" aria-live="off" className={`stack ${styles.status}`}>
        {email !== null && (
          <p
            ref={address}
            aria-hidden={isPreview || undefined}
            className={`${styles.address} ${isPreview ? styles.preview : ""}`}
          >
            <AddressText pieces={toAddressPieces(email)} />
          </p>
        )}
        {found === null && <p className={isPreview ? "note" : "quiet"}>{error ?? hint}</p>}
        {given !== null && (
          <p className={`note ${styles.given}`} data-today={isToday || undefined}>
            {given}
          </p>
        )}
        {namesake !== null && <p className="note">{namesake}</p>}
      </div>
      <SpokenText
        translate={found === null ? undefined : "no"}
        text={error ?? [found?.email, given, namesake].filter(Boolean).join(". ")}
      />
      <div className={`buttons ${styles.actions}`}>
        {/* Without an address, a press moves to the empty field. So does the Tab key, which passes this button. */}
        <SiteCopyButton
          what="one"
          isNew={given === null}
          copied={isTicked && found?.email}
          className={found ? "" : styles.idle}
          tabIndex={found ? 0 : -1}
        />
        <Button
          isRepeatable
          isDisabled={otherEvent === null}
          tabIndex={otherEvent === null ? -1 : 0}
          title={isUnplussed ? undefined : t("next")}
          onClick={() => otherEvent !== null && dispatch(otherEvent)}
        >
          {isUnplussed ? (
            t("dots")
          ) : (
            <>
              <RotateCw aria-hidden />
              <span>{t("next")}</span>
            </>
          )}
        </Button>
        <Button
          isDisabled={found === null}
          tabIndex={found ? 0 : -1}
          title={t("show")}
          aria-haspopup="dialog"
          onClick={() => found && onShow(found)}
        >
          <Maximize2 aria-hidden />
          <span>{t("show")}</span>
        </Button>
        <GmailFiltersButton
          isSingle
          shown={found === null ? [] : [found]}
          selected={[]}
          labelOf={toRecipientLabel}
          onDownload={onHandOut}
        />
      </div>
    </div>
  );
}

/** The view may stay open over midnight. */
function onMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

function readToday(): string {
  return toDay(new Date());
}
