import { createContext, use } from "react";

type KnownMailbox = readonly [mailbox: string, setMailbox: (mailbox: string) => void];

export const KnownMailboxContext = createContext<KnownMailbox>(["", () => {}]);

/** The address that a person used or finished last, in memory only. No view asks for it where another one knows it. */
export const useKnownMailbox = () => use(KnownMailboxContext);
