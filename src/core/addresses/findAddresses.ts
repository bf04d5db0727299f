import { splitAddresses } from "./splitAddresses";

/** Returns the addresses that `splitAddresses` finds in a text, in order, repeated ones included. The cost is linear. */
export function findAddresses(text: string): string[] {
  return Array.from(splitAddresses(text)).flatMap(({ address }) => address ?? []);
}
