import { expect } from "@playwright/test";

import type { Visit } from "./visit";

/** Returns the text of the clipboard. It is pasted into a box of its own, because no page may read it otherwise. */
export async function pasteClipboard(visit: Visit): Promise<string> {
  await visit.read(() => {
    const box = document.createElement("textarea");
    box.id = "pasted";
    // Nothing scrolls to it, and back when it goes, while the next click aims.
    box.style.position = "fixed";
    box.style.insetBlockStart = "0";
    document.body.append(box);
    box.focus();
  });
  await visit.press("Paste");
  await expect.poll(() => visit.read(() => document.querySelector<HTMLTextAreaElement>("#pasted")!.value)).not.toBe("");
  return visit.read(() => {
    const box = document.querySelector<HTMLTextAreaElement>("#pasted")!;
    box.remove();
    return box.value;
  });
}
