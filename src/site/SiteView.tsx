import { useRef } from "react";

import { CopyProvider } from "../address/CopyProvider";
import { BookSwitch } from "./book/BookSwitch";
import { BookPanel } from "./book/BookPanel";
import { useTexts } from "../i18n/useTexts";
import { ShowProvider } from "../address/ShowProvider";
import { PageBookmark } from "./PageBookmark";
import { SiteForm } from "./SiteForm";
import { View } from "../ui/View";

/** Joins the address for one site with the list of those that were given. */
export function SiteView() {
  const t = useTexts("site");
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <View title={t("title")} description={t("description")}>
      <CopyProvider>
        <ShowProvider label={t("columns.email")} focusFallback={field}>
          <SiteForm recipientField={field}>
            <BookSwitch />
          </SiteForm>
          <BookPanel>
            <PageBookmark />
          </BookPanel>
        </ShowProvider>
      </CopyProvider>
    </View>
  );
}
