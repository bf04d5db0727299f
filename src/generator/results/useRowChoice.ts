import { type Dispatch, useCallback, useRef } from "react";

import type { GeneratorEvent } from "../generatorReducer";

/**
 * Returns a function that toggles a row. With `isRange`, it selects all rows from the one chosen last to this one.
 *
 * @param emails The addresses of the shown rows, in order.
 */
export function useRowChoice(
  listKey: number,
  emails: readonly string[],
  dispatch: Dispatch<GeneratorEvent>,
): (email: string, isRange: boolean) => void {
  const anchor = useRef<string | null>(null);

  return useCallback(
    (email, isRange) => {
      const end = emails.indexOf(email);
      const start = anchor.current === null ? -1 : emails.indexOf(anchor.current);
      anchor.current = email;
      if (!isRange) dispatch({ type: "row-toggled", listKey, email });
      else if (start === -1) dispatch({ type: "rows-selected", listKey, emails: [email] });
      else {
        const range = emails.slice(Math.min(start, end), Math.max(start, end) + 1);
        dispatch({ type: "rows-selected", listKey, emails: range });
      }
    },
    [listKey, emails, dispatch],
  );
}
