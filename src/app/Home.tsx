import { useTranslations } from "use-intl/react";

import { Generator } from "../generator/Generator";
import { usePreload } from "../loading/usePreload";
import { useDocumentTexts } from "./useDocumentTexts";
import { useView } from "./useView";
import { ViewLinks } from "./ViewLinks";

/** Parts of the frame, which run only when they are asked for. */
const PARTS = ["dialogs", "Checker"];

/** Holds both views. The hidden one stays mounted, so that it keeps its state. */
export function Home() {
  const t = useTranslations();
  const { view, checker } = useView();
  usePreload(PARTS);
  useDocumentTexts(view === "check" ? t("check.documentTitle") : t("document.title"));

  return (
    <>
      <ViewLinks current={view} />
      <Generator isHidden={view === "check"} />
      {checker && <checker.Checker isHidden={view === "make"} />}
    </>
  );
}
