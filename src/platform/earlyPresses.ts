/*
 * The page is drawn before its program runs. A press that only the program can answer is held until then, and is shown
 * as busy. What the browser does by itself is not held: typing, opening a menu, following a link to another page.
 */

/** Matches every control that only the program answers, also one that comes later. */
const PRESSABLE = "a[href], button:not([popovertarget], [aria-disabled]), input:is([type=checkbox], [type=radio])";

/** A field of several lines that takes Enter as one of a single line does. */
export const ONE_LINE = "textarea[data-one-line]";

/** The document gets this event once the program answers presses. */
export const PROGRAM_RUNS = "program-runs";

/**
 * Holds every press until the program calls `releaseEarlyPresses`, and then repeats each in order. A second press of a
 * held control is dropped, because a busy control ignores presses. Enter in a field is a press too: the browser turns
 * it into a click on the form's button, and this does so in a `textarea` that has `data-one-line` and one line.
 *
 * @returns A function that drops the held presses and holds no more, for a page whose program cannot be loaded.
 */
export function holdEarlyPresses(): () => void {
  const held = new Map<Element, MouseEvent>();

  function handleClick(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    if (control === null || leadsElsewhere(control, event)) return;
    event.preventDefault();
    if (held.has(control)) return;
    held.set(control, event);
    control.setAttribute("aria-busy", "true");
  }

  function handleKey(event: KeyboardEvent): void {
    const field = event.target instanceof Element ? event.target.closest<HTMLTextAreaElement>(ONE_LINE) : null;
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || field?.value.includes("\n") !== false) return;
    event.preventDefault();
    field.form!.querySelector<HTMLElement>("[type=submit]")!.click();
  }

  function stop(): void {
    document.removeEventListener("click", handleClick, true);
    document.removeEventListener("keydown", handleKey);
    document.removeEventListener(PROGRAM_RUNS, repeat);
    for (const control of held.keys()) control.removeAttribute("aria-busy");
  }

  function repeat(): void {
    stop();
    for (const [control, event] of held) {
      // React hydrates the control at this event. At the click, the browser would already have changed a radio button.
      control.dispatchEvent(new MouseEvent("mousedown", event));
      control.dispatchEvent(new MouseEvent("click", event));
    }
  }

  document.addEventListener("click", handleClick, true);
  document.addEventListener("keydown", handleKey);
  document.addEventListener(PROGRAM_RUNS, repeat);
  return stop;
}

/** Called by the program once it listens. React hydrates a control at once if it is pressed before its turn. */
export function releaseEarlyPresses(): void {
  document.dispatchEvent(new Event(PROGRAM_RUNS));
}

/** Whether a link leads to another page, or the person asks for a new tab, a new window or a download. */
function leadsElsewhere(control: Element, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false;
  const { origin, pathname } = window.location;
  const isThisPage = control.origin === origin && control.pathname === pathname;
  return !isThisPage || ctrlKey || metaKey || shiftKey || altKey;
}
