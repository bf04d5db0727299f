import type { ReactNode } from "react";

import { BreakableAddress } from "../address/AddressText";
import { useCopy } from "../address/CopyProvider";
import { addressOf, type CheckedAddress, mailboxOf, toRecipient, toRecipientLabel } from "../core";
import { GmailFiltersButton } from "../address/GmailFiltersButton";
import { useLanguage, useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { ViewLink } from "../views/ViewLink";
import styles from "./CheckAnswer.module.css";
import { CheckedAddressText, shorten } from "./CheckedAddressText";
import { type Answer, recipientsOf } from "./chooseAnswer";
import { SHOWN, SPOKEN } from "./textTags";

interface CheckAnswerProps {
  readonly row: CheckedAddress;
  readonly answer: Answer;
  readonly children: ReactNode;
}

export function CheckAnswer({ row, answer, children }: CheckAnswerProps) {
  const t = useTexts("check");
  const copy = useCopy();
  const { language } = useLanguage();
  const email = addressOf(row) ?? "";
  const [named = null] = recipientsOf(answer);
  const label = answer.kind === "random" ? toRecipient(answer.tag) : answer.kind === "mailbox" ? email : named;
  // Only Gmail has filters and new addresses.
  const recipient = email === "" ? null : label;
  const variant = answer.kind === "mailbox" ? "secondary" : "primary";
  const replaced = { email, mailbox: email.replace(/\+[^@]*/, ""), isReplaced: true };
  const search = `to:${email}`;
  const renderMailbox = () => <BreakableAddress text={mailboxOf(row)} className={styles.title} />;
  const link = (text: ReactNode) => (
    // Nobody knows which dots the person writes.
    <ViewLink view="site" siteRequest={{ email, mailbox: "" }}>
      {text}
    </ViewLink>
  );
  const sentences: readonly Readonly<Record<string, string>>[] =
    answer.kind === "given"
      ? answer.entries.map(({ recipient: name, date }) => ({ recipient: name, date: writeDate(date, language) }))
      : [answer];
  const spoken = sentences.map((values) => t.markup(`answers.${answer.kind}`, { ...values, ...SPOKEN }));

  return (
    <div className={`stack tight ${styles.answer}`}>
      <SpokenText role="status" text={`${shorten(row.input)}: ${spoken.join(", ")}`} translate="no" />
      {sentences.map((values) => (
        <p key={`${language} ${answer.kind} ${Object.values(values).join(" ")}`}>
          {t.rich(`answers.${answer.kind}`, { ...values, ...SHOWN, email: renderMailbox, link })}
        </p>
      ))}
      <CheckedAddressText row={row} />
      {children}
      {recipient !== null && recipient === named && (
        <p className="note" translate="no">
          {t("ifSpam", { recipient })}
        </p>
      )}
      {recipient !== null && (
        <div className={`line start ${styles.actions}`}>
          <GmailFiltersButton variant={variant} shown={[{ email, recipient }]} labelOf={toRecipientLabel} />
          {/* A phone can do nothing else: filters are imported on a computer. */}
          <Button variant="secondary" onClick={() => void copy([search])}>
            {t("copySearch")}
          </Button>
          <BreakableAddress text={search} className="note mono" />
          {recipient === named && (
            <ViewLink translate="no" view="site" text={recipient} siteRequest={replaced}>
              {t("newAddress", { recipient })}
            </ViewLink>
          )}
        </div>
      )}
    </div>
  );
}
