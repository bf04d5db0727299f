/**
 * The generator of aliases, the address for one site, and the check of addresses, as the page's links list them. Each
 * has its source, by which the built page knows its files. Those of the generator are the program.
 */
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

/** Unknown values mean the generator. */
export function toView(name: string | null | undefined): View {
  return views.find((view) => view === name) ?? "make";
}
