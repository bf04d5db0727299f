import { createContext, useContext } from "react";

/** Fills the window with one address. Resolves once a person ends that. */
export type Show = (email: string) => Promise<void>;

export const ShowContext = createContext<Show | null>(null);

export function useShow(): Show {
  const show = useContext(ShowContext);
  if (show === null) throw new Error("useShow is called outside a ShowProvider");
  return show;
}
