import { Check } from "lucide-react";
import type { ComponentProps } from "react";

import { useBook } from "../book/useBook";
import { Button } from "../ui/Button";
import styles from "./SiteCopyButton.module.css";
import { useSiteTexts } from "./useSiteTexts";

const TEXTS = { one: ["copy", "remember"], all: ["copyAll", "rememberAll"] } as const;

interface SiteCopyButtonProps extends Pick<ComponentProps<typeof Button>, "className" | "isDisabled"> {
  readonly what: keyof typeof TEXTS;
  /** It says for a moment that it has copied. */
  readonly isTicked: boolean;
}

/** Sends the form, which copies. */
export function SiteCopyButton({ what, isTicked, ...props }: SiteCopyButtonProps) {
  const t = useSiteTexts();
  const isRemembering = useBook().book.status === "on";
  const [copy, remember] = TEXTS[what];
  return (
    <Button type="submit" name="copy" variant="primary" {...props}>
      <span className={styles.label} data-copied={isTicked || undefined}>
        <span>{t(isRemembering ? remember : copy)}</span>
        <span>
          <Check aria-hidden />
          {t("copied")}
        </span>
      </span>
    </Button>
  );
}
