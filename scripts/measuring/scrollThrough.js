const STEPS = 200;

/**
 * Scrolls the box that a row is in from its start to its end, by one step at each frame. Of a long list, each step shows
 * other rows.
 *
 * @param {import("playwright").Locator} row
 */
export function scrollThrough(row) {
  return row.evaluate(async (element, steps) => {
    let box = element.parentElement;
    while (box !== null && getComputedStyle(box).overflowY !== "auto") box = box.parentElement;
    if (box === null || box.scrollHeight === box.clientHeight) throw new Error("The rows do not scroll");
    for (let step = 1; step <= steps; step += 1) {
      box.scrollTop = (box.scrollHeight * step) / steps;
      await new Promise(requestAnimationFrame);
    }
  }, STEPS);
}
