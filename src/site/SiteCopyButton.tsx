import { Check } from "lucide-react";
import type { ComponentProps } from "react";

import { useBook } from "../book/useBook";
import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import styles from "./SiteCopyButton.module.css";

const TEXTS = { one: ["copy", "remember"], all: ["copyAll", "rememberAll"] } as const;

interface SiteCopyButtonProps extends Pick<ComponentProps<typeof Button>, "className" | "isDisabled"> {
  readonly what: keyof typeof TEXTS;
  /** Whether there is something to remember. */
  readonly isNew: boolean;
  /** It says for a moment that it has copied. */
  readonly isTicked: boolean;
}

/** Sends the form, which copies. */
export function SiteCopyButton({ what, isNew, isTicked, ...props }: SiteCopyButtonProps) {
  const t = useTexts("site");
  const texts = TEXTS[what].slice(0, useBook().book.status === "on" ? 2 : 1);
  const shown = isTicked ? "copied" : texts.at(isNew ? -1 : 0);
  return (
    <Button type="submit" name="copy" variant="primary" {...props}>
      <span className={styles.label}>
        {([...texts, "copied"] as const).map((text) => (
          <span key={text} data-shown={text === shown || undefined}>
            {text === "copied" && <Check aria-hidden />}
            {t(text)}
          </span>
        ))}
      </span>
    </Button>
  );
}
