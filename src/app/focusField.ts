import { isAtComputer } from "../platform/isAtComputer";
import { isOverlayOpen } from "../ui/isOverlayOpen";
import { findShown } from "./findShown";

/** Leads a person at a computer to the field of the view that is shown: the first one that has a shortcut. */
export function focusField(): void {
  const active = document.activeElement;
  // A link may have led to the view.
  const isElsewhere = active?.matches(":not(body, a)") && active.checkVisibility();
  if (isElsewhere || isOverlayOpen() || !isAtComputer()) return;
  findShown("main :is(input, textarea)[aria-keyshortcuts]")?.focus({ preventScroll: true });
}
