import { createContext, useContext } from "react";

/** Fills the window with one address. */
export type Show = (email: string) => void;

export const ShowContext = createContext<Show | null>(null);

export function useShow(): Show {
  const show = useContext(ShowContext);
  if (show === null) throw new Error("useShow is called outside a ShowProvider");
  return show;
}
