import type { Domain } from "./parseAddress";

/** Returns the other of the two domains that reach the same mailbox. */
export function toOtherDomain(domain: Domain): Domain {
  return domain === "gmail.com" ? "googlemail.com" : "gmail.com";
}
