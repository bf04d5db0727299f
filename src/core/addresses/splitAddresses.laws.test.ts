import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, stringOf } from "../../../tests/core/arbitraries";
import { law, textLaw } from "../../../tests/core/law";
import { splitAddresses } from "./splitAddresses";

const find = (text: string) => [...splitAddresses(text)].flatMap(({ address }) => address ?? []);

const anySeparator = fc.constantFrom(", ", ";", " ", "\n", "\r\n\r\n", "\u00A0", " ,; ");
const anyWritten = fc.tuple(
  anyAddress.map(({ username, domain }) => `${username}@${domain}`),
  fc.constantFrom<(address: string) => string>(
    (address) => address,
    (address) => `<${address}>`,
    (address) => `Doe <${address}>`,
    (address) => `"Doe, J. <j@x.org>" <${address}>`,
    (address) => `mailto:${encodeURIComponent(address)}?subject=a@b`,
    (address) => `\u200B${address}\u200E`,
  ),
);

law(
  "every address is found in order, in each way of writing it",
  fc.array(anyWritten),
  anySeparator,
  (written, separator) => {
    const text = written.map(([address, write]) => write(address)).join(separator);
    expect(find(text)).toEqual(written.map(([address]) => address));
  },
);

const anyText = fc.oneof(stringOf("<>\"',; a@.\n(mailto:%?"), fc.string({ unit: "binary" }));

textLaw("any text gives addresses with an @ inside and without separators", anyText, (text) => {
  expect(find(text).filter((piece) => !/^[^\s,;<>"@]+@(?:[^\s,;<>"]*[^\s,;<>"@])$/.test(piece))).toEqual([]);
});
