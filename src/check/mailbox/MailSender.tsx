import { type ReactNode, useMemo } from "react";

import { addressOf, type CheckedAddress, fitsRecipient, isSameMailbox, readMail } from "../../core";
import { useMailboxTexts } from "../../i18n/useMailboxTexts";
import { SpokenText } from "../../ui/SpokenText";
import { type Answer, recipientsOf } from "../chooseAnswer";
import { SPOKEN } from "../textTags";

interface MailSenderProps {
  readonly text: string;
  readonly row: CheckedAddress;
  readonly answer: Answer;
}

export function MailSender({ text, row, answer }: MailSenderProps) {
  const t = useMailboxTexts();
  const mail = useMemo(() => readMail(text), [text]);
  const sender = mail?.sender ?? null;
  if (mail === null || sender === null) return null;

  const given = recipientsOf(answer);
  const email = addressOf(row) ?? "";
  // The address may come from the text of the mail, which was sent to another one.
  const isOther =
    mail.recipients.includes(email) &&
    given.length > 0 &&
    !isSameMailbox(sender.from.toLowerCase(), email) &&
    !given.some((recipient) => fitsRecipient(recipient, sender));
  const values = { sender: isOther ? sender.site : sender.from, recipient: given[0] ?? "" };
  const key = isOther ? "sentByOther" : "sentBy";

  return (
    <div className="stack tight">
      <p>{t.rich(key, { ...values, who: renderName, from: renderName })}</p>
      {isOther && <p className="note">{t("note")}</p>}
      <SpokenText text={t.markup(key, { ...values, ...SPOKEN })} translate="no" />
    </div>
  );
}

const renderName = (name: ReactNode) => <bdi translate="no">{name}</bdi>;
