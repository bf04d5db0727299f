import { beforeEach } from "vitest";
import { cdp } from "vitest/browser";

// The pointer stays where the test before left it, and what is rendered there would be hovered.
beforeEach(async () => {
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: -1, y: -1 });
});
