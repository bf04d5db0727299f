import { CopyProvider } from "../address/CopyProvider";
import { BookPanel } from "./book/BookPanel";
import { useImport } from "./book/useImport";
import { useTexts } from "../i18n/useTexts";
import { ShowProvider } from "../address/ShowProvider";
import { SiteForm } from "./SiteForm";
import { View } from "../ui/View";

export function SiteView() {
  const t = useTexts("site");
  const importing = useImport();
  return (
    <View title={t("title")} description={t("description")}>
      <CopyProvider>
        <ShowProvider label={t("columns.email")} focusFallback="[name=recipient]">
          <SiteForm onImport={importing.readText} />
          <BookPanel importing={importing} />
        </ShowProvider>
      </CopyProvider>
    </View>
  );
}
