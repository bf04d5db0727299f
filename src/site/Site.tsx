import { useRef, useState } from "react";

import { BookProvider } from "../book/BookProvider";
import { CopyProvider } from "../clipboard/CopyProvider";
import { View } from "../ui/View";
import { ForgetDialog } from "./given/ForgetDialog";
import { GivenAddresses } from "./given/GivenAddresses";
import { PageBookmark } from "./PageBookmark";
import { ShowProvider } from "./showing/ShowProvider";
import { SiteForm } from "./SiteForm";
import { useSiteTexts } from "./useSiteTexts";

/** Proposes the address for one site, and lists those that were given. */
export function Site() {
  const t = useSiteTexts();
  const [isForgetting, setIsForgetting] = useState(false);
  const switchLabel = useRef<HTMLLabelElement>(null);
  const handleForget = () => setIsForgetting(true);
  /** Where the focus goes when a dialog has switched the book on or off: the button that opened it is gone then. */
  const focusSwitch = () => switchLabel.current?.querySelector("input")?.focus();

  return (
    <View title={t("title")} description={t("description")}>
      <BookProvider>
        <CopyProvider>
          <ShowProvider>
            <SiteForm switchRef={switchLabel} onForget={handleForget} />
            <PageBookmark />
            <GivenAddresses onForget={handleForget} onFocusLost={focusSwitch} />
          </ShowProvider>
        </CopyProvider>
        <ForgetDialog isOpen={isForgetting} onClose={() => setIsForgetting(false)} onForgotten={focusSwitch} />
      </BookProvider>
    </View>
  );
}
