import { useId, useRef } from "react";
import { useTranslations } from "use-intl/react";

import { Button } from "../ui/Button";
import styles from "./CheckForm.module.css";

const EXAMPLE = "jane.doe+netflix@gmail.com\nj.a.n.e.doe@googlemail.com";

interface CheckFormProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export function CheckForm({ text, onChange }: CheckFormProps) {
  const t = useTranslations("check");
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();

  function handleClear(): void {
    onChange("");
    field.current?.focus();
  }

  return (
    <div className={styles.form}>
      <div className={styles.top}>
        <label htmlFor={fieldId}>{t("field")}</label>
        {text !== "" && (
          <Button variant="quiet" className={styles.clear} onClick={handleClear}>
            {t("clear")}
          </Button>
        )}
      </div>
      <textarea
        ref={field}
        id={fieldId}
        className={styles.field}
        rows={5}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={EXAMPLE}
        aria-keyshortcuts="/"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
