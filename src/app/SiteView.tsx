import { useRef } from "react";

import { CopyProvider } from "../clipboard/CopyProvider";
import { BookSwitch } from "../given/BookSwitch";
import { GivenAddresses } from "../given/GivenAddresses";
import { ShowProvider } from "../showing/ShowProvider";
import { PageBookmark } from "../site/PageBookmark";
import { SiteForm } from "../site/SiteForm";
import { useSiteTexts } from "../site/useSiteTexts";
import { View } from "../ui/View";
import styles from "./SiteView.module.css";

/** Joins the address for one site with the list of those that were given. */
export function SiteView() {
  const t = useSiteTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <View title={t("title")} description={t("description")}>
      <CopyProvider>
        <ShowProvider label={t("columns.email")} heir={field}>
          <div className={`stack ${styles.columns}`}>
            <SiteForm recipientField={field}>
              <BookSwitch />
            </SiteForm>
            <GivenAddresses>
              <PageBookmark />
            </GivenAddresses>
          </div>
        </ShowProvider>
      </CopyProvider>
    </View>
  );
}
