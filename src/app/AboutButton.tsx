import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";

import { useLanguage } from "../i18n/useLanguage";
import { useToasts } from "../toasts/useToasts";
import { Button } from "../ui/Button";

const About = lazy(async () => {
  const { About: component } = await import("./About");
  return { default: component };
});

/** Opens About, which is loaded when it is wanted. */
export function AboutButton() {
  const t = useTranslations();
  const { completeMessages } = useLanguage();
  const showToast = useToasts();
  const [dialog, setDialog] = useState<"never opened" | "open" | "closed">("never opened");

  async function handleClick(): Promise<void> {
    try {
      await Promise.all([import("./About"), completeMessages()]);
      setDialog("open");
    } catch (error) {
      console.error(error);
      showToast("error", t("failures.load"));
    }
  }

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => void handleClick()}>
        {t("header.about")}
      </Button>
      {dialog !== "never opened" && (
        <Suspense>
          <About isOpen={dialog === "open"} onClose={() => setDialog("closed")} />
        </Suspense>
      )}
    </>
  );
}
