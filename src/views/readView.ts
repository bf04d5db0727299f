import { readQueryParameter } from "../platform/queryParameter";
import { toView, type View, VIEW_PARAMETER } from "./view";

/** Returns the view that the page's URL asks for. */
export function readView(): View {
  return toView(readQueryParameter(VIEW_PARAMETER));
}
