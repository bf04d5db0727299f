import { useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";

import { CopyProvider } from "../clipboard/CopyProvider";
import { checkAddresses } from "../core";
import styles from "../ui/View.module.css";
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
    <main className={styles.view} hidden={isHidden}>
      <header className={styles.hero}>
        <h1>{t("title")}</h1>
        <p>{t("description")}</p>
      </header>
      <CheckForm text={text} onChange={setText} />
      <CopyProvider>
        <CheckResult rows={rows} isEmpty={deferredText.trim() === ""} />
      </CopyProvider>
    </main>
  );
}
