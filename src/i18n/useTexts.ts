import { useMemo } from "react";

import type { Messages } from "./loadMessages";
import { toTexts } from "./toTexts";
import { useLanguage } from "./useLanguage";

/** Returns the function that gives the texts of one place on the page, in the page's language. */
export function useTexts<Place extends keyof Messages>(place: Place) {
  const { language, messages } = useLanguage();
  return useMemo(() => toTexts(language, messages[place]), [language, messages, place]);
}
