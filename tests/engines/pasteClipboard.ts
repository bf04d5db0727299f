import { expect } from "@playwright/test";

import type { Visit } from "./visit";

/** What is in the clipboard: pasted into a box of its own, for no page may read it without. */
export async function pasteClipboard(visit: Visit): Promise<string> {
  await visit.read(() => {
    document.body.append(document.createElement("textarea"));
    document.querySelector("textarea")!.focus();
  });
  await visit.press("Paste");
  await expect.poll(() => visit.read(() => document.querySelector("textarea")!.value)).not.toBe("");
  return visit.read(() => {
    const box = document.querySelector("textarea")!;
    box.remove();
    return box.value;
  });
}
