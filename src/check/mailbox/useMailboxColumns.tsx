import { type ReactNode, useMemo } from "react";

import { AddressText } from "../../address/AddressText";
import { type BookEntry, toAddressPieces } from "../../core";
import { useMailboxTexts } from "../../i18n/useMailboxTexts";
import { useLanguage, useTexts } from "../../i18n/useTexts";
import { writeDays } from "../../i18n/writeDate";
import { RowMenu } from "../../tables/RowMenu";
import type { Column, TabStop } from "../../tables/Table";
import { Button } from "../../ui/Button";
import { ViewLink } from "../../views/ViewLink";
import { renderTag } from "../textTags";
import styles from "./MailboxResult.module.css";
import { type AddressRow, isSenderRow, type MailboxRow } from "./toAddressRows";

export type FilteredAddress = Pick<BookEntry, "email" | "recipient">;

/** @param mailbox The person's own address. */
export function useMailboxColumns(
  mailbox: string,
  onFilter: (addresses: readonly FilteredAddress[]) => void,
): readonly Column<MailboxRow>[] {
  const t = useMailboxTexts();
  const checkText = useTexts("check");
  const { language } = useLanguage();

  return useMemo(() => {
    function renderGiven({ recipients, isKnown }: AddressRow): ReactNode {
      const tag = recipients.join(", ");
      if (tag === "") return null;
      return (
        <span translate="no">
          {isKnown && `${t("columns.givenTo")} `}
          {isKnown ? renderTag(tag) : checkText.rich("guess", { tag, who: renderTag })}
        </span>
      );
    }

    function renderActions(row: MailboxRow, tabStop: TabStop): ReactNode {
      if (isSenderRow(row)) return null;
      const { email } = row;
      const [recipient] = row.recipients;
      return (
        <RowMenu label={t("more", { email })} tabIndex={tabStop === 0 ? 0 : -1}>
          {/* The label of an address that was given to nobody is the address. */}
          <Button variant="quiet" onClick={() => onFilter([{ email, recipient: recipient ?? email }])}>
            {t("actions.filter")}
          </Button>
          {recipient !== undefined && (
            <ViewLink translate="no" view="site" text={recipient} siteRequest={{ email, mailbox, isReplaced: true }}>
              {t("actions.new", { recipient })}
            </ViewLink>
          )}
        </RowMenu>
      );
    }

    return [
      {
        key: "address",
        heading: t("columns.address"),
        className: styles.address,
        cell: (row, tabStop) =>
          isSenderRow(row) ? (
            // Focusable, so that the keys lead from row to row.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <bdi translate="no" className={styles.sender} tabIndex={tabStop === 0 ? 0 : -1}>
              {row.site}
            </bdi>
          ) : (
            <AddressText pieces={toAddressPieces(row.email)} />
          ),
      },
      {
        key: "givenTo",
        heading: t("columns.givenTo"),
        className: styles.givenTo,
        cell(row) {
          if (!isSenderRow(row)) return renderGiven(row);
          return row.fits === false && <span className={styles.other}>{t("another")}</span>;
        },
      },
      {
        key: "mails",
        heading: t("columns.mails"),
        className: `note ${styles.mails}`,
        cell: (row) => (
          <>
            {t("mails", { count: row.mails })}
            {isSenderRow(row) && row.first !== null && row.last !== null && (
              <span> {writeDays(row.first, row.last, language)}</span>
            )}
          </>
        ),
      },
      { key: "actions", heading: t("columns.actions"), className: styles.actions, cell: renderActions },
    ];
  }, [mailbox, onFilter, t, checkText, language]);
}
