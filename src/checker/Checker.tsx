import { useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";

import { CopyProvider } from "../clipboard/CopyProvider";
import { checkAddresses } from "../core";
import { View } from "../ui/View";
import { CheckForm } from "./CheckForm";
import { CheckResult } from "./CheckResult";

/** Shows which mailbox each pasted address reaches. The text stays in this component: it is neither stored nor sent. */
export function Checker({ isHidden = false }: { readonly isHidden?: boolean }) {
  const t = useTranslations("check");
  const [text, setText] = useState("");
  // Typing must stay fluent, so a long list is checked when the browser has time.
  const deferredText = useDeferredValue(text);
  const rows = useMemo(() => checkAddresses(deferredText), [deferredText]);

  return (
    <View title={t("title")} description={t("description")} isHidden={isHidden}>
      <CheckForm text={text} onChange={setText} />
      <CopyProvider>
        <CheckResult rows={rows} isEmpty={deferredText.trim() === ""} />
      </CopyProvider>
    </View>
  );
}
