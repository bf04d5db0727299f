import type { ComponentType } from "react";

import { ViewSlot } from "../src/app/ViewSlot";
import { renderWithProviders } from "./renderWithProviders";

/** Renders a view as the frame keeps it. @returns Shows it, or hides it. */
export async function renderViewSlot(view: ComponentType): Promise<(isShown: boolean) => Promise<void>> {
  const { rerender } = await renderWithProviders(<ViewSlot isShown view={view} />);
  return (isShown) => rerender(<ViewSlot isShown={isShown} view={view} />);
}
