import { useTexts } from "../../i18n/useTexts";

/** It is there from the first list on, because a live region that appears with its text is not announced. */
export function StaleNote({ isStale }: { readonly isStale: boolean }) {
  const t = useTexts("generator");
  return <p role="status">{isStale && t("results.stale")}</p>;
}
