import { useTexts } from "../i18n/useTexts";
import { LaterPart } from "../loading/LaterPart";
import { View } from "../ui/View";
import { AddressForm } from "./form/AddressForm";
import { SettingsBar } from "./form/SettingsBar";
import { HelpSection } from "./HelpSection";
import { EmptyResults } from "./results/EmptyResults";
import { afterInputPart } from "./generatorParts";
import { useGenerator } from "./useGenerator";

export function Generator({ isHidden = false }: { readonly isHidden?: boolean }) {
  const [state, dispatch] = useGenerator();
  const t = useTexts("form");
  const { draft, settings, error, activity, list } = state;

  return (
    <View title={t("title")} description={t("description")} isHidden={isHidden}>
      <AddressForm
        draft={draft}
        error={error}
        isBusy={activity.status === "running"}
        hasList={list !== null}
        dispatch={dispatch}
      >
        <SettingsBar draft={draft} settings={settings} run={list?.run} dispatch={dispatch} />
      </AddressForm>
      {list === null ? (
        <EmptyResults />
      ) : (
        <LaterPart part={afterInputPart} fallback={<EmptyResults />}>
          {({ BookProvider, Results }) => (
            <BookProvider>
              <Results list={list} dispatch={dispatch} />
            </BookProvider>
          )}
        </LaterPart>
      )}
      <HelpSection />
    </View>
  );
}
