import { page } from "vitest/browser";

/* The parts of the view of one address for one site. */

export const recipient = page.getByRole("textbox", { name: "Site, shop or person" });
export const mailbox = page.getByRole("textbox", { name: "Gmail address or username" });
export const result = page.getByRole("status").first();
export const list = page.getByRole("region", { name: "Who has which address" });
export const switchBox = page.getByRole("switch", { name: "Remember on this device" });
export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** Puts a text into the field for recipients as a paste does, or a drop. */
export function paste(text: string, inputType = "insertFromPaste"): void {
  const field = recipient.element() as HTMLTextAreaElement;
  field.focus();
  field.setRangeText(text, 0, field.value.length);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType }));
}
