import { useTexts } from "../i18n/useTexts";
import { downloadFile, type TextFile } from "../platform/downloadFile";
import { useToasts } from "./ToastProvider";

/** Saves a file and says so in a toast, because not every screen reader announces the download itself. */
export function useDownload(): (file: TextFile, said?: string) => void {
  const t = useTexts("toasts");
  const showToast = useToasts();
  return (file, said = t("saved")) => {
    downloadFile(file);
    showToast("success", said);
  };
}
