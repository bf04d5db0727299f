import { FileUp } from "lucide-react";
import { useId, useRef } from "react";

import { Button } from "../ui/Button";
import { FileInput } from "../ui/FileInput";
import styles from "./CheckInput.module.css";
import { useCheckTexts } from "./useCheckTexts";

/** Opens the browser's choice of a file, and says that a file can also be dropped. */
export function FileButton({ onOpen }: { readonly onOpen: (files: readonly File[]) => Promise<void> }) {
  const t = useCheckTexts();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  return (
    <div className={styles.file}>
      <Button aria-describedby={hintId} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {t("openFile")}
      </Button>
      <FileInput ref={input} accept=".csv,.tsv,.txt,text/*" onOpen={(files) => void onOpen(files)} />
      <span id={hintId} className={styles.hint}>
        {t("fileHint")}
      </span>
    </div>
  );
}
