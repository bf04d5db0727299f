import { earlyVisit } from "./earlyVisit";
import { isSendingKey, ONE_LINE } from "./keyboard";

/* The page is drawn before its program runs. A press that only the program can answer is held until then. */

/** Matches the controls that the browser does not answer by itself, as it opens a menu. */
const PRESSABLE =
  "a[href], button:not([popovertarget], [type=reset], [aria-disabled]), input:is([type=checkbox], [type=radio])";

/**
 * Holds each press in `earlyVisit`, and shows its control as busy. A busy control ignores a second one. Enter in a field
 * is a press too: the browser clicks on the form's button, and the page does so for a `textarea`.
 *
 * @param onLink Gets each link that is pressed. The last one alone is shown as busy.
 */
export function holdEarlyPresses(onLink: (link: HTMLAnchorElement) => void): void {
  const presses = new Map<HTMLElement, MouseEvent>();

  function handleClick(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
    if (control === null || leadsElsewhere(control, event)) return;
    event.preventDefault();
    if (control instanceof HTMLAnchorElement) {
      for (const other of presses.keys()) if (other.matches("a")) other.removeAttribute("aria-busy");
      onLink(control);
    }
    control.setAttribute("aria-busy", "true");
    if (!presses.has(control)) presses.set(control, event);
  }

  function handleKey(event: KeyboardEvent): void {
    const field = event.target;
    if (!(field instanceof HTMLTextAreaElement) || !field.hasAttribute(ONE_LINE) || !isSendingKey(event, field)) return;
    event.preventDefault();
    field.form!.querySelector<HTMLElement>("[type=submit]")!.click();
  }

  function drop(): void {
    document.removeEventListener("click", handleClick, true);
    document.removeEventListener("keydown", handleKey);
    for (const control of presses.keys()) control.removeAttribute("aria-busy");
    presses.clear();
  }

  document.addEventListener("click", handleClick, true);
  document.addEventListener("keydown", handleKey);
  Object.assign(earlyVisit(), { presses, drop });
}

/**
 * Repeats the held presses in order, for a program that listens, and holds no more. React's `flushSync` ends the work of
 * each. React hydrates a control at a `mousedown`; at the click, a radio button would already have changed.
 */
export function repeatEarlyPresses(flushSync: (work: () => void) => void): void {
  const { presses = [], drop } = earlyVisit();
  const held = [...presses];
  drop?.();
  for (const [control, press] of held) {
    for (const type of ["mousedown", "click"]) flushSync(() => control.dispatchEvent(new MouseEvent(type, press)));
  }
}

/** Whether a link leads to another page, or the person asks for a new tab, a new window or a download. */
function leadsElsewhere(control: HTMLElement, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false;
  const isThisPage = control.origin + control.pathname === window.location.origin + window.location.pathname;
  return !isThisPage || ctrlKey || metaKey || shiftKey || altKey;
}
