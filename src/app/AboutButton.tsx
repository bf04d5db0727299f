import { useState } from "react";
import { useTranslations } from "use-intl/react";

import { createPart } from "../loading/createPart";
import { LaterPart } from "../loading/LaterPart";
import { useLoad } from "../loading/useLoad";
import { Button } from "../ui/Button";

const aboutPart = createPart("About", () => import("./About"));

/** Opens the About dialog, which is loaded at the first press. */
export function AboutButton() {
  const t = useTranslations("header");
  const load = useLoad();
  const [dialog, setDialog] = useState<"never opened" | "open" | "closed">("never opened");

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => void load(aboutPart, () => setDialog("open"))}>
        {t("about")}
      </Button>
      {dialog !== "never opened" && (
        <LaterPart part={aboutPart}>
          {({ About }) => <About isOpen={dialog === "open"} onClose={() => setDialog("closed")} />}
        </LaterPart>
      )}
    </>
  );
}
