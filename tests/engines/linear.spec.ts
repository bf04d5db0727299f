import { expect } from "@playwright/test";

import type { checkAddresses, parseAddress, readMail, toRecipient } from "../../src/core";
import { bundle } from "./bundle";
import { test } from "./test";

interface Core {
  readonly checkAddresses: typeof checkAddresses;
  readonly parseAddress: typeof parseAddress;
  readonly readMail: typeof readMail;
  readonly toRecipient: typeof toRecipient;
}

/** Times each reader of the core on each repetition, at 32,000 and at 64,000 characters. */
function timeReaders(core: Core): { readonly name: string; readonly ratio: number }[] {
  const pieces = [
    "# ",
    " ",
    "@",
    "id:",
    "://",
    "\\'",
    "=",
    "a",
    "0",
    "From ",
    "(",
    "<",
    '"',
    "a@gmail.com ",
    "[{",
    "%25",
  ];
  pieces.push("https://list.", "a = b\n", "Name | a@gmail.com\n", "&amp;", "<b>", "message-", "a=\n", "a,\n", "x@y.z:");
  const readers: Record<string, (text: string) => void> = {
    checkAddresses: (text) => {
      for (const steps = core.checkAddresses(text); steps.next().done !== true;);
    },
    parseAddress: (text) => void core.parseAddress(text),
    readMail: (text) => void core.readMail(`From: ${text}\nTo: @g${text}\nDate: ${text}\nDKIM-Signature: ${text}`),
    toRecipient: (text) => void core.toRecipient(text),
  };
  const time = (read: (text: string) => void, text: string): number => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      read(text);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  const compare = (read: (text: string) => void, short: string, long: string): number => {
    let [shortTime, longTime, ratio] = [Infinity, Infinity, 0];
    // Other programs may slow one of the two down for a while. At a quadratic cost, each try is too long.
    for (let tries = 0; tries < 4 && (tries === 0 || ratio >= 3); tries += 1) {
      shortTime = Math.min(shortTime, time(read, short));
      longTime = Math.min(longTime, time(read, long));
      // A shorter time is noise: at a quadratic cost, it would be seconds.
      ratio = longTime < 100 ? 0 : longTime / shortTime;
    }
    return ratio;
  };
  return Object.entries(readers).flatMap(([name, read]) =>
    pieces.flatMap((piece) =>
      ["", "a@gmail.com"].map((end) => {
        const repeat = (length: number) => piece.repeat(length / piece.length) + end;
        return { name: `${name} ${JSON.stringify(piece + end)}`, ratio: compare(read, repeat(32_000), repeat(64_000)) };
      }),
    ),
  );
}

test("twice the text takes less than three times as long", async ({ visit }) => {
  await visit.open("/");
  // oxlint-disable-next-line typescript/no-implied-eval -- the drivers take a function
  const script = new Function(`${await bundle("src/core/index.ts")}; return (${timeReaders.toString()})(core);`);
  const ratios = await visit.read(script as () => ReturnType<typeof timeReaders>);
  expect(ratios.length).toBe(200);
  expect(ratios.filter(({ ratio }) => ratio >= 3)).toEqual([]);
});
