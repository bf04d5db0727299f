import { lazy, useState } from "react";
import { useTranslations } from "use-intl/react";

import { useWhenLoaded } from "../generator/useWhenLoaded";
import { loadPart } from "../platform/loadPart";
import { Button } from "../ui/Button";
import { LaterPart } from "../ui/LaterPart";

const importAbout = () => import("./About");

const About = lazy(async () => {
  const { About: component } = await loadPart(importAbout);
  return { default: component };
});

/** Opens About, which is loaded when it is wanted. */
export function AboutButton() {
  const t = useTranslations("header");
  const whenLoaded = useWhenLoaded();
  const [dialog, setDialog] = useState<"never opened" | "open" | "closed">("never opened");

  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() =>
          void whenLoaded(
            () => loadPart(importAbout),
            () => setDialog("open"),
          )
        }
      >
        {t("about")}
      </Button>
      {dialog !== "never opened" && (
        <LaterPart>
          <About isOpen={dialog === "open"} onClose={() => setDialog("closed")} />
        </LaterPart>
      )}
    </>
  );
}
