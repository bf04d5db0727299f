import { readAddress, toEmail } from "../../core";
import type { GeneratorState, Run } from "../generatorReducer";
import { isListStale } from "../makeAliases";
import { useGeneratorTexts } from "../useGeneratorTexts";

/** It is there from the first list on, because a live region that appears with its text is not announced. */
export function StaleNote({ isStale }: { readonly isStale: boolean }) {
  const t = useGeneratorTexts();
  return <p role="status">{isStale && t("results.stale")}</p>;
}

/** Whether the form asks for another list than this run made. A text that is no address yet is a change, too. */
export function isFormChanged(run: Run, { draft, settings }: Pick<GeneratorState, "draft" | "settings">): boolean {
  const read = readAddress(draft);
  const isSameAddress = read.ok && toEmail(read.address) === toEmail(run.address);
  return isListStale(run, settings) || (draft.trim() !== "" && !isSameAddress);
}
