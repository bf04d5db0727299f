import { useTexts } from "../i18n/useTexts";
import { usePart } from "../platform/createPart";
import { View } from "../ui/View";
import { Demonstration } from "./Demonstration";
import { AddressForm } from "./form/AddressForm";
import { listMakerPart } from "./makeParts";
import { HelpSection } from "./HelpSection";
import { useMakeState } from "./useMakeState";

export function MakeView() {
  const [state, dispatch] = useMakeState();
  const t = useTexts("make");
  const { list, ...form } = state;
  const maker = usePart(listMakerPart);
  const isStale = list !== null && maker?.isFormChanged(list, form) === true;

  return (
    <View title={t("title")} description={t("description")}>
      <AddressForm {...form} hasList={list !== null} isStale={isStale} dispatch={dispatch} />
      {list === null || maker === null ? (
        <Demonstration address={maker?.readUnfinished(form.draft)} />
      ) : (
        <maker.Results list={list} isStale={isStale} dispatch={dispatch} />
      )}
      <HelpSection />
      {maker && <maker.FileDrop />}
    </View>
  );
}
