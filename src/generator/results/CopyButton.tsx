import { Check, Copy } from "lucide-react";

import { useCopy, useTick } from "../../clipboard/CopyProvider";
import { useTexts } from "../../i18n/useTexts";
import { Button } from "../../ui/Button";
import styles from "./CopyButton.module.css";

export function CopyButton({ email, tabIndex }: { readonly email: string; readonly tabIndex?: number }) {
  const t = useTexts("generator");
  const copy = useCopy();
  const [isCopied, tick] = useTick(email);

  async function handleClick(): Promise<void> {
    if (await copy([email])) tick();
  }

  return (
    <Button
      variant="quiet"
      tabIndex={tabIndex}
      className={styles.copy}
      data-copied={isCopied || undefined}
      aria-label={isCopied ? t("results.copied") : t("results.copy", { email })}
      onClick={() => void handleClick()}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </Button>
  );
}
