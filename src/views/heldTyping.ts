import { isAtComputer } from "../platform/keyboard";
import { toView, type View, VIEW_PARAMETER } from "./view";

/* The program or the part of a view may still load when its link is pressed. Until then, a hidden field takes the text. */

/** Returns the selector of the field that takes what is typed for a view. */
export const toHeld = (view: View): string => `body > textarea[name=${view}]`;

/** Takes what is typed from now on, for the view that the link leads to. A phone would open its keyboard for it. */
export function holdTyping(link: HTMLAnchorElement): void {
  // Safari gives a link no focus at a click, and the field that goes would keep it.
  link.focus();
  if (!isAtComputer()) return;
  const view = toView(new URL(link.href).searchParams.get(VIEW_PARAMETER));
  let field = document.querySelector<HTMLTextAreaElement>(toHeld(view));
  if (field === null) {
    field = Object.assign(document.createElement("textarea"), { name: view, className: "unseen", tabIndex: -1 });
    field.ariaLabel = link.textContent;
    document.body.prepend(field);
  }
  field.focus({ preventScroll: true });
}

/** Returns what was typed for a view since its link was pressed. */
export function takeTyping(view: View): string {
  const field = document.querySelector<HTMLTextAreaElement>(toHeld(view));
  field?.remove();
  return field?.value ?? "";
}

/** Lets nothing more be typed for a view that does not come. The text is kept for a retry. */
export function stopTyping(): void {
  document.querySelector<HTMLElement>("body > textarea:focus")?.blur();
}
