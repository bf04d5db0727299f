import { useTranslations } from "use-intl/react";

import { LaterPart } from "../loading/LaterPart";
import styles from "../ui/View.module.css";
import { AddressForm } from "./form/AddressForm";
import { SettingsBar } from "./form/SettingsBar";
import { HelpSection } from "./HelpSection";
import { resultsPart } from "./loadListMaker";
import { EmptyResults } from "./results/EmptyResults";
import { useGenerator } from "./useGenerator";

export function Generator({ isHidden = false }: { readonly isHidden?: boolean }) {
  const [state, dispatch] = useGenerator();
  const t = useTranslations("form");
  const { draft, settings, error, activity, list } = state;

  return (
    <main className={styles.view} hidden={isHidden}>
      <header className={styles.hero}>
        <h1>{t("title")}</h1>
        <p>{t("description")}</p>
      </header>
      <AddressForm draft={draft} error={error} isBusy={activity.status === "running"} dispatch={dispatch}>
        <SettingsBar draft={draft} settings={settings} dispatch={dispatch} />
      </AddressForm>
      {list === null ? (
        <EmptyResults />
      ) : (
        <LaterPart part={resultsPart} fallback={<EmptyResults />}>
          {({ Results }) => <Results list={list} dispatch={dispatch} />}
        </LaterPart>
      )}
      <HelpSection />
    </main>
  );
}
