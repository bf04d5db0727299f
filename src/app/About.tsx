import { createUseTexts } from "../i18n/createUseTexts";
import type english from "../languages/en/dialogs.json";
import { Dialog, type DialogState } from "../ui/Dialog";

const useDialogTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/dialogs.json", { eager: true, import: "default" }),
);

export function About(state: DialogState) {
  const t = useDialogTexts();
  return (
    <Dialog {...state} title={t("about.title")}>
      <p>{t("about.purpose")}</p>
      <p>{t("about.privacy")}</p>
      <p>{t("about.storage")}</p>
      <p>{t("about.affiliation")}</p>
    </Dialog>
  );
}
