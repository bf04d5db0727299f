/**
 * Drops the second press of a double click whose first press has closed something. Otherwise what was below it would get
 * that press. The next single press ends this.
 */
export function dropSecondPress(): void {
  function handle(event: MouseEvent): void {
    if (event.detail > 1) {
      // At `mousedown` the focus would move, and at `click` a control would act.
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === "mousedown") {
      window.removeEventListener("mousedown", handle, true);
      window.removeEventListener("click", handle, true);
    }
  }

  window.addEventListener("mousedown", handle, true);
  window.addEventListener("click", handle, true);
}
