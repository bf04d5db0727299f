import { createContext, use } from "react";

/**
 * The address that a person used last, and the function that sets it. It is in memory only, and empty at first and where
 * there is no provider.
 */
export type KnownMailbox = readonly [mailbox: string, setMailbox: (mailbox: string) => void];

export const KnownMailboxContext = createContext<KnownMailbox>(["", () => {}]);

/** So that no view asks for a mailbox that another view knows. */
export function useKnownMailbox(): KnownMailbox {
  return use(KnownMailboxContext);
}
