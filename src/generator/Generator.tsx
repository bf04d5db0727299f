import { type Address, toOtherDomain } from "../core";
import { useTexts } from "../i18n/useTexts";
import { usePart } from "../parts/createPart";
import { View } from "../ui/View";
import { ViewLink } from "../views/ViewLink";
import { AddressForm } from "./form/AddressForm";
import styles from "./Generator.module.css";
import { listMakerPart } from "./generatorParts";
import { HelpSection } from "./HelpSection";
import { useGenerator } from "./useGenerator";

export function Generator() {
  const [state, dispatch] = useGenerator();
  const t = useTexts("generator");
  const views = useTexts("views");
  const { list, ...form } = state;
  const maker = usePart(listMakerPart);
  const isStale = list !== null && maker?.isFormChanged(list, form) === true;
  const noList = (
    <div className={`answer surface nothing ${styles.noList}`}>
      <Example address={maker?.readUnfinished(form.draft) ?? JANE} />
      <p>{t("empty")}</p>
      <ul className={`line ${styles.others}`}>
        {(["site", "check"] as const).map((view) => (
          <li key={view}>
            {t(`others.${view}`)} <ViewLink view={view}>{views.markup(view, { more: (words) => words })}</ViewLink>
          </li>
        ))}
      </ul>
    </div>
  );

  return (
    <View title={t("title")} description={t("description")}>
      <AddressForm {...form} hasList={list !== null} isStale={isStale} dispatch={dispatch} />
      {list === null || maker === null ? noList : <maker.Results list={list} isStale={isStale} dispatch={dispatch} />}
      <HelpSection />
      {maker && <maker.FileDrop />}
    </View>
  );
}

const JANE: Address = { username: "jane.doe", domain: "gmail.com" };

/** More would not fit on the line of a phone. */
const MAX_NAME_LENGTH = 14;

/** Where a dot may go. A shorter name gets none. */
const FIRST_GAP = /^(?=.{3})(.*?[a-z\d])([a-z\d].*)/;

/** As in the list. Its pieces and their styles are too many bytes for the first view. */
const TINTED = /(\.(?=.*@)|\+[^@]+|@googlemail\.com)/;

/** Shows at first sight what becomes of the address in the field. It is a picture: no row can be used. */
function Example({ address: { username, domain } }: { readonly address: Address }) {
  const name = username.replace(/\+.*/, "");
  const shown = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
  const dotted = shown.replace(FIRST_GAP, "$1.$2");
  const examples = [`${shown}+shop@${domain}`, `${shown}@${toOtherDomain(domain)}`, `${dotted}@${domain}`];
  return (
    <div inert translate="no" className={styles.example}>
      {examples.slice(0, dotted === shown ? 2 : 3).map((email) => (
        <p key={email}>
          {email.split(TINTED).map((piece, place) =>
            place % 2 === 0 ? (
              piece
            ) : (
              <b key={place} data-sign={piece[0]}>
                {piece}
              </b>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
