import type { Locator } from "vitest/browser";

/** Fills a field as a password manager may: React hears of no event, and sees no change of the value. */
export function fillSilently(field: Locator, text: string): void {
  const element = field.element();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")!.set!.call(element, text);
}
