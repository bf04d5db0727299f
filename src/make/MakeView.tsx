import { type Address, toEmail } from "../core";
import { useTexts } from "../i18n/useTexts";
import { usePart } from "../platform/createPart";
import { View } from "../ui/View";
import { Demonstration } from "./Demonstration";
import { AddressForm } from "./form/AddressForm";
import { listMakerPart } from "./makeParts";
import { HelpSection } from "./HelpSection";
import { useMakeState } from "./useMakeState";

/** The picture is of this address until there is one in the field. */
const JANE: Address = { username: "jane.doe", domain: "gmail.com" };

export function MakeView() {
  const [{ list, ...form }, dispatch] = useMakeState();
  const t = useTexts("make");
  const maker = usePart(listMakerPart);
  const { draft, settings } = form;
  // The first text that is read makes the patterns of the reader, which takes a phone long.
  const entered = (draft !== "" && maker?.readUnfinished(draft)) || null;
  const address = entered ?? JANE;
  const ownTags = maker?.usedOwnTags(settings, address) ?? [];
  const isOther = draft.trim() !== "" && (entered && toEmail(entered)) !== list?.aliases[0]!.original;
  const isStale = list !== null && (isOther || JSON.stringify(settings) !== JSON.stringify(list.run.settings));

  return (
    <View title={t("title")} description={t("description")}>
      <AddressForm {...form} hasList={list !== null} isStale={isStale} dispatch={dispatch} />
      {list === null || maker === null ? (
        <Demonstration address={address} settings={settings} ownTags={ownTags} />
      ) : (
        <maker.Results list={list} isStale={isStale} dispatch={dispatch} />
      )}
      <HelpSection />
      {maker && <maker.FileDrop />}
    </View>
  );
}
