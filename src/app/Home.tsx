import { useDeferredValue, useEffect, useState } from "react";

import { KnownMailboxContext } from "../addressText/useKnownMailbox";
import { PageBook } from "../book/PageBook";
import { Generator } from "../generator/Generator";
import { preload } from "../parts/preload";
import { KeptView } from "./KeptView";
import { checkerPart, dialogsPart, sitePart } from "./laterParts";
import { useDocumentTexts } from "./useDocumentTexts";
import { useView } from "./useView";
import type { View } from "./view";
import { ViewLink, ViewLinks } from "./links";

/** Holds the views. The built page has one of them drawn. */
export function Home({ drawn }: { readonly drawn: View }) {
  const { view, site, checker } = useView(drawn);
  // Its link is marked in the next frame, however long the view takes a phone to draw.
  const shown = useDeferredValue(view);
  useDocumentTexts(view);

  useEffect(() => preload([sitePart, checkerPart], "run"), []);
  useEffect(() => preload([dialogsPart], "fetched"), []);

  return (
    <KnownMailboxContext value={useState("")}>
      <ViewLinks current={view} />
      <PageBook>
        <KeptView isShown={shown === "make"} view={LinkedGenerator} />
        {site && <KeptView isShown={shown === "site"} view={site.SiteView} />}
        {checker && <KeptView isShown={shown === "check"} view={checker.Checker} />}
      </PageBook>
    </KnownMailboxContext>
  );
}

/** Views know nothing of each other, so the frame gives the generator its links. */
function LinkedGenerator() {
  return <Generator Link={ViewLink} />;
}
