import type { Page } from "@playwright/test";

/** @returns A line for each element that leaves the window or is cut off, and for each text that lies over another one. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const elements = Array.from(document.body.querySelectorAll("*"));
    // Texts for screen readers alone.
    const unseen = elements.filter((element) => getComputedStyle(element).clipPath !== "none");
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !unseen.some((root) => root.contains(element));
    const shown = elements.filter(isSeen);
    // A text that ends in dots says that it goes on, and so does a picture that fades out.
    const shortened = shown.filter((element) => {
      const { webkitLineClamp, maskImage } = getComputedStyle(element);
      return webkitLineClamp !== "none" || maskImage !== "none";
    });
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 60)}`;

    const outside = shown.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > clientWidth + 0.5;
    });
    const cutOff = shown.filter((element) => {
      const isControl = element.matches("button, label, input");
      const isScroller = scrolls(element);
      const isTooWide = !element.matches("input") && element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = (isControl || !isScroller) && element.scrollHeight > element.clientHeight + 1;
      const clips = getComputedStyle(element).overflowX !== "visible" && !shortened.includes(element);
      return element.clientWidth > 0 && ((isTooWide && (clips || isControl)) || (isTooHigh && (clips || isControl)));
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...outside.map((element) => `outside: ${nameOf(element)}`),
      ...cutOff.map((element) => `cut off: ${nameOf(element)}`),
      ...overlaps().map(([one, other]) => `overlap: ${one} / ${other}`),
    ];

    /** @returns Pairs of texts that lie over each other in the same layer. */
    function overlaps(): [string, string][] {
      const pieces = textPieces();
      return pieces.flatMap((one, index) =>
        pieces
          .slice(index + 1)
          .filter((other) => one.layer === other.layer && one.node !== other.node && touch(one.box, other.box))
          .map((other): [string, string] => [one.node.data, other.node.data]),
      );
    }

    function textPieces() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const pieces: { node: Text; layer: Element | null; box: DOMRect }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const layer = layerOf(node.parentElement);
        if (node.parentElement === null || !isSeen(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const end = shortened.find((element) => element.contains(node))?.getBoundingClientRect().bottom ?? Infinity;
        for (const box of range.getClientRects()) if (box.top < end) pieces.push({ node, layer, box });
      }
      return pieces;
    }

    /** @returns The nearest ancestor that lies above the page, or that scrolls and so hides the rest of its content. */
    function layerOf(element: Element | null): Element | null {
      if (element === null || element.matches("dialog, [popover], [aria-live]") || scrolls(element)) return element;
      // A footer that stays in sight covers what scrolls below it.
      if (element.closest("dialog") && getComputedStyle(element).position === "sticky") return element;
      return layerOf(element.parentElement);
    }

    function scrolls(element: Element): boolean {
      return /auto|scroll/.test(getComputedStyle(element).overflowY);
    }

    function touch(one: DOMRect, other: DOMRect): boolean {
      // The boxes of two lines of a heading touch by less.
      const tolerance = 3;
      return (
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance
      );
    }
  });
}
