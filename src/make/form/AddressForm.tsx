import { X } from "lucide";
import { type Dispatch, type FormEvent, memo, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { ADDRESS_FIELD } from "../../address/addressField";
import { useKnownMailbox } from "../../views/useKnownMailbox";
import { useTexts } from "../../i18n/useTexts";
import { usePart } from "../../platform/createPart";
import { isAtComputer } from "../../platform/keyboard";
import { useLoad } from "../../toasts/useLoad";
import { Button } from "../../ui/Button";
import { Disclosure } from "../../ui/Disclosure";
import { Fault } from "../../ui/Fault";
import { Icon } from "../../ui/Icon";
import { isOverlayOpen } from "../../ui/isOverlayOpen";
import { useFieldText } from "../../ui/useFieldText";
import { FIRST_SEED, type MakeEvent, type MakeState, type Settings } from "../makeReducer";
import { listMakerPart } from "../makeParts";
import styles from "./AddressForm.module.css";

interface AddressFormProps extends Omit<MakeState, "list"> {
  readonly hasList: boolean;
  readonly isStale: boolean;
  readonly dispatch: Dispatch<MakeEvent>;
}

/** A tick in the list does not draw the form again. */
export const AddressForm = memo(function AddressForm(props: AddressFormProps) {
  const { draft, settings, error, run, hasList, isStale, dispatch } = props;
  const t = useTexts("make");
  const field = useRef<HTMLInputElement>(null);
  const shownError = useRef(error);
  const id = useId();
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);

  const isBusy = run !== null;
  const hint = error !== null || isStale ? null : <p className="note">{t("hint")}</p>;
  const load = useLoad();
  const maker = usePart(listMakerPart);
  const meant = maker?.findMeant(draft) ?? null;
  const filled = hasList && !isStale ? "secondary" : "primary";
  const [, setKnown] = useKnownMailbox();

  const handleText = (text: string) => dispatch({ type: "typed", draft: text });
  const handleSettings = (changes: Partial<Settings>) => dispatch({ type: "settings-changed", changes });
  const handleDisclosure = () => void load(listMakerPart, toggleSettings);
  useFieldText(field, draft, handleText);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const text = field.current!.value;
    const read = maker?.readAddressField(text);
    const fault = read?.ok === false ? read.error : null;
    dispatch({ type: "generate-requested", draft: text, error: fault, seed: hasList ? randomSeed() : FIRST_SEED });
    if (fault !== null) leadToField();
    // The keyboard of a phone would cover the list.
    else if (!isAtComputer()) field.current!.blur();
  }

  /** The error is beside the field. A person who is at a menu stays there. */
  function leadToField(): void {
    if (!isOverlayOpen()) field.current?.focus();
  }

  useEffect(() => {
    // The effect also runs when the view is shown again, with an old error.
    if (error !== null && error !== shownError.current) leadToField();
    shownError.current = error;
  }, [error]);

  async function handleBlur(text: string): Promise<void> {
    // The part may still be on its way.
    const loaded = await listMakerPart.load().catch(() => null);
    const read = loaded?.readAddressField(text);
    if (read?.ok) setKnown(loaded!.toEmail(read.address));
  }

  function fill(text: string): void {
    handleText(text);
    field.current?.focus();
  }

  function toggleSettings(): void {
    flushSync(() => setAreSettingsOpen(!areSettingsOpen));
    // On a phone, the keyboard would cover the options. A person may be typing the address by then.
    if (isAtComputer() && document.activeElement !== field.current)
      field.current!.form!.querySelector<HTMLElement>("[name=tags]")?.focus();
  }

  return (
    <form className="stack near" onSubmit={handleSubmit} noValidate>
      <label htmlFor={`${id}field`}>{t("field")}</label>
      <div className={styles.fieldBox}>
        <input
          {...ADDRESS_FIELD}
          ref={field}
          id={`${id}field`}
          name="address"
          className={`mono ${styles.field}`}
          enterKeyHint="go"
          onBlur={(event) => void handleBlur(event.currentTarget.value)}
          aria-invalid={error !== null}
          aria-describedby={error !== null ? `${id}error ${id}feedback` : hint === null ? undefined : `${id}feedback`}
        />
        {/* The style sheet hides it while the field is empty, and shows it with the first letter. */}
        <Button
          // The browser empties the field before the program runs.
          type="reset"
          variant="quiet"
          name="clear"
          className={styles.clear}
          aria-label={t("clear")}
          title={t("clear")}
          onClick={(event) => {
            event.preventDefault();
            fill("");
          }}
        >
          <Icon node={X} />
        </Button>
      </div>
      <div className={`buttons ${styles.controls}`}>
        <Button type="submit" name="generate" variant={meant === null ? filled : "secondary"} isDisabled={isBusy}>
          {t("generate")}
        </Button>
        <Button
          variant={hasList ? "secondary" : "quiet"}
          isRepeatable
          isDisabled={isBusy || !hasList}
          onClick={() => dispatch({ type: "shuffle-requested", seed: randomSeed() })}
        >
          {t("shuffle")}
        </Button>
      </div>
      {/* Everybody else sees the busy buttons. */}
      <p role="status" className="unseen">
        {isBusy && t("busy")}
      </p>
      <div className={styles.feedback}>
        {error !== null && (
          <Fault id={`${id}error`} aria-live="polite">
            {t(`errors.${error}`)}
          </Fault>
        )}
        {/* It is there before its text, because a screen reader announces only a change. */}
        {hasList && <p role="status">{isStale && error === null && t("results.stale")}</p>}
        <div id={`${id}feedback`}>
          {draft.trim() === "" || maker === null ? (
            hint
          ) : (
            <maker.AddressFeedback text={draft} meant={meant} variant={filled} onUse={fill}>
              {hint}
            </maker.AddressFeedback>
          )}
        </div>
      </div>
      <div>
        <Disclosure name="settings" isOpen={areSettingsOpen} panelId={`${id}settings`} onClick={handleDisclosure}>
          {t("settings")}
        </Disclosure>
      </div>
      {areSettingsOpen && maker && (
        <maker.SettingsPanel id={`${id}settings`} draft={draft} settings={settings} onChange={handleSettings} />
      )}
    </form>
  );
});

/** All 32-bit integers are equally likely. */
function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32) | 0;
}
