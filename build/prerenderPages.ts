import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

import { toPagePolicy } from "./contentSecurityPolicy.ts";
import { toHeadersFile } from "./headersFile.ts";
import { escape, tag, toAddressTags, toShareTags, toThemeColorTags } from "./headTags.ts";
import type { PageName } from "../src/app/App";
import { sourceOf, type View } from "../src/views/view.ts";
import type { SiteFiles } from "../src/platform/earlyVisit";
import { replaceCounted } from "./replaceCounted.ts";
import { findProgram } from "./stylesInParts.ts";
import type * as prerenderModule from "../src/prerender";

/** The pages, and the view that each one shows. The first one leads to that of the requested view: src/firstPaint.ts. */
const PAGES: Readonly<Record<string, { page: PageName; view: View }>> = {
  "index.html": { page: "home", view: "make" },
  "404.html": { page: "not-found", view: "make" },
  "site.html": { page: "home", view: "site" },
  "check.html": { page: "home", view: "check" },
};

/** These pages have no source of their own: each is the first page with another view. */
const VIEW_PAGE = /(?:^|\/)(?:site|check)\.html$/;

/**
 * Renders each page into its HTML: English in the root and every other language in a template. A small inline script
 * in the head picks the language.
 *
 * @param shared The configuration that the client and the renderer need to make the same markup.
 * @param siteUrl The origin of the published site. With it, the page states its addresses for search engines.
 * @param partStyles The styles of each later part's file, for the pages that show a later view.
 */
export function prerenderPages(
  shared: InlineConfig,
  siteUrl: string | undefined,
  partStyles: ReadonlyMap<string, string>,
): Plugin {
  const { base = "/" } = shared;
  const siteAddress = siteUrl === undefined ? undefined : new URL(base, siteUrl).href;
  let renderer: Promise<typeof prerenderModule>;
  let firstPaint: Promise<string>;
  let root: string;
  const policies = new Map<string, string>();

  return {
    name: "prerender-pages",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: {
      filter: { id: VIEW_PAGE },
      handler: (id) => path.resolve(root, id),
    },
    load: {
      filter: { id: VIEW_PAGE },
      handler: () => readFile(path.resolve(root, "index.html"), "utf8"),
    },
    buildStart() {
      renderer = buildRenderer(shared);
      firstPaint = buildFirstPaint(shared);
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { filename, bundle = {} }) {
        const { languages, prerenderPage } = await renderer;
        const file = path.basename(filename);
        const { page, view } = PAGES[file]!;
        const rendered = await Promise.all(languages.map((language) => prerenderPage(page, view, language)));
        const [english, ...others] = rendered;

        const failures = Object.fromEntries(languages.map((language, index) => [language, rendered[index]!.failure]));
        const templates = others.map(
          ({ lang, title, body }) => `${tag("template", { lang, title })}${body}</template>`,
        );
        const advice = rendered.map(({ lang, noScript }) => `${tag("p", { lang })}${escape(noScript)}</p>`);
        const script = await firstPaint;
        const files = findFiles(bundle, base, root);
        // The view's files run in this order, and each adopts its styles again.
        const viewFiles = (files.parts[sourceOf[view]] ?? []).toReversed().map((url) => url.slice(base.length));
        const styleSheet = styleSheetOf(bundle).source + viewFiles.map((name) => partStyles.get(name) ?? "").join("");
        const policy = toPagePolicy(script, styleSheet);
        policies.set(file, policy);
        const head = [
          tag("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
          // A site that previews a link runs no script, so it never gets further than the first page.
          ...(view === "make"
            ? toShareTags(english!, siteAddress)
            : [tag("meta", { name: "description", content: english!.description })]),
          ...(file === "index.html" ? toAddressTags(siteAddress, languages) : []),
          // Otherwise iOS makes links of the addresses in the built page, and React draws that again.
          tag("meta", { name: "format-detection", content: "telephone=no,email=no" }),
          // Before the script, which picks the colour of the theme.
          ...toThemeColorTags(),
          `<style>${styleSheet}</style>`,
          `${tag("script", {
            ...(page === "home" ? { "data-drawn": view } : {}),
            "data-files": JSON.stringify(files),
            "data-failures": JSON.stringify(failures),
          })}${script}</script>`,
        ];
        const notice = page === "home" ? `<noscript>${advice.join("")}</noscript>` : "";
        const replacements: [pattern: RegExp, text: string, times?: number][] = [
          // The inline script loads the program, and the styles are inside the page.
          [/^\s*<script type="module".*\n/m, "", files.imports.length + 1],
          [/^\s*<link rel="stylesheet".*\n/m, ""],
          [/(?<=<meta charset[^>]*>)/, head.join("\n")],
          [/(?<=<title>).*?(?=<\/title>)/, escape(english!.title)],
          [/(?<=<body>)/, notice],
          [/(?<=<div id="root"[^>]*>)(?=<\/div>)/, english!.body],
          [/(?=<\/body>)/, templates.join("\n")],
        ];
        return replacements.reduce((result, replacement) => replaceCounted(result, ...replacement), html);
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const pages = Object.keys(PAGES).map((file) => [file, policies.get(file)!] as const);
        const headers = toHeadersFile(base, { "": policies.get("index.html")!, ...Object.fromEntries(pages) });
        this.emitFile({ type: "asset", fileName: "_headers", source: headers });
        // Every page contains the style sheet.
        delete bundle[styleSheetOf(bundle).fileName];
      },
    },
  };
}

/** The one style sheet of the build. */
function styleSheetOf(bundle: Rolldown.OutputBundle): { fileName: string; source: string } {
  const [file, ...others] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
  if (file?.type !== "asset" || others.length > 0) throw new Error("The build has not exactly one style sheet");
  return { fileName: file.fileName, source: String(file.source).trim() };
}

/** The addresses of the program and of everything that it imports, at once or later. */
function findFiles(bundle: Rolldown.OutputBundle, base: string, root: string): SiteFiles {
  const program = findProgram(bundle);
  const imports = allImports(bundle, program);
  const known = new Set([program.fileName, ...imports]);
  const parts: Record<string, [string, ...string[]]> = {};
  for (const part of Object.values(bundle)) {
    if (part.type !== "chunk" || !part.isDynamicEntry || part.facadeModuleId === null) continue;
    const newImports = allImports(bundle, part).filter((fileName) => !known.has(fileName));
    // `createPart` knows a part by the path of its source.
    parts[part.facadeModuleId.slice(root.length)] = [toUrl(part.fileName), ...newImports.map(toUrl)];
  }
  return { program: toUrl(program.fileName), imports: imports.map(toUrl), parts };

  function toUrl(fileName: string): string {
    return `${base}${fileName}`;
  }
}

function allImports(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): string[] {
  const imports = chunk.imports.flatMap((fileName) => {
    const imported = bundle[fileName];
    return imported?.type === "chunk" ? [fileName, ...allImports(bundle, imported)] : [];
  });
  return [...new Set(imports)];
}

async function buildRenderer(shared: InlineConfig): Promise<typeof prerenderModule> {
  // Each build has its own folder, because two may run at the same time. The bundle imports React, so the folder must
  // be inside the project.
  const outDir = path.resolve(`node_modules/.cache/plusdot/prerender-${process.pid}`);
  await build({
    ...shared,
    configFile: false,
    logLevel: "warn",
    build: {
      ...shared.build,
      ssr: "src/prerender.tsx",
      outDir,
      copyPublicDir: false,
      // In one file, so that nothing has to be imported after the folder is gone.
      rolldownOptions: { output: { codeSplitting: false }, checks: { bundlerTimings: false } },
    },
    // Bundled, because the build replaces a part of the package.
    ssr: { noExternal: ["use-intl"] },
  });
  const renderer = (await import(pathToFileURL(path.join(outDir, "prerender.js")).href)) as typeof prerenderModule;
  await rm(outDir, { recursive: true });
  return renderer;
}

async function buildFirstPaint(shared: InlineConfig): Promise<string> {
  const result = await build({
    ...shared,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      // By default Vite turns constants into variables, which the minifier cannot inline.
      rolldownOptions: { input: "src/firstPaint.ts", output: { format: "iife", topLevelVar: false } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
