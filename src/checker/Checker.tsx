import { useRef, useState } from "react";
import { flushSync } from "react-dom";

import { BookProvider } from "../book/BookProvider";
import { CopyProvider } from "../clipboard/CopyProvider";
import { FileDrop } from "../ui/FileDrop";
import { View } from "../ui/View";
import styles from "./CheckInput.module.css";
import { CheckForm } from "./CheckForm";
import { CheckResult } from "./CheckResult";
import { FileButton } from "./FileButton";
import { LargeTextChip } from "./LargeTextChip";
import { useCheck } from "./useCheck";
import { useCheckTexts } from "./useCheckTexts";
import { useLargeText } from "./useLargeText";

/** Shows which mailbox each address of a list reaches. The list stays in this component: it is neither stored nor sent. */
export function Checker() {
  const t = useCheckTexts();
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const { check, longCheck, start, pause, resume } = useCheck();
  const { largeText, refusal, open, paste, remove, dismissRefusal } = useLargeText(start);

  function handleChange(next: string): void {
    dismissRefusal();
    setText(next);
    start(next);
  }

  function handleRemove(): void {
    // The field can take the focus only once it is shown again.
    flushSync(remove);
    start(text);
    field.current?.focus();
  }

  return (
    <View title={t("title")} description={t("description")}>
      <div className={styles.input}>
        {/* Behind a large text, the field keeps its own. */}
        <CheckForm
          field={field}
          text={text}
          isHidden={largeText !== null}
          onChange={handleChange}
          onLargeText={paste}
        />
        {largeText !== null && <LargeTextChip largeText={largeText} onRemove={handleRemove} />}
        <FileButton onOpen={open} />
        {refusal !== null && (
          <p role="alert" aria-live="polite" className={styles.refusal}>
            {t(`refused.${refusal.error}`, { name: refusal.name ?? t("pasted") })}
          </p>
        )}
      </div>
      <BookProvider>
        <CopyProvider>
          <CheckResult check={check} longCheck={longCheck} onPause={pause} onResume={resume} />
        </CopyProvider>
      </BookProvider>
      <FileDrop onDrop={(files) => void open(files)}>{t("drop")}</FileDrop>
    </View>
  );
}
