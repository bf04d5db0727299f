// With its ending, because the configuration of the build imports this file without a bundler.
import { readQueryParameter } from "../platform/queryParameter.ts";

/** The views in the order of their links, each with its source, by which the built page finds the files of the view. */
export const sourceOf = {
  make: "/src/make/MakeView.tsx",
  site: "/src/site/SiteView.tsx",
  check: "/src/check/CheckView.tsx",
};

export type View = keyof typeof sourceOf;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the object has these keys and no others
export const views = Object.keys(sourceOf) as View[];

export const VIEW_PARAMETER = "view";

export function pageOf(view: View): string {
  return view === "make" ? "index.html" : `${view}.html`;
}

/** Unknown values mean Make aliases. */
export function toView(name: string | null | undefined): View {
  return views.find((view) => view === name) ?? "make";
}

export function readView(): View {
  return toView(readQueryParameter(VIEW_PARAMETER));
}
