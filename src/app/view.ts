import { readQueryParameter, writeQueryParameter } from "../platform/queryParameter";

/** What the page is used for: to make aliases, or to check addresses. */
export type View = "make" | "check";

const QUERY_PARAMETER = "view";

/** The view that the address asks for; what it does not know, it passes over. */
export function readView(): View {
  return readQueryParameter(QUERY_PARAMETER) === "check" ? "check" : "make";
}

/** Writes the view to the address, as a step that Back undoes. */
export function pushView(view: View): void {
  writeQueryParameter(QUERY_PARAMETER, view === "check" ? view : null, "push");
}
