import { useEffect } from "react";

import { useTexts } from "../i18n/useTexts";
import type { View } from "../views/view";

/** Keeps the texts in the head in the page's language. They are for search engines and for shared links. */
export function useDocumentTexts(page: View | "notFound"): void {
  const t = useTexts("document");

  useEffect(() => {
    const title = t(`titles.${page}`);
    document.title = title;
    setContent("og:title", title);
    setContent("og:description", t("description"));
  }, [t, page]);
}

/** Only the built pages have these tags: build/headTags.ts. */
function setContent(property: string, content: string): void {
  document.querySelector(`[property="${property}"]`)?.setAttribute("content", content);
}
