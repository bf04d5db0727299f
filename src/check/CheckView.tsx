import { useEffect, useRef } from "react";

import { CopyProvider } from "../address/CopyProvider";
import { useTexts } from "../i18n/useTexts";
import { usePart } from "../platform/createPart";
import { Button } from "../ui/Button";
import { passFocusTo } from "../ui/passFocusTo";
import { SpokenText } from "../ui/SpokenText";
import { View } from "../ui/View";
import { CheckExamples } from "./CheckExamples";
import { CheckInput } from "./CheckInput";
import { CheckResult } from "./CheckResult";
import { mailReaderPart, useCheck } from "./useCheck";

const passFocusToInput = passFocusTo("textarea", "button");
/** Not to the field: on a phone, the keyboard would hide the answer. */
const passFocusToAnswer = passFocusTo(".answer");

/** The checked text stays in this view: it is neither stored nor sent. */
export function CheckView() {
  const t = useTexts("check");
  const checker = useCheck();
  const reader = usePart(mailReaderPart);
  const card = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  const { check, counts, progress } = checker;
  const isUnderWay = typeof progress === "number";
  const none = check?.rows.length === 0 ? t("none") : "";
  const said = isUnderWay ? t("checking") : progress === "stopped" ? t("stopped") : none;

  // On a phone, the answer to a pasted text, or to an example, would be under the keyboard.
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    const { top } = card.current!.getBoundingClientRect();
    if (top < 0 || top > visualViewport!.height / 2) card.current!.scrollIntoView();
  });

  const expectAnswer = (take: (text: string) => void) => (text: string) => {
    isExpected.current = true;
    take(text);
  };

  return (
    <View title={t("title")} description={t("description")}>
      <div onPaste={() => void (isExpected.current = true)}>
        <CheckInput {...checker} />
      </div>
      <CopyProvider>
        <div ref={card} tabIndex={-1} className={`answer surface ${said === "" ? "" : "nothing"}`}>
          <SpokenText role="status" text={said} />
          {said !== "" && <p>{said}</p>}
          {isUnderWay && (
            <div ref={passFocusToInput} className="stack near">
              <progress aria-label={t("checking")} max={100} value={progress} />
              <Button onClick={checker.stop}>{t("stop")}</Button>
            </div>
          )}
          {said === "" && check !== null && <CheckResult check={check} />}
          {said === "" && counts !== null && reader !== null && <reader.MailboxResult counts={counts} />}
          {said === "" && check === null && counts === null && (
            <div ref={passFocusToAnswer}>
              <CheckExamples onTry={expectAnswer(checker.type)} onTryMailbox={expectAnswer(checker.tryMailbox)} />
            </div>
          )}
        </div>
      </CopyProvider>
    </View>
  );
}
