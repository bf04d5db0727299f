import type { ReactNode } from "react";

import { createUseTexts } from "../i18n/createUseTexts";
import type english from "../languages/en/given.json";

export const useGivenTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/given.json", { eager: true, import: "default" }),
);

/** Says at once what went wrong, and what still works. */
export function FaultText({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="fault">
      {children}
    </p>
  );
}
