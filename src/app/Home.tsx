import { type ComponentType, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";

import { Generator } from "../generator/Generator";
import { loadPart } from "../platform/loadPart";
import { whenIdle } from "../platform/whenIdle";
import { useView } from "./useView";
import { ViewLinks } from "./ViewLinks";

const importShortcuts = () => import("./Shortcuts");

/** Both views. The one that is not shown keeps all that it holds. */
export function Home() {
  const t = useTranslations();
  const { view, Checker, changeView } = useView();
  const [Shortcuts, setShortcuts] = useState<ComponentType>();
  const title = view === "check" ? t("check.documentTitle") : t("document.title");
  const description = t("document.description");

  useEffect(() => {
    document.title = title;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [title, description]);

  // The page works without them.
  useEffect(
    () =>
      whenIdle(() => void loadPart(importShortcuts).then((part) => setShortcuts(() => part.Shortcuts), console.warn)),
    [],
  );

  return (
    <>
      <ViewLinks view={view} onChange={changeView} />
      <Generator isHidden={view === "check"} />
      {Checker && <Checker isHidden={view === "make"} />}
      {Shortcuts && <Shortcuts />}
    </>
  );
}
