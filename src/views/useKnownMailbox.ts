import { createContext, use } from "react";

/** The address that a person used or finished last, and the function that sets it. It is in memory only. */
export type KnownMailbox = readonly [mailbox: string, setMailbox: (mailbox: string) => void];

export const KnownMailboxContext = createContext<KnownMailbox>(["", () => {}]);

/** No view asks for a mailbox that another view knows. Once a view is shown, its empty field takes the mailbox. */
export function useKnownMailbox(): KnownMailbox {
  return use(KnownMailboxContext);
}
