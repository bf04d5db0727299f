import { useTexts } from "../i18n/useTexts";
import { Dialog, type DialogState } from "../ui/Dialog";

export function About(state: DialogState) {
  const t = useTexts("about");
  return (
    <Dialog {...state} title={t("title")}>
      <p>{t("purpose")}</p>
      <p>{t("privacy")}</p>
      <p>{t("storage")}</p>
      <p>{t("affiliation")}</p>
    </Dialog>
  );
}
