import { useTexts } from "../i18n/useTexts";
import { CopyProvider } from "../address/CopyProvider";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { View } from "../ui/View";
import { CheckInput } from "./CheckInput";
import { CheckResult } from "./CheckResult";
import { useCheck } from "./useCheck";

/** Shows which mailbox each address of a list reaches. The list stays in this view: it is neither stored nor sent. */
export function CheckView() {
  const t = useTexts("check");
  const { check, longCheck, start, pause, resume } = useCheck();
  const hasResult = longCheck === null && check !== null && check.rows.length > 0;
  const said =
    longCheck !== null
      ? t(longCheck.isStopped ? "stopped" : "checking")
      : hasResult
        ? ""
        : t(check === null ? "empty" : "none");

  return (
    <View title={t("title")} description={t("description")}>
      <CheckInput onText={start} />
      <CopyProvider>
        <div className={`answer surface ${hasResult ? "" : "nothing"}`}>
          <SpokenText role="status" text={longCheck === null && check === null ? "" : said} />
          {said !== "" && <p>{said}</p>}
          {longCheck !== null && (
            <>
              <progress aria-label={t("checking")} max={100} value={longCheck.percent} />
              {/* One button for both, so that the focus stays where it is. */}
              <Button onClick={longCheck.isStopped ? resume : pause}>
                {t(longCheck.isStopped ? "resume" : "stop")}
              </Button>
            </>
          )}
          {/* The last result is not shown while a new one takes long. */}
          {hasResult && <CheckResult check={check} />}
        </div>
      </CopyProvider>
    </View>
  );
}
