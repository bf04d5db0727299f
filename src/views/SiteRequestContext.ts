import { createContext } from "react";

/** An address of a mailbox, whose recipient a person looks for. Each press makes another object. */
export interface SiteRequest {
  readonly email: string;
  readonly mailbox: string;
  /** Whether its recipient is known, and is to get another one. */
  readonly isReplaced?: boolean;
}

/** Brings it from the view in which it was found to the one that names recipients. It is in memory only. */
export const SiteRequestContext = createContext<
  readonly [siteRequest: SiteRequest | null, setSiteRequest: (siteRequest: SiteRequest | null) => void]
>([null, () => {}]);
