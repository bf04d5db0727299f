import type { Plugin, Rolldown } from "vite";

/**
 * Moves the styles of each later part into its script, which adopts them when it runs. So the page carries only the
 * styles of its first view, and a part cannot be shown without its own. The policy forbids other style sheets, but not
 * those that a script makes: https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssstylesheet
 *
 * @param partStyles Receives the styles of each file, for the pages that show a later view.
 */
export function stylesInParts(partStyles: Map<string, string>): Plugin {
  return {
    name: "styles-in-parts",
    apply: "build",
    enforce: "pre",
    load: {
      // Vite's own helper makes each import wait for the style sheets of its file. No part has any.
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    generateBundle: {
      // Before Vite makes each import wait for the style sheets of its file.
      order: "pre",
      handler(_, bundle) {
        // The prerendering puts the styles of the program into the page.
        const program = findProgram(bundle);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || chunk === program) continue;
          const sheets = chunk.viteMetadata?.importedCss ?? new Set();
          for (const fileName of sheets) {
            const sheet = bundle[fileName];
            if (sheet?.type !== "asset") continue;
            const styles = String(sheet.source);
            chunk.code += adoptStyles(styles);
            partStyles.set(chunk.fileName, styles);
            delete bundle[fileName];
          }
          sheets.clear();
        }
      },
    },
  };
}

export function adoptStyles(styles: string): string {
  return `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(styles)});document.adoptedStyleSheets.push(s)}`;
}

/** Finds the file of the program: the one with `src/main.tsx`. @throws If the build has none. */
export function findProgram(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.moduleIds.some((id) => id.endsWith("/src/main.tsx"))) return file;
  }
  throw new Error("The build has no program");
}
