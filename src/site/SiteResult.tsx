import { Funnel, Maximize2, RotateCw } from "lucide";
import { type Dispatch, type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

import { AddressText } from "../address/AddressText";
import { tintOf } from "../address/CopyButton";
import flash from "../address/CopyButton.module.css";
import { GmailFiltersDialog } from "../address/GmailFiltersButton";
import { toDay } from "../book/bookEntries";
import { useBook } from "../book/useBook";
import { toAddressPieces, toRecipientLabel } from "../core";
import { useLanguage, useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { RowMenu } from "../tables/RowMenu";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { passFocusTo } from "../ui/passFocusTo";
import { SpokenText } from "../ui/SpokenText";
import { type FoundRow, hasAddress } from "./findRows";
import { type SiteEvent, WITHOUT_PLUS } from "./siteReducer";
import styles from "./SiteResult.module.css";
import type { Addresses } from "./useAddresses";
import type { HandOut } from "./useHandOut";

/** Of the sentence in place of an address, which says what the mailbox is for. */
export const HINT_ID = "site-hint";

const MINUTE_MS = 60_000;
const SLIDE_MS = 160;

/** In characters. A phone has room for them in one line of large type. */
const LONG = 26;

const passFocus = passFocusTo("[type=submit]");

export interface SiteResultProps {
  readonly addresses: Addresses;
  readonly hint: string;
  readonly isTicked: boolean;
  readonly dispatch: Dispatch<SiteEvent>;
  readonly onShow: (row: FoundRow) => void;
  readonly onHandOut: HandOut;
}

/** The address for one recipient. Until there is one, a ghost shows what it will be like, and there is no button. */
export function SiteResult({ addresses, hint, isTicked, dispatch, onShow, onHandOut }: SiteResultProps) {
  const t = useTexts("site");
  const bookText = useTexts("book");
  const filterText = useTexts("gmailFilters");
  const [isFiltering, setIsFiltering] = useState(false);
  const { language } = useLanguage();
  const today = useSyncExternalStore(onMinute, readToday, readToday);
  const { current, ghost } = addresses;
  const address = useRef<HTMLParagraphElement>(null);
  useSlidingDots(address);
  const found = current !== null && hasAddress(current.row) ? current.row : null;
  const error = current !== null && !hasAddress(current.row) ? current.row.error : null;
  const email = found?.email ?? ghost;
  const isToday = found?.date === today;
  const given = found?.date ? t(isToday ? "givenToday" : "given", { date: writeDate(found.date, language) }) : null;
  const next = current?.next ?? null;
  const fault = error && t(`errors.${error}`);
  const spoken = fault ?? [found?.email, given].filter(Boolean).join(". ");
  const handleNext = () => next !== null && dispatch({ type: "next-requested", email: next });

  return (
    <div className={`answer surface stack near ${styles.result} ${styles.card}`}>
      {/* It changes with every key. A screen reader hears of it once the person pauses. */}
      <div role="status" aria-live="off">
        {email !== null && (
          <p
            ref={address}
            inert={!found}
            className={`${styles.address} ${found ? "" : styles.ghost}`}
            data-long={email.length > LONG || undefined}
          >
            <AddressText pieces={toAddressPieces(email)} />
          </p>
        )}
        {found === null && (
          <p id={HINT_ID} className={`quiet ${styles.sentence}`}>
            {fault ?? hint}
          </p>
        )}
        {given !== null && (
          <p className={`note ${styles.given}`} data-today={isToday || undefined}>
            {given}
          </p>
        )}
        {found !== null && next === null && <p className="note">{t("noOther")}</p>}
      </div>
      <SpokenText translate={found ? "no" : undefined} text={spoken} />
      {/* Hidden and not missing: Enter presses the first button, on the built page too. */}
      <div className={`buttons ${styles.actions}`} hidden={found === null}>
        <SiteCopyButton what="one" isNew={given === null} copied={isTicked && found?.email} />
        {found !== null && (
          <>
            <Button isRepeatable isDisabled={next === null} title={t("next")} onClick={handleNext}>
              <Icon node={RotateCw} />
              <span>{t("next")}</span>
            </Button>
            <Button title={t("show")} aria-haspopup="dialog" onClick={() => onShow(found)}>
              <Icon node={Maximize2} />
              <span>{t("show")}</span>
            </Button>
            <RowMenu label={bookText("rowMore", { recipient: found.email })} tabIndex={0}>
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsFiltering(true)}>
                <Icon node={Funnel} />
                {filterText("open", { count: 1 })}
              </Button>
            </RowMenu>
          </>
        )}
      </div>
      {(error === "no-recipient" || error === "no-room") && (
        <div className={`buttons ${styles.actions}`}>
          <Button ref={passFocus} variant="primary" onClick={() => dispatch(WITHOUT_PLUS)}>
            {t("dots")}
          </Button>
        </div>
      )}
      <GmailFiltersDialog
        shown={found === null ? [] : [found]}
        labelOf={toRecipientLabel}
        isOpen={isFiltering}
        onClose={() => setIsFiltering(false)}
        onDownload={onHandOut}
      />
    </div>
  );
}

const COPY_TEXTS = { one: ["copy", "remember"], all: ["copyAll", "rememberAll"] } as const;

interface SiteCopyButtonProps {
  readonly what: keyof typeof COPY_TEXTS;
  readonly isNew: boolean;
  /** The first address that it has copied. It says so for a moment, and flashes in its tint. */
  readonly copied: string | false | undefined;
}

/** Sends the form, which copies. */
export function SiteCopyButton({ what, isNew, copied }: SiteCopyButtonProps) {
  const t = useTexts("site");
  const texts = COPY_TEXTS[what].slice(0, useBook().book.status === "on" ? 2 : 1);
  const shown = copied ? "copied" : texts.at(isNew ? -1 : 0);
  const tint = copied ? tintOf(copied) : undefined;
  return (
    <Button type="submit" name="copy" variant="primary" className={flash.flash} data-copied={tint}>
      <span className={styles.label}>
        {([...texts, "copied"] as const).map((text) => (
          <span key={text} data-shown={text === shown || undefined}>
            {t(text)}
          </span>
        ))}
      </span>
    </Button>
  );
}

/** The view may stay open over midnight. */
function onMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

const readToday = () => toDay(new Date());

/** Slides the dots of an address to their new places, so that a person sees how the next address differs. */
function useSlidingDots(address: RefObject<HTMLElement | null>): void {
  const last = useRef<readonly number[]>([]);

  useLayoutEffect(() => {
    const dots = Array.from(address.current?.querySelectorAll<HTMLElement>(".dot") ?? []);
    const offsets = dots.map(({ offsetLeft }) => offsetLeft);
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const [index, dot] of isStill ? [] : dots.entries()) {
      const shift = (last.current[index] ?? last.current.at(-1) ?? offsets[index]!) - offsets[index]!;
      if (shift !== 0) dot.animate([{ left: `${shift}px` }, { left: 0 }], { duration: SLIDE_MS, easing: "ease-out" });
    }
    last.current = offsets;
  });
}
