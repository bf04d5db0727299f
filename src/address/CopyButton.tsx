import { Check, Copy } from "lucide";
import { memo } from "react";

import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import styles from "./CopyButton.module.css";
import { useCopy, useTick } from "./CopyProvider";
import { Icon } from "../ui/Icon";

interface CopyButtonProps {
  readonly email: string;
  readonly tabIndex?: number;
  /** The accessible name, if the button does more than copy. */
  readonly label?: string;
  /** Copies the address in another way. Returns whether the clipboard accepted it. */
  readonly onCopy?: () => Promise<boolean>;
}

export const CopyButton = memo(function CopyButton({ email, tabIndex, label, onCopy }: CopyButtonProps) {
  const t = useTexts("make");
  const copy = useCopy();
  const [isCopied, tick] = useTick(email);
  const name = isCopied ? t("results.copied") : (label ?? t("results.copy", { email }));

  async function handleClick(): Promise<void> {
    if (await (onCopy?.() ?? copy([email]))) tick();
  }

  return (
    <Button
      variant="quiet"
      tabIndex={tabIndex}
      className={`${styles.copy} ${styles.flash}`}
      data-copied={isCopied ? tintOf(email) : undefined}
      aria-label={name}
      title={name}
      onClick={() => void handleClick()}
    >
      {isCopied ? <Icon node={Check} /> : <Icon node={Copy} />}
    </Button>
  );
});

/** The tint that says most about an address. */
export function tintOf(email: string): "tag" | "host" | "dot" {
  if (email.includes("+")) return "tag";
  return email.endsWith("@googlemail.com") ? "host" : "dot";
}
