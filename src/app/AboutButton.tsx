import { useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { usePart } from "../platform/createPart";
import { useLoad } from "../toasts/useLoad";
import { Button } from "../ui/Button";
import { aboutPart } from "./laterParts";

export function AboutButton() {
  const t = useTexts("header");
  const load = useLoad();
  const part = usePart(aboutPart);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        variant="quiet"
        name="about"
        aria-haspopup="dialog"
        onClick={() => void load(aboutPart, () => setIsOpen(true))}
      >
        {t("about")}
      </Button>
      {part && <part.About isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
