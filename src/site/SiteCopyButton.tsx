import { Check } from "lucide-react";
import type { ComponentProps } from "react";

import { useBook } from "../book/useBook";
import { tintOf } from "../clipboard/CopyButton";
import flash from "../clipboard/CopyButton.module.css";
import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import styles from "./SiteCopyButton.module.css";

const TEXTS = { one: ["copy", "remember"], all: ["copyAll", "rememberAll"] } as const;

interface SiteCopyButtonProps extends Pick<ComponentProps<typeof Button>, "className" | "isDisabled"> {
  readonly what: keyof typeof TEXTS;
  /** Whether there is something to remember. */
  readonly isNew: boolean;
  /** It says for a moment that it has copied, and flashes in the tint of the first address. */
  readonly isTicked: boolean;
  readonly email: string | undefined;
}

/** Sends the form, which copies. */
export function SiteCopyButton({
  what,
  isNew,
  isTicked,
  email,
  className = "",
  isDisabled = false,
}: SiteCopyButtonProps) {
  const t = useTexts("site");
  const texts = TEXTS[what].slice(0, useBook().book.status === "on" ? 2 : 1);
  const shown = isTicked ? "copied" : texts.at(isNew ? -1 : 0);
  return (
    <Button
      type="submit"
      name="copy"
      variant="primary"
      className={`${flash.flash} ${className}`}
      data-copied={isTicked && email ? tintOf(email) : undefined}
      isDisabled={isDisabled}
    >
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
