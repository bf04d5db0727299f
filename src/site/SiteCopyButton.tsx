import { Check } from "lucide";

import { tintOf } from "../address/CopyButton";
import flash from "../address/CopyButton.module.css";
import { useBook } from "../book/useBook";
import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import styles from "./SiteResult.module.css";
import { Icon } from "../ui/Icon";

const TEXTS = { one: ["copy", "remember"], all: ["copyAll", "rememberAll"] } as const;

interface SiteCopyButtonProps {
  readonly what: keyof typeof TEXTS;
  readonly isNew: boolean;
  /** The first address that it has copied. It says so for a moment, and flashes in its tint. */
  readonly copied: string | false | undefined;
}

/** Sends the form, which copies. */
export function SiteCopyButton({ what, isNew, copied }: SiteCopyButtonProps) {
  const t = useTexts("site");
  const texts = TEXTS[what].slice(0, useBook().book.status === "on" ? 2 : 1);
  const shown = copied ? "copied" : texts.at(isNew ? -1 : 0);
  return (
    <Button
      type="submit"
      name="copy"
      variant="primary"
      className={flash.flash}
      data-copied={copied ? tintOf(copied) : undefined}
    >
      <span className={styles.label}>
        {([...texts, "copied"] as const).map((text) => (
          <span key={text} data-shown={text === shown || undefined}>
            {text === "copied" && <Icon node={Check} />}
            {t(text)}
          </span>
        ))}
      </span>
    </Button>
  );
}
