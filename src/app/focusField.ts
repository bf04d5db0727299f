import { isAtComputer } from "../platform/keyboard";
import { isOverlayOpen } from "../ui/isOverlayOpen";

/** Leads a person at a computer to the first field of the view that is shown. */
export function focusField(): void {
  const active = document.activeElement;
  // A link that has the focus may have led to the view.
  const isElsewhere = active?.matches(":not(body, a)") && active.checkVisibility();
  if (isElsewhere || isOverlayOpen() || !isAtComputer()) return;
  const fields = Array.from(document.querySelectorAll<HTMLElement>("main :is([type=text], textarea)"));
  fields.find((field) => field.checkVisibility())?.focus({ preventScroll: true });
}
