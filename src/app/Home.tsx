import { useEffect } from "react";
import { useTranslations } from "use-intl/react";

import { Generator } from "../generator/Generator";
import { createPart } from "../loading/createPart";
import { usePart } from "../loading/usePart";
import { usePreload } from "../loading/usePreload";
import { useView } from "./useView";
import { ViewLinks } from "./ViewLinks";

const shortcutsPart = createPart("Shortcuts", () => import("./Shortcuts"));

/** Holds both views. The hidden one stays mounted, so that it keeps its state. */
export function Home() {
  const t = useTranslations();
  const { view, checker, changeView } = useView();
  const shortcuts = usePart(shortcutsPart);
  usePreload(shortcutsPart.load);
  const title = view === "check" ? t("check.documentTitle") : t("document.title");
  const description = t("document.description");

  useEffect(() => {
    document.title = title;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [title, description]);

  return (
    <>
      <ViewLinks view={view} onChange={changeView} />
      <Generator isHidden={view === "check"} />
      {checker && <checker.Checker isHidden={view === "make"} />}
      {shortcuts && <shortcuts.Shortcuts />}
    </>
  );
}
