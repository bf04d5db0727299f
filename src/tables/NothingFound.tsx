import type { ReactNode } from "react";

import { Button } from "../ui/Button";
import { passFocusTo } from "../ui/passFocusTo";
import { SEARCH_FIELD } from "./SearchField";

const passFocus = passFocusTo(SEARCH_FIELD);

interface NothingFoundProps {
  readonly className: string | undefined;
  readonly text: string;
  /** The text of the button that ends the search. */
  readonly label: string;
  readonly onShowAll: () => void;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** Takes the place of a table where the search finds no row. */
export function NothingFound({ className, text, label, onShowAll, children }: NothingFoundProps) {
  return (
    <div ref={passFocus} className={className}>
      <p>{text}</p>
      {children}
      <Button onClick={onShowAll}>{label}</Button>
    </div>
  );
}
