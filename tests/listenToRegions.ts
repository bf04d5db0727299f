import { expect, onTestFinished } from "vitest";

const LIVE = "[aria-live]:not([aria-live=off]), [role=status]:not([aria-live=off]), [role=alert]";

/**
 * Notes every text that appears in a live region from now on, as a screen reader says it.
 *
 * @returns Expects these texts since the last call, or since the beginning.
 */
export function listenToRegions(): (texts: readonly string[]) => Promise<void> {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => said.push(...changes.flatMap(readChange)));
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return async (texts) => {
    await expect.poll(() => said).toStrictEqual(texts);
    said.length = 0;
  };
}

function readChange({ target, addedNodes, type }: MutationRecord): string[] {
  const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
  if (region) return readTexts(type === "characterData" ? [target] : [...addedNodes]);
  // An alert is said when it appears.
  return [...addedNodes].flatMap((node) =>
    node instanceof Element
      ? readTexts([node, ...node.querySelectorAll("*")].filter(({ role }) => role === "alert"))
      : [],
  );
}

function readTexts(nodes: readonly Node[]): string[] {
  return nodes.map(({ textContent }) => textContent ?? "").filter((text) => text !== "");
}
