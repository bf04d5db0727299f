import type { Address } from "./parseAddress";

/** Writes an address: `jane.doe@gmail.com`. */
export function toEmail({ username, domain }: Address): string {
  return `${username}@${domain}`;
}
