import { useEffect } from "react";

import { useTexts } from "../i18n/useTexts";
import type { View } from "../views/view";

/** Keeps the title of the document in the page's language. */
export function useTitle(page: View | "notFound"): void {
  const title = useTexts("document")(`titles.${page}`);

  useEffect(() => {
    document.title = title;
  }, [title]);
}
