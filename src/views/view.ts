/**
 * The views in the order of their links: many aliases, the address for one site, the check of addresses. Each has its
 * source, by which the built page knows its files. That of the first is in the program.
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

/** Unknown values mean Make aliases. */
export function toView(name: string | null | undefined): View {
  return views.find((view) => view === name) ?? "make";
}
