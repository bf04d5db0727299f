import { BookProvider } from "../book/BookProvider";
import { CopyProvider } from "../clipboard/CopyProvider";
import { View } from "../ui/View";
import { GivenAddresses } from "./given/GivenAddresses";
import { PageBookmark } from "./PageBookmark";
import { ShowProvider } from "./showing/ShowProvider";
import { SiteForm } from "./SiteForm";
import { useSiteTexts } from "./useSiteTexts";

/** Proposes the address for one site, and lists those that were given. */
export function Site() {
  const t = useSiteTexts();
  return (
    <View title={t("title")} description={t("description")}>
      <BookProvider>
        <CopyProvider>
          <ShowProvider>
            <SiteForm />
            <PageBookmark />
            <GivenAddresses />
          </ShowProvider>
        </CopyProvider>
      </BookProvider>
    </View>
  );
}
