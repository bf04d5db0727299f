import { useTexts } from "../i18n/useTexts";
import { LaterPart, usePart } from "../parts/LaterPart";
import { View } from "../ui/View";
import { AddressForm } from "./form/AddressForm";
import styles from "./Generator.module.css";
import { workingsPart } from "./generatorParts";
import { HelpSection } from "./HelpSection";
import { useGenerator } from "./useGenerator";
import type { ViewLink } from "./viewLink";

export function Generator({ Link }: { readonly Link: ViewLink }) {
  const [state, dispatch] = useGenerator();
  const t = useTexts("form");
  const views = useTexts("views");
  const { list, ...form } = state;
  const workings = usePart(workingsPart);
  const isStale = list !== null && workings?.isFormChanged(list.run, form) === true;
  const noList = (
    <div className={styles.noList}>
      <Example />
      <p>{t("empty")}</p>
      <ul className={styles.others}>
        {(["site", "check"] as const).map((view) => (
          <li key={view}>
            {t(`others.${view}`)} <Link view={view}>{views(view)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );

  return (
    <View title={t("title")} description={t("description")}>
      <AddressForm {...form} hasList={list !== null} isStale={isStale} dispatch={dispatch} />
      {list === null ? (
        noList
      ) : (
        <LaterPart part={workingsPart} fallback={noList}>
          {({ Results }) => <Results list={list} isStale={isStale} Link={Link} dispatch={dispatch} />}
        </LaterPart>
      )}
      <HelpSection />
      {workings && <workings.FileDrop />}
    </View>
  );
}

/** Shows at first sight what becomes of the address in the field's placeholder. It is a picture: no row can be used. */
function Example() {
  return (
    <div inert translate="no" className={styles.example}>
      <p>
        jane.doe<b>+shop</b>@gmail.com
      </p>
      <p>
        j<b>.</b>ane.doe@gmail.com
      </p>
      <p>
        jane.doe<b>@googlemail.com</b>
      </p>
    </div>
  );
}
