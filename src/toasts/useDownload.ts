import { useTexts } from "../i18n/useTexts";
import { downloadFile, type TextFile } from "../platform/downloadFile";
import { useToasts } from "./ToastProvider";

/**
 * Saves a file and says so in a toast. Not every screen reader announces what the browser itself shows.
 *
 * @param said The text of the toast; "File saved" without it.
 */
export function useDownload(): (file: TextFile, said?: string) => void {
  const t = useTexts("toasts");
  const showToast = useToasts();
  return (file, said = t("saved")) => {
    downloadFile(file);
    showToast("success", said);
  };
}
