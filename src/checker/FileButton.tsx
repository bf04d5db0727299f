import { FileUp } from "lucide-react";
import { type ChangeEvent, useId, useRef } from "react";

import { Button } from "../ui/Button";
import styles from "./CheckInput.module.css";
import { useCheckTexts } from "./useCheckTexts";

/** Opens the browser's choice of a file, and says that a file can also be dropped. */
export function FileButton({ onOpen }: { readonly onOpen: (files: readonly File[]) => Promise<void> }) {
  const t = useCheckTexts();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    void onOpen(Array.from(currentTarget.files ?? []));
    // Otherwise choosing the same file once more would change nothing.
    currentTarget.value = "";
  }

  return (
    <div className={styles.file}>
      <Button aria-describedby={hintId} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {t("openFile")}
      </Button>
      <input ref={input} type="file" hidden accept=".csv,.tsv,.txt,text/*" onChange={handleChange} />
      <span id={hintId} className={styles.hint}>
        {t("fileHint")}
      </span>
    </div>
  );
}
