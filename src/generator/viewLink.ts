import type { ReactNode } from "react";

/** A link to another view. The frame hands it in, because a view knows nothing of the others. */
export type ViewLink = (props: {
  readonly view: "site" | "check";
  /** Fills the view, as the text of a link does. */
  readonly text?: string;
  readonly children: ReactNode;
}) => ReactNode;
