import { isAtComputer } from "../platform/keyboard";
import { isOverlayOpen } from "../ui/isOverlayOpen";
import { takeTyping, toHeld } from "../views/heldTyping";
import type { View } from "../views/view";

/** Leads a person at a computer to the first field of the view that is shown, with what was typed for it. */
export function focusField(view: View): void {
  const active = document.activeElement;
  // A link that has the focus may have led to the view.
  const isElsewhere = active?.matches(`:not(body, a, ${toHeld(view)})`) && active.checkVisibility();
  const typed = takeTyping(view);
  const fields = Array.from(document.querySelectorAll<HTMLTextAreaElement>("main :is([type=text], textarea)"));
  const shown = fields.filter((one) => one.checkVisibility());
  const field = shown.find((one) => one === active) ?? shown[0];
  if (!field) return;
  if (!isElsewhere && !isOverlayOpen() && isAtComputer()) field.focus({ preventScroll: true });
  if (typed === "") return;
  field.setRangeText(typed, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}
