import { KeptView } from "../src/app/KeptView";
import { Checker } from "../src/checker/Checker";

/** The check as the frame keeps it. */
export function CheckerView({ mode }: { readonly mode: "visible" | "hidden" }) {
  return <KeptView isShown={mode === "visible"} view={Checker} />;
}
