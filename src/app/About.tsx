import type { ReactNode } from "react";

import { useTexts } from "../i18n/useTexts";
import { Dialog, type DialogState } from "../ui/Dialog";

const PROGRAM = {
  version: __VERSION__,
  hasSource: String(__SOURCE_URL__ !== ""),
  licence: (text: ReactNode) => <a href={`${import.meta.env.BASE_URL}licences.txt`}>{text}</a>,
  source: (text: ReactNode) => <a href={__SOURCE_URL__}>{text}</a>,
};

export function About(state: DialogState) {
  const t = useTexts("about");
  return (
    <Dialog {...state} title={t("title")}>
      <p>{t("purpose")}</p>
      <p>{t("privacy")}</p>
      <p>{t("storage")}</p>
      <p>{t("affiliation")}</p>
      <p>{t.rich("program", PROGRAM)}</p>
    </Dialog>
  );
}
