import { useEffect } from "react";

import { earlyVisit } from "./earlyVisit";

/*
 * React takes the drawn page over as it was built. If another program has changed it, React draws the page again: a
 * password manager puts its icon beside a field, a translator wraps words (https://react.dev/errors/418). A control that
 * is replaced still has its text and its selection, and its own name tells which one is in its place.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The landmarks of every page. React hydrates them one by one. */
const LANDMARKS = ["header", "main", "footer"] as const;

type Landmark = (typeof LANDMARKS)[number];

/** Tells that React has hydrated a landmark, or drawn it again: the effects of a component run then, and not before. */
export function useHydrated(landmark: Landmark): void {
  useEffect(() => void window.dispatchEvent(new Event(toHydratedEvent(landmark))), [landmark]);
}

function toHydratedEvent(landmark: Landmark): string {
  return `plusdot:hydrated-${landmark}`;
}

/**
 * Keeps the texts, the selections, the focus and the open menu of the drawn page where React replaces a control while it
 * hydrates the page. It must be called before React starts. The last landmark that is hydrated ends the watch, or the
 * last field of a view that comes later.
 *
 * @param flushSync React's: it calls back, and has React finish all that follows.
 * @returns A function that repeats the presses that were held, in order, for a program that listens.
 */
export function keepDrawnPage(root: Element, flushSync: (work: () => void) => void): () => void {
  const fields = new Set(root.querySelectorAll<TextField>("input[type=text], textarea"));
  const awaited = new Set<Landmark>(LANDMARKS);
  let focused: HTMLElement | null = null;
  let opener = Array.from(root.querySelectorAll<HTMLButtonElement>("[popovertarget]")).find((button) =>
    button.popoverTargetElement?.matches(":popover-open"),
  );

  const watch = new AbortController();
  const observer = new MutationObserver(handleChanges);

  noteFocus();
  window.addEventListener("focusin", noteFocus, watch);
  // Later, because a control that is removed or moved loses the focus, too.
  window.addEventListener("focusout", () => setTimeout(noteFocus), watch);
  observer.observe(root, { childList: true, subtree: true });
  for (const landmark of LANDMARKS) {
    window.addEventListener(toHydratedEvent(landmark), () => release(landmark), watch);
  }
  return repeatPresses;

  function handleChanges(records: readonly MutationRecord[]): void {
    restore();
    const removed = records.flatMap(({ removedNodes }) => Array.from(removedNodes));
    if (focused !== null && removed.some((node) => node.contains(focused))) {
      findSame(focused)?.focus({ preventScroll: true });
    }
    // If the part of a view has failed, its fields come later.
    if (awaited.size > 0 || Array.from(fields).some(({ isConnected }) => !isConnected)) return;
    observer.disconnect();
    watch.abort();
  }

  function noteFocus(): void {
    const { activeElement } = document;
    focused = activeElement instanceof HTMLElement ? activeElement : null;
  }

  function restore(): void {
    for (const field of fields) {
      const next = findSame(field);
      if (next === null || next === field) continue;
      fields.delete(field);
      fields.add(next);
      moveText(field, next);
    }
    if (opener?.isConnected === false) {
      findSame(opener)?.click();
      opener = undefined;
    }
  }

  /**
   * Has React hydrate a control before its turn, which it does at a `mousedown`. At the click, the browser would already
   * have changed a radio button, or followed a link. If React replaces the control, the new one may not be hydrated either.
   */
  function hydrate(drawn: HTMLElement, press: MouseEvent): HTMLElement | null {
    const control = findSame(drawn);
    flushSync(() => control?.dispatchEvent(new MouseEvent("mousedown", press)));
    flushSync(restore);
    return findSame(drawn) === control ? control : hydrate(drawn, press);
  }

  function repeatPresses(): void {
    const { presses = [], drop } = earlyVisit();
    const held = [...presses];
    drop?.();
    for (const [drawn, press] of held) {
      const control = hydrate(drawn, press);
      flushSync(() => control?.dispatchEvent(new MouseEvent("click", press)));
    }
  }

  function release(landmark: Landmark): void {
    // A view that starts again releases its landmark once more.
    if (awaited.delete(landmark)) handleChanges(observer.takeRecords());
  }
}

/** Finds the control in the place of a drawn one: of the same kind and name, or a link to the same page. */
function findSame<Control extends HTMLElement>(drawn: Control): Control | null {
  if (drawn.isConnected) return drawn;
  // Radio buttons share a name. The value of a text field is its text.
  const attributes = ["name", drawn.matches("[type=radio]") ? "value" : "href"];
  const names = attributes
    .filter((attribute) => drawn.hasAttribute(attribute))
    .map((attribute) => `[${attribute}="${CSS.escape(drawn.getAttribute(attribute)!)}"]`);
  return names.length === 0 ? null : document.querySelector(drawn.localName + names.join(""));
}

function moveText({ value, selectionStart, selectionEnd, selectionDirection }: TextField, next: TextField): void {
  if (value !== "" && value !== next.value) {
    next.value = value;
    next.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  }
  next.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
