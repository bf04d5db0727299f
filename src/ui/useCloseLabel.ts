import { createContext, use } from "react";

/** The word for closing something, in the language of the page. */
export const CloseLabelContext = createContext("");

export function useCloseLabel(): string {
  return use(CloseLabelContext);
}
