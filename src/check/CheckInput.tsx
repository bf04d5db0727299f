import { FileText, FileUp, X } from "lucide-react";
import { type ClipboardEvent, useEffect, useId, useRef, useState } from "react";

import { MAILBOX_BEGINNING_LENGTH, isMailboxFile } from "../core";
import { useLanguage } from "../i18n/useLanguage";
import { useTexts } from "../i18n/useTexts";
import { writeSize } from "../i18n/writeSize";
import { type FileError, MAX_FILE_BYTES, readTextFile } from "../platform/readTextFile";
import { useLoad } from "../toasts/useLoad";
import { Button } from "../ui/Button";
import { FileDrop } from "../ui/FileDrop";
import { FileInput } from "../ui/FileInput";
import { isOverlayOpen } from "../ui/isOverlayOpen";
import { passFocusTo } from "../ui/passFocusTo";
import { PLAIN_TEXT } from "../ui/plainText";
import { useFieldText } from "../ui/useFieldText";
import { useLatest } from "../ui/useLatest";
import styles from "./CheckInput.module.css";
import { mailReaderPart } from "./checkParts";
import { type SourceText, TYPED } from "./useCheck";

/** A field with more text makes the browser slow: each key lays all of it out again. */
const MAX_CHARACTERS = 100_000;

const passFocus = passFocusTo("textarea");

/** A file, or a pasted text that is too long for the field. */
interface LargeText extends Pick<SourceText, "name"> {
  readonly size: number;
}

interface CheckInputProps {
  readonly onText: (source: SourceText) => void;
  readonly onMailbox: (file: File) => void;
}

/** Takes the text to check: typed, pasted or from a file. The field keeps its own text while a large one hides it. */
export function CheckInput({ onText, onMailbox }: CheckInputProps) {
  const t = useTexts("check");
  const load = useLoad();
  const [text, setText] = useState("");
  const [largeText, setLargeText] = useState<LargeText | null>(null);
  const [refusal, setRefusal] = useState<{ error: FileError | "several"; name: string | null } | null>(null);
  const startLatest = useLatest();
  const fieldId = useId();
  const fileHintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);

  function handleChange(next: string): void {
    setRefusal(null);
    setText(next);
    onText({ ...TYPED, text: next });
  }

  function takeLarge(source: SourceText, size: number): void {
    setRefusal(null);
    setLargeText({ name: source.name, size });
    onText(source);
  }

  function takeMailbox(file: File): void {
    setRefusal(null);
    setLargeText({ name: file.name, size: file.size });
    onMailbox(file);
  }

  function trySample(): void {
    const signal = startLatest();
    void load(mailReaderPart, () => {
      const { SAMPLE_MAILBOX } = mailReaderPart.current()!;
      // A file that a person opens meanwhile comes first.
      if (!signal.aborted) takeMailbox(new File([SAMPLE_MAILBOX], "jane.doe.mbox"));
    });
  }

  function takePasted(pasted: string): void {
    // A file that is still being read must not replace the text.
    startLatest();
    // Most characters are one byte.
    const size = pasted.length;
    if (size > MAX_FILE_BYTES) setRefusal({ error: "too-large", name: null });
    else takeLarge({ ...TYPED, text: pasted }, size);
  }

  useFieldText(field, text, (next) => (next.length > MAX_CHARACTERS ? takePasted(next) : handleChange(next)));

  function handleClear(): void {
    const element = field.current!;
    element.focus();
    element.select();
    // Ctrl+Z brings the text back, as after a key. Nothing newer can do this: https://w3c.github.io/editing/
    // oxlint-disable-next-line typescript/no-deprecated
    if (!document.execCommand("delete")) handleChange("");
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain");
    const next = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    if (next.length <= MAX_CHARACTERS) return;
    event.preventDefault();
    takePasted(next);
  }

  // A paste on the page is meant for the field. The browser pastes where the focus is after `keydown`.
  useEffect(() => {
    function handleKey({ key, ctrlKey, metaKey }: KeyboardEvent): void {
      if (key.toLowerCase() !== "v" || !(ctrlKey || metaKey) || isOverlayOpen()) return;
      if (document.querySelector(":read-write:focus") === null) field.current?.focus();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);

  async function open([file, ...others]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    if (others.length > 0) return setRefusal({ error: "several", name: null });
    const signal = startLatest();
    // `readTextFile` says why a file cannot be read.
    const beginning = await file
      .slice(0, MAILBOX_BEGINNING_LENGTH)
      .text()
      .catch(() => "");
    if (signal.aborted) return;
    if (isMailboxFile(beginning, file.size > MAILBOX_BEGINNING_LENGTH)) return takeMailbox(file);
    const result = await readTextFile(file);
    if (signal.aborted) return;
    if (result.ok) takeLarge({ ...result, name: file.name }, file.size);
    else setRefusal({ error: result.error, name: file.name });
  }

  function handleRemove(): void {
    startLatest();
    setLargeText(null);
    handleChange(text);
  }

  return (
    <div className="stack near">
      <div className="stack tight" hidden={largeText !== null}>
        <div className={`line ${styles.top}`}>
          <label htmlFor={fieldId}>{t("field")}</label>
          {text !== "" && (
            <Button variant="quiet" className={styles.clear} onClick={handleClear}>
              {t("clear")}
            </Button>
          )}
        </div>
        <textarea
          ref={field}
          id={fieldId}
          name="addresses"
          className={styles.field}
          rows={5}
          {...PLAIN_TEXT}
          placeholder={`jane.doe+${t("exampleTag")}@gmail.com\nj.a.n.e.doe@googlemail.com`}
          translate="no"
          onPaste={handlePaste}
        />
      </div>
      {largeText !== null && <LargeTextChip {...largeText} onRemove={handleRemove} />}
      <div className={`line ${styles.file}`}>
        <Button name="file" aria-describedby={fileHintId} onClick={() => fileInput.current?.click()}>
          <FileUp aria-hidden />
          {t("openFile")}
        </Button>
        {/* Without `accept`: a phone offers no file of a type that it does not know. */}
        <FileInput ref={fileInput} onOpen={(files) => void open(files)} />
        {text === "" && largeText === null && (
          <Button name="example" variant="quiet" className={styles.example} onClick={trySample}>
            {t("tryMailbox")}
          </Button>
        )}
        <span id={fileHintId} className={`note ${styles.hint}`}>
          {t("fileHint")}
        </span>
      </div>
      {refusal !== null && (
        <p role="alert" aria-live="polite" className="fault">
          {t(`refused.${refusal.error}`, { name: refusal.name ?? t("pasted") })}
        </p>
      )}
      <FileDrop onDrop={(files) => void open(files)}>{t("drop")}</FileDrop>
    </div>
  );
}

interface LargeTextChipProps extends LargeText {
  readonly onRemove: () => void;
}

/** Replaces the field, which would take long to show so much text. */
function LargeTextChip({ name, size, onRemove }: LargeTextChipProps) {
  const t = useTexts("check");
  const { language } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const isPasted = name === null;
  const label = name ?? t("pasted");

  useEffect(() => {
    // The field had the focus, and is hidden now.
    if (isPasted) button.current?.focus();
  }, [isPasted]);

  return (
    <div ref={passFocus} className={`surface line ${styles.chip}`}>
      <FileText aria-hidden />
      <span className={styles.name}>{label}</span>
      <span className="note">{writeSize(size, language)}</span>
      <Button ref={button} variant="quiet" aria-label={t("remove", { name: label })} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
