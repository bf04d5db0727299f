import { useEffect, useRef } from "react";

import { CopyProvider } from "../address/CopyProvider";
import { isMailboxFile } from "../core";
import { useTexts } from "../i18n/useTexts";
import { usePart } from "../platform/createPart";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { View } from "../ui/View";
import { CheckInput } from "./CheckInput";
import { CheckResult } from "./CheckResult";
import { mailReaderPart } from "./checkParts";
import { type SourceText, TYPED, useCheck } from "./useCheck";
import { useMailbox } from "./useMailbox";

/** The checked text stays in this view: it is neither stored nor sent. */
export function CheckView() {
  const t = useTexts("check");
  const ofText = useCheck();
  const ofMailbox = useMailbox();
  const reader = usePart(mailReaderPart);
  const card = useRef<HTMLDivElement>(null);
  const isPasted = useRef(false);
  const { check } = ofText;
  const { mailbox } = ofMailbox;
  const { percent, isStopped } = mailbox ?? ofText;
  const { pause, resume } = mailbox === null ? ofText : ofMailbox;
  const counts = mailbox?.counts ?? null;
  const hasResult = percent === null && (counts !== null || (check !== null && check.rows.length > 0));
  const said = percent !== null ? t(isStopped ? "stopped" : "checking") : hasResult ? "" : sayNothing();

  /** Says why there is no result. */
  function sayNothing(): string {
    if (mailbox === null) return t(check === null ? "empty" : "none");
    const { file, isBroken } = mailbox;
    return isBroken ? t("refused.unreadable", { name: file instanceof File ? file.name : t("pasted") }) : "";
  }

  function openMailbox(file: Blob): void {
    ofText.start(TYPED);
    ofMailbox.open(file);
  }

  function takeText(source: SourceText): void {
    const { name, text } = source;
    // A file has been looked at.
    if (name === null && isMailboxFile(text)) return openMailbox(new Blob([text]));
    ofMailbox.close();
    ofText.start(source);
  }

  // On a phone, the answer to a pasted text would be under the keyboard.
  useEffect(() => {
    if (!isPasted.current) return;
    isPasted.current = false;
    if (card.current!.getBoundingClientRect().top > visualViewport!.height / 2) card.current!.scrollIntoView();
  });

  return (
    <View title={t("title")} description={t("description")}>
      <div onPaste={() => void (isPasted.current = true)}>
        <CheckInput onText={takeText} onMailbox={openMailbox} />
      </div>
      <CopyProvider>
        <div ref={card} className={`answer surface ${hasResult ? "" : "nothing"}`}>
          <SpokenText role="status" text={percent === null && check === null && mailbox === null ? "" : said} />
          {said !== "" && <p>{said}</p>}
          {check === null && mailbox === null && <p className="note">{t("howTo")}</p>}
          {percent !== null && (
            <>
              <progress aria-label={t("checking")} max={100} value={percent} />
              {/* One button for both, so that the focus stays where it is. */}
              <Button onClick={isStopped ? resume : pause}>{t(isStopped ? "resume" : "stop")}</Button>
            </>
          )}
          {hasResult && counts === null && <CheckResult check={check!} />}
          {counts !== null && reader !== null && <reader.MailboxResult counts={counts} />}
        </div>
      </CopyProvider>
    </View>
  );
}
