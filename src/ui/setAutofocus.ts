/** A `ref` of what has the focus when its dialog opens. React itself does not write the attribute. */
export function setAutofocus(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
