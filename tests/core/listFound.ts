import { findAddresses } from "../../src/core/addresses/findAddresses";
import { readLines } from "../../src/core/addresses/readLines";

/** Lists all addresses of a text, each with its verdict, whatever the text is. */
export function listFound(text: string): { readonly input: string; readonly verdict: string }[] {
  return [...readLines(text)]
    .flatMap((line) => findAddresses(line.text))
    .map(({ text: input, parsed }) => ({ input, verdict: parsed.ok ? "gmail" : parsed.error }));
}
