import type { ComponentType } from "react";

import { KeptView } from "../src/app/ViewSlot";
import { renderWithProviders } from "./renderWithProviders";

/** Renders a view as the frame keeps it. @returns Shows it, or hides it. */
export async function renderKept(view: ComponentType): Promise<(isShown: boolean) => Promise<void>> {
  const { rerender } = await renderWithProviders(<KeptView isShown view={view} />);
  return (isShown) => rerender(<KeptView isShown={isShown} view={view} />);
}
