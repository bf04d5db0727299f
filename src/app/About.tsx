import type { ReactNode } from "react";

import { useTexts } from "../i18n/useTexts";
import { Dialog, type DialogState } from "../ui/Dialog";

const LICENCES = `${import.meta.env.BASE_URL}licences.txt`;

export function About(state: DialogState) {
  const t = useTexts("about");
  const program = {
    version: __VERSION__,
    hasSource: String(__SOURCE_URL__ !== ""),
    licence: renderLicence,
    source: renderSource,
  };
  return (
    <Dialog {...state} title={t("title")}>
      <p>{t("purpose")}</p>
      <p>{t("privacy")}</p>
      <p>{t("storage")}</p>
      <p>{t("affiliation")}</p>
      <p>{t.rich("program", program)}</p>
    </Dialog>
  );
}

const renderLicence = (text: ReactNode) => <a href={LICENCES}>{text}</a>;
const renderSource = (text: ReactNode) => <a href={__SOURCE_URL__}>{text}</a>;
