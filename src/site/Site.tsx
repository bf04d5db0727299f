import { BookProvider } from "../book/BookProvider";
import { CopyProvider } from "../clipboard/CopyProvider";
import { View } from "../ui/View";
import { GivenAddresses } from "./given/GivenAddresses";
import { SiteForm } from "./SiteForm";
import { useSiteTexts } from "./useSiteTexts";

/** Proposes the address for one site, and lists those that were given. */
export function Site({ isHidden = false }: { readonly isHidden?: boolean }) {
  const t = useSiteTexts();
  return (
    <View title={t("title")} description={t("description")} isHidden={isHidden}>
      <BookProvider>
        <CopyProvider>
          <SiteForm isShown={!isHidden} />
          <GivenAddresses isShown={!isHidden} />
        </CopyProvider>
      </BookProvider>
    </View>
  );
}
