import path from "node:path";
import { build } from "vite";

const ID = "bare-program";

/**
 * Builds the smallest program to compare ours with: React, and one button that notes a press in `data-pressed`.
 *
 * @returns {Promise<string>} The program as one module.
 */
export async function buildBareProgram() {
  const file = path.resolve(`${ID}.js`);
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, modulePreload: false, rolldownOptions: { input: ID } },
    plugins: [
      {
        name: ID,
        resolveId: (source) => (source === ID ? file : null),
        load: (id) =>
          id === file
            ? `import { createElement } from "react";
               import { createRoot } from "react-dom/client";
               const root = document.body.appendChild(document.createElement("div"));
               const onClick = () => { document.documentElement.dataset.pressed = ""; };
               createRoot(root).render(createElement("button", { id: "bare", onClick }, "Press"));`
            : null,
      },
    ],
  });
  const { output } = /** @type {import("vite").Rolldown.RolldownOutput} */ (result);
  return output[0].code;
}
