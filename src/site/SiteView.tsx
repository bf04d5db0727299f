import { useRef, useState } from "react";

import { CopyProvider } from "../address/CopyProvider";
import { BookPanel } from "./book/BookPanel";
import { useTexts } from "../i18n/useTexts";
import { ShowProvider } from "../address/ShowProvider";
import { PageBookmark } from "./PageBookmark";
import { SiteForm } from "./SiteForm";
import { View } from "../ui/View";

export function SiteView() {
  const t = useTexts("site");
  const field = useRef<HTMLTextAreaElement>(null);
  /** The text that a person imports; `null` while the dialog for it is closed. */
  const [importText, setImportText] = useState<string | null>(null);
  return (
    <View title={t("title")} description={t("description")}>
      <CopyProvider>
        <ShowProvider label={t("columns.email")} focusFallback={field}>
          <SiteForm recipientField={field} onImport={setImportText} />
          <BookPanel importText={importText} onImport={setImportText}>
            <PageBookmark />
          </BookPanel>
        </ShowProvider>
      </CopyProvider>
    </View>
  );
}
