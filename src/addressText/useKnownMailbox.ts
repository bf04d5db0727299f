import { createContext, use, useState } from "react";

/** The address that a person used last, and the function that sets it. It is in memory only, and empty at first. */
export type KnownMailbox = readonly [mailbox: string, setMailbox: (mailbox: string) => void];

export const KnownMailboxContext = createContext<KnownMailbox>(["", () => {}]);

/** So that no view asks for a mailbox that another view knows. */
export function useKnownMailbox(): KnownMailbox {
  return use(KnownMailboxContext);
}

/** @param onOther Called while rendering when another view has used a mailbox. */
export function useMailboxOfOthers(onOther: (mailbox: string) => void): KnownMailbox {
  const [known, setKnown] = useKnownMailbox();
  const [seen, setSeen] = useState(known);
  if (known !== seen) {
    setSeen(known);
    onOther(known);
  }

  function setOwn(mailbox: string): void {
    setSeen(mailbox);
    setKnown(mailbox);
  }

  return [known, setOwn];
}
