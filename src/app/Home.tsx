import { useEffect } from "react";

import { Generator } from "../generator/Generator";
import { preload } from "../platform/preload";
import { checkerPart, dialogsPart, sitePart } from "./laterParts";
import { useDocumentTexts } from "./useDocumentTexts";
import { useView } from "./useView";
import { ViewBoundary } from "./ViewBoundary";
import { ViewLinks } from "./ViewLinks";

/** Holds the views. A hidden one stays mounted, so that it keeps its state. */
export function Home() {
  const { view, site, checker } = useView();
  useDocumentTexts(view);

  useEffect(() => preload([dialogsPart, sitePart, checkerPart], "fetched"), []);

  return (
    <>
      <ViewLinks current={view} />
      <ViewBoundary isHidden={view !== "make"}>
        <Generator isHidden={view !== "make"} />
      </ViewBoundary>
      <ViewBoundary isHidden={view !== "site"}>{site && <site.Site isHidden={view !== "site"} />}</ViewBoundary>
      <ViewBoundary isHidden={view !== "check"}>
        {checker && <checker.Checker isHidden={view !== "check"} />}
      </ViewBoundary>
    </>
  );
}
