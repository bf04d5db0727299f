import { createContext, use } from "react";

/** The address that a person used or finished last, and the function that sets it. In memory only, empty at first. */
export type KnownMailbox = readonly [mailbox: string, setMailbox: (mailbox: string) => void];

export const KnownMailboxContext = createContext<KnownMailbox>(["", () => {}]);

/** So that no view asks for a mailbox that another view knows. An empty field takes it once its view is shown. */
export function useKnownMailbox(): KnownMailbox {
  return use(KnownMailboxContext);
}
