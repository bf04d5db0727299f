import { CopyProvider } from "../clipboard/CopyProvider";
import { View } from "../ui/View";
import { CheckInput } from "./CheckInput";
import { CheckResult } from "./CheckResult";
import { useCheck } from "./useCheck";
import { useCheckTexts } from "./useCheckTexts";

/** Shows which mailbox each address of a list reaches. The list stays in this view: it is neither stored nor sent. */
export function Checker() {
  const t = useCheckTexts();
  const { check, longCheck, start, pause, resume } = useCheck();

  return (
    <View title={t("title")} description={t("description")}>
      <CheckInput onText={start} />
      <CopyProvider>
        <CheckResult check={check} longCheck={longCheck} onPause={pause} onResume={resume} />
      </CopyProvider>
    </View>
  );
}
