import { useTexts } from "../i18n/useTexts";
import { LaterPart } from "../loading/LaterPart";
import { usePart } from "../loading/usePart";
import { View } from "../ui/View";
import { AddressForm } from "./form/AddressForm";
import styles from "./Generator.module.css";
import { afterInputPart } from "./generatorParts";
import { HelpSection } from "./HelpSection";
import { useGenerator } from "./useGenerator";

export function Generator() {
  const [state, dispatch] = useGenerator();
  const t = useTexts("form");
  const { list } = state;
  const afterInput = usePart(afterInputPart);
  const noList = <p className={styles.noList}>{t("empty")}</p>;

  return (
    <View title={t("title")} description={t("description")}>
      <AddressForm state={state} dispatch={dispatch} />
      {list === null ? (
        noList
      ) : (
        <LaterPart part={afterInputPart} fallback={noList}>
          {({ BookProvider, Results }) => (
            <BookProvider>
              <Results list={list} dispatch={dispatch} />
            </BookProvider>
          )}
        </LaterPart>
      )}
      <HelpSection />
      {afterInput && <afterInput.FileDrop />}
    </View>
  );
}
