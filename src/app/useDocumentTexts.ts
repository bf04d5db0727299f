import { useEffect } from "react";
import { useTranslations } from "use-intl/react";

/** Keeps the texts in the head in the page's language. They are for search engines and for shared links. */
export function useDocumentTexts(title: string): void {
  const description = useTranslations("document")("description");

  useEffect(() => {
    document.title = title;
    setContent("og:title", title);
    setContent("og:description", description);
  }, [title, description]);
}

/** Only the built pages have these tags: build/shareTags.ts. */
function setContent(property: string, content: string): void {
  document.querySelector(`[property="${property}"]`)?.setAttribute("content", content);
}
