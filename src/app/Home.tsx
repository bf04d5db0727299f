import { type ReactNode, Suspense, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react";

import { KnownMailboxContext } from "../views/useKnownMailbox";
import { type SiteRequest, SiteRequestContext } from "../views/ViewLink";
import { PageBook } from "../book/PageBook";
import { openTabChannel } from "../book/tabChannel";
import { MakeView } from "../make/MakeView";
import { useTexts } from "../i18n/useTexts";
import { preload, usePart } from "../platform/createPart";
import { onQueryParameter } from "../platform/queryParameter";
import { useToasts } from "../toasts/ToastProvider";
import { useLoad, useNewVersion } from "../toasts/useLoad";
import { stopTyping } from "../views/heldTyping";
import { readView, type View, VIEW_PARAMETER } from "../views/view";
import { focusField } from "./focusField";
import { ViewSlot } from "./ViewSlot";
import { aboutPart, checkPart, sitePart, viewParts } from "./laterParts";
import { PageHeader, useTitle } from "./PageHeader";

/** @param drawn The view of the built page. */
export function Home({ drawn }: { readonly drawn: View }) {
  const { wanted, current, site, check } = useView(drawn);
  // Its link is marked in the next frame, however long the view takes a phone to draw.
  const visit = useDeferredValue(current);
  const shown = visit.view;
  const deletions = useDeletions();
  useTitle(current.view);
  useFieldOf(visit, deletions);

  useEffect(() => preload([sitePart, checkPart, aboutPart]), []);
  useNewVersion();

  return (
    <>
      {/* React hydrates each boundary by itself, so no task is long: https://react.dev/reference/react/Suspense */}
      <Suspense>
        <PageHeader view={wanted} />
      </Suspense>
      <Suspense>
        <main>
          <PageBook>
            {/* Once everything is deleted, the views start again. */}
            <Shared key={deletions}>
              <ViewSlot isShown={shown === "make"} view={MakeView} />
              {site && <ViewSlot isShown={shown === "site"} view={site.SiteView} />}
              {check && <ViewSlot isShown={shown === "check"} view={check.CheckView} />}
            </Shared>
          </PageBook>
        </main>
      </Suspense>
    </>
  );
}

/** Counts how often a person has deleted everything, in this tab or another one, and says so. */
function useDeletions(): number {
  const [count, setCount] = useState(0);
  const showToast = useToasts();
  const t = useTexts("toasts");
  const sayDeleted = useEffectEvent(() => showToast("success", t("allDeleted")));

  useEffect(() => {
    const channel = openTabChannel((news) => {
      if (news !== "deleted") return;
      sayDeleted();
      setCount((last) => last + 1);
    });
    return () => channel.close();
  }, []);

  return count;
}

/** Leads to the field of a view that is asked for or starts again. */
function useFieldOf(visit: { readonly view: View }, deletions: number): void {
  // The built page leads to its field by itself, and the person may have left that since.
  const last = useRef({ visit, deletions });

  useEffect(() => {
    const isNew = last.current.visit !== visit || last.current.deletions !== deletions;
    last.current = { visit, deletions };
    if (isNew) focusField(visit.view);
  }, [visit, deletions]);
}

function Shared({ children }: { readonly children: ReactNode }) {
  return (
    <KnownMailboxContext value={useState("")}>
      <SiteRequestContext value={useState<SiteRequest | null>(null)}>{children}</SiteRequestContext>
    </KnownMailboxContext>
  );
}

/** Keeps the view in step with the URL, and loads a later one when it is first asked for. That of `drawn` is there. */
function useView(drawn: View) {
  const load = useLoad();
  const site = usePart(sitePart, drawn === "site");
  const check = usePart(checkPart, drawn === "check");
  const [wanted, setWanted] = useState(drawn);
  // The page keeps the view that it was built with until the requested view is known and loaded. A press of a link makes
  // a new object, even if its view is shown.
  const [current, setCurrent] = useState({ view: drawn });

  function show(view: View): void {
    // Back fires no blur, but a field hands over what was typed when it is left.
    if (view !== current.view) document.querySelector<HTMLElement>("main :focus")?.blur();
    setWanted(view);
    setCurrent({ view });
  }
  const stay = useEffectEvent(() => {
    stopTyping();
    show(current.view);
  });

  const followUrl = useEffectEvent(async () => {
    const view = readView();
    const part = viewParts[view];
    if (part === null) return show(view);
    setWanted(view);
    // The URL may change while the view loads. If it cannot be loaded, the page keeps its view until a retry succeeds.
    await load(part, () => readView() === view && show(view));
    if (readView() === view && part.current() === null) stay();
  });

  useEffect(() => {
    const follow = () => void followUrl();
    if (readView() !== drawn) follow();
    return onQueryParameter(VIEW_PARAMETER, follow);
  }, [drawn]);

  return { wanted, current, site, check };
}
