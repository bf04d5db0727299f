import { onTestFinished } from "vitest";

/** A translator leaves these alone. */
const LEFT = "font, textarea, style, script, [translate=no]";

/**
 * Does to every text of the page, until the end of the test, what the browser's translator does: each text node gives
 * way to an element with another one (https://github.com/facebook/react/issues/11538). The words stay as they are.
 *
 * @returns The texts that it translated. Later ones are added.
 */
export function startTranslator(): readonly string[] {
  const translated: string[] = [];

  function translate(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement!.closest(LEFT) !== null) continue;
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      outer.firstElementChild!.textContent = text.data;
      text.replaceWith(outer);
      translated.push(text.data);
    }
  }

  translate();
  const observer = new MutationObserver(translate);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return translated;
}
