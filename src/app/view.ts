import { readQueryParameter, writeQueryParameter } from "../platform/queryParameter";

/** The generator of aliases, or the check of addresses. */
export type View = "make" | "check";

const QUERY_PARAMETER = "view";

/** The view that the page's URL asks for. Unknown values mean the generator. */
export function readView(): View {
  return readQueryParameter(QUERY_PARAMETER) === "check" ? "check" : "make";
}

/** Writes the view to the page's URL as a new history entry. */
export function pushView(view: View): void {
  writeQueryParameter(QUERY_PARAMETER, view === "check" ? view : null, "push");
}
