import { type Dispatch, use, useEffectEvent, useLayoutEffect } from "react";

import { type Sought, SoughtContext } from "../addressText/SoughtContext";
import { useBook } from "../book/useBook";
import type { SiteEvent } from "./siteReducer";

/** Takes over the address that a person looks for, once. */
export function useSought(dispatch: Dispatch<SiteEvent>): void {
  const [sought, setSought] = use(SoughtContext);
  // The book may fill the field first.
  const isOpening = useBook().book.status === "opening";

  const take = useEffectEvent((found: Sought) => {
    setSought(null);
    dispatch({ type: "sought", ...found });
  });

  useLayoutEffect(() => {
    if (sought !== null && !isOpening) take(sought);
  }, [sought, isOpening]);
}
