import { createContext, use } from "react";

type KnownMailbox = readonly [mailbox: string, setMailbox: (mailbox: string) => void];

export const KnownMailboxContext = createContext<KnownMailbox>(["", () => {}]);

/**
 * Returns the address that a person used or finished last. It is in memory only. No view asks for a mailbox that another
 * view knows: once a view is shown, its empty field takes the mailbox.
 */
export const useKnownMailbox = () => use(KnownMailboxContext);
