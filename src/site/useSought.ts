import { type Dispatch, use, useState } from "react";

import { SoughtContext } from "../addressText/SoughtContext";
import { useBook } from "../book/useBook";
import { isSameMailbox, type ParseResult, toEmail } from "../core";
import type { SiteEvent } from "./siteReducer";

/** Takes over the address that a person looks for. Its mailbox goes into the field, unless that has it in some writing. */
export function useSought(mailbox: ParseResult, dispatch: Dispatch<SiteEvent>): void {
  const [sought] = use(SoughtContext);
  const [taken, setTaken] = useState<typeof sought>(null);
  const { status } = useBook().book;
  // The book may fill the field first.
  if (sought === taken || status === "opening") return;
  setTaken(sought);
  if (sought === null) return;
  dispatch({ type: "sought", email: sought.email });
  const isKnown = mailbox.ok && isSameMailbox(toEmail(mailbox.address), sought.email);
  if (!isKnown) dispatch({ type: "mailbox-typed", text: sought.mailbox });
}
