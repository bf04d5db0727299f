import { useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { loadProviders } from "../../tests/renderWithProviders";
import { Site } from "./Site";

/** Calls back after the effects of all that stands before it. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

test("a person who has left the field before the program runs is not led back to it", async () => {
  const Providers = await loadProviders();
  const container = document.body.appendChild(document.createElement("div"));
  const pageWith = (onDrawn: () => void) => (
    <Providers>
      <Site />
      <Drawn onDrawn={onDrawn} />
    </Providers>
  );
  container.append(document.createRange().createContextualFragment(renderToString(pageWith(() => {}))));
  let root: Root | undefined;
  await new Promise<void>((resolve) => {
    root = hydrateRoot(container, pageWith(resolve));
  });
  await expect.element(page.getByRole("textbox", { name: "Site, shop or person" })).not.toHaveFocus();
  root?.unmount();
  container.remove();
});
