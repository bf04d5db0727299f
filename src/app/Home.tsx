import { useEffect } from "react";

import { Generator } from "../generator/Generator";
import { preload } from "../platform/preload";
import { checkerPart, dialogsPart, sitePart } from "./laterParts";
import { useDocumentTexts } from "./useDocumentTexts";
import { useView } from "./useView";
import { ViewLinks } from "./ViewLinks";

/** Holds the views. A hidden one stays mounted, so that it keeps its state. */
export function Home() {
  const { view, site, checker } = useView();
  useDocumentTexts(view);

  useEffect(() => preload([dialogsPart, sitePart, checkerPart], "fetched"), []);

  return (
    <>
      <ViewLinks current={view} />
      <Generator isHidden={view !== "make"} />
      {site && <site.Site isHidden={view !== "site"} />}
      {checker && <checker.Checker isHidden={view !== "check"} />}
    </>
  );
}
