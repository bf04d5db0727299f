import { useTexts } from "../i18n/useTexts";
import { downloadFile, type TextFile } from "../platform/downloadFile";
import { DURATION_MS } from "./ToastItem";
import { useToasts } from "./useToasts";

/**
 * Saves a file, and says so in a toast. What the browser shows is not said by every screen reader.
 *
 * @returns A promise that resolves when the toast has been read, so that the next one does not cover it.
 */
export function useDownload(): (file: TextFile) => Promise<void> {
  const t = useTexts("toasts");
  const showToast = useToasts();

  return (file) => {
    downloadFile(file);
    showToast("success", t("saved"));
    return new Promise((resolve) => {
      setTimeout(resolve, DURATION_MS);
    });
  };
}
