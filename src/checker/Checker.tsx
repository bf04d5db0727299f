import { useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";

import { CopyProvider } from "../clipboard/CopyProvider";
import { checkAddresses } from "../core";
import styles from "../ui/View.module.css";
import { CheckForm } from "./CheckForm";
import { CheckResult } from "./CheckResult";

/** Says of pasted addresses whose they are. What is pasted stays in this component: it is neither stored nor sent. */
export function Checker({ isHidden = false }: { readonly isHidden?: boolean }) {
  const t = useTranslations("check");
  const [text, setText] = useState("");
  // The field goes first: a long list is read once there is time for it.
  const settled = useDeferredValue(text);
  const rows = useMemo(() => checkAddresses(settled), [settled]);

  return (
    <main className={styles.view} hidden={isHidden}>
      <header className={styles.hero}>
        <h1>{t("title")}</h1>
        <p>{t("description")}</p>
      </header>
      <CheckForm text={text} onChange={setText} />
      <CopyProvider>
        <CheckResult rows={rows} isEmpty={settled.trim() === ""} />
      </CopyProvider>
    </main>
  );
}
