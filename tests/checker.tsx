import { KeptView } from "../src/app/KeptView";
import { ViewLink } from "../src/app/links";
import { Checker } from "../src/checker/Checker";

export const checker = <Checker Link={ViewLink} />;

/** The check as the frame keeps it. */
export function CheckerView({ mode }: { readonly mode: "visible" | "hidden" }) {
  return <KeptView isShown={mode === "visible"} view={Checker} />;
}
