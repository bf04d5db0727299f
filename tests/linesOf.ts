/** Returns the text of an element as a person sees it, a line of the screen each. */
export function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (let place = 0; place < node.textContent!.length; place += 1) {
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? "") + range.toString());
    }
  }
  return [...lines.values()];
}
