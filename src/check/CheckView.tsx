import { useEffect, useRef } from "react";

import { useTexts } from "../i18n/useTexts";
import { CopyProvider } from "../address/CopyProvider";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { View } from "../ui/View";
import { CheckInput } from "./CheckInput";
import { CheckResult } from "./CheckResult";
import { useCheck } from "./useCheck";

/** The checked text stays in this view: it is neither stored nor sent. */
export function CheckView() {
  const t = useTexts("check");
  const { check, percent, isStopped, start, pause, resume } = useCheck();
  const card = useRef<HTMLDivElement>(null);
  const isPasted = useRef(false);
  const hasResult = percent === null && check !== null && check.rows.length > 0;
  const said =
    percent !== null ? t(isStopped ? "stopped" : "checking") : hasResult ? "" : t(check === null ? "empty" : "none");

  // On a phone, the answer to a pasted text would be under the keyboard.
  useEffect(() => {
    if (!isPasted.current) return;
    isPasted.current = false;
    if (card.current!.getBoundingClientRect().top > visualViewport!.height / 2) card.current!.scrollIntoView();
  });

  return (
    <View title={t("title")} description={t("description")}>
      <div onPaste={() => void (isPasted.current = true)}>
        <CheckInput onText={start} />
      </div>
      <CopyProvider>
        <div ref={card} className={`answer surface ${hasResult ? "" : "nothing"}`}>
          <SpokenText role="status" text={percent === null && check === null ? "" : said} />
          {said !== "" && <p>{said}</p>}
          {percent !== null && (
            <>
              <progress aria-label={t("checking")} max={100} value={percent} />
              {/* One button for both, so that the focus stays where it is. */}
              <Button onClick={isStopped ? resume : pause}>{t(isStopped ? "resume" : "stop")}</Button>
            </>
          )}
          {hasResult && <CheckResult check={check} />}
        </div>
      </CopyProvider>
    </View>
  );
}
