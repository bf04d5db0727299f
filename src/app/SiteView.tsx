import { useRef } from "react";

import { CopyProvider } from "../clipboard/CopyProvider";
import { BookSwitch } from "../given/BookSwitch";
import { GivenAddresses } from "../given/GivenAddresses";
import { useTexts } from "../i18n/useTexts";
import { ShowProvider } from "../showing/ShowProvider";
import { PageBookmark } from "../site/PageBookmark";
import { SiteForm } from "../site/SiteForm";
import { View } from "../ui/View";

/** Joins the address for one site with the list of those that were given. */
export function SiteView() {
  const t = useTexts("site");
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <View title={t("title")} description={t("description")}>
      <CopyProvider>
        <ShowProvider label={t("columns.email")} heir={field}>
          <SiteForm recipientField={field}>
            <BookSwitch />
          </SiteForm>
          <GivenAddresses>
            <PageBookmark />
          </GivenAddresses>
        </ShowProvider>
      </CopyProvider>
    </View>
  );
}
