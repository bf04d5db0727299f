import { useGivenTexts } from "./useGivenTexts";

/** The book: which address was given to whom. */
export function GivenAddresses() {
  const t = useGivenTexts();
  return <section aria-label={t("title")} />;
}
