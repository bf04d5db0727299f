import { Download } from "lucide";
import { useId, useRef } from "react";

import { FILTER_ACTIONS, type FilterActions, toMailFilters } from "../core";
import { nameFirst } from "../i18n/nameFirst";
import { useTexts } from "../i18n/useTexts";
import { useDownload } from "../toasts/useDownload";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import { Icon } from "../ui/Icon";
import styles from "./GmailFilters.module.css";
import { chooseFiltered } from "./chooseFiltered";

/** Google advises against more labels: https://support.google.com/a/answer/1409688. Gmail may refuse more filters. */
const MOST_FILTERS = 500;

export interface FilterChoices {
  /** The label that holds the others. `null` means the default of the page's language. */
  readonly prefix: string | null;
  readonly actions: FilterActions;
}

/** The items that filters are made of: aliases, or the entries of a book. */
export interface FilterItems<Item> {
  readonly shown: readonly Item[];
  /** Finds the items to show, if `shown` may still have older ones. */
  readonly find?: () => readonly Item[] | Promise<readonly Item[]>;
  /** Names the label under the one that holds the others. */
  readonly labelOf: (item: Item, prefix: string) => string;
  /** Whether it is the person's own address, whose filter could catch all mail. Without it, no item counts as that. */
  readonly isPlain?: (item: Item) => boolean;
  readonly onDownload?: (items: readonly Item[]) => void;
}

interface GmailFiltersProps<Item> extends FilterItems<Item> {
  readonly choices: FilterChoices;
  readonly onChange: (choices: FilterChoices) => void;
}

/** Makes a file that Gmail imports. It has a filter for each address, which puts a label on the address's mail. */
export function GmailFilters<Item extends { readonly email: string }>(props: GmailFiltersProps<Item>) {
  const { shown, find, labelOf, isPlain, onDownload, choices, onChange } = props;
  const t = useTexts("gmailFilters");
  const download = useDownload();
  const fieldId = useId();
  const steps = useRef<HTMLOListElement>(null);
  const { actions } = choices;
  const prefix = choices.prefix ?? t("defaultPrefix");
  const fitting = chooseFiltered(shown, isPlain, actions);
  const filtered = fitting.slice(0, MOST_FILTERS);
  const count = filtered.length;
  const labels = [...new Set(filtered.map((item) => labelOf(item, prefix)))];

  async function handleDownload(): Promise<void> {
    // A person who has the file needs the steps next.
    const details = steps.current!.closest("details")!;
    details.open = true;
    details.scrollIntoView({ block: "nearest" });
    steps.current!.focus({ preventScroll: true });

    const saved = chooseFiltered(find ? await find() : shown, isPlain, actions).slice(0, MOST_FILTERS);
    const filters = saved.map((item) => ({ email: item.email, label: labelOf(item, prefix) }));
    const text = toMailFilters(filters, { ...actions, updated: new Date().toISOString() });
    // The name that Gmail's own export has.
    download({ name: "mailFilters", extension: "xml", type: "application/xml", text });
    onDownload?.(saved);
  }

  return (
    <>
      {count > 0 && <p>{t("purpose", { count })}</p>}
      {count > 0 && isPlain && filtered.every(isPlain) && <p className="fault">{t("onlyPlain")}</p>}
      {fitting.length > count && <p>{t("first", { count, total: fitting.length })}</p>}
      <div className={`stack ${styles.choices}`}>
        <label htmlFor={fieldId}>{t("prefix")}</label>
        <input
          id={fieldId}
          className={styles.field}
          type="text"
          autoComplete="off"
          value={prefix}
          onChange={(event) => onChange({ ...choices, prefix: event.target.value })}
        />
        {FILTER_ACTIONS.map((action) => (
          <label key={action} className="choice">
            <Checkbox
              checked={actions[action] === true}
              onChange={(event) => onChange({ ...choices, actions: { ...actions, [action]: event.target.checked } })}
            />
            {t(action)}
          </label>
        ))}
        {/* Always rendered, because screen readers announce only the changes of a live region. */}
        <div role="status">
          {fitting.length < shown.length && <p className={count === 0 ? "fault" : undefined}>{t("leftOut")}</p>}
          {count > 0 && actions.shouldTrash && <p>{t("trash", { count })}</p>}
        </div>
      </div>
      <p>
        {t("labels", { count: labels.length })} <span translate="no">{nameFirst(labels, String)}</span>
      </p>
      <details onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}>
        <summary>{t("steps.title")}</summary>
        <ol ref={steps} className="stack near" aria-label={t("steps.title")} tabIndex={-1}>
          <li>{t("steps.find")}</li>
          <li>{t("steps.import")}</li>
        </ol>
      </details>
      <div className={`buttons ${styles.footer}`}>
        <Button variant="primary" isDisabled={count === 0} onClick={() => void handleDownload()}>
          <Icon node={Download} />
          {t("download")}
        </Button>
      </div>
    </>
  );
}
