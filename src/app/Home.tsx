import { useTranslations } from "use-intl/react";

import { Generator } from "../generator/Generator";
import { usePreload } from "../loading/usePreload";
import { useDocumentTexts } from "./useDocumentTexts";
import { useView } from "./useView";
import { ViewLinks } from "./ViewLinks";

/** Parts of the frame, which run only when they are asked for. */
const PARTS = ["dialogs", "Site", "Checker"];

/** Holds the views. A hidden one stays mounted, so that it keeps its state. */
export function Home() {
  const t = useTranslations();
  const { view, site, checker } = useView();
  usePreload(PARTS);
  useDocumentTexts(t(view === "make" ? "document.title" : `${view}.documentTitle`));

  return (
    <>
      <ViewLinks current={view} />
      <Generator isHidden={view !== "make"} />
      {site && <site.Site isHidden={view !== "site"} />}
      {checker && <checker.Checker isHidden={view !== "check"} />}
    </>
  );
}
