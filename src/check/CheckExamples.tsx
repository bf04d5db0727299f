import { type ReactNode, useId } from "react";

import { AddressText } from "../address/AddressText";
import { toAddressPieces } from "../core";
import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import styles from "./CheckExamples.module.css";
import view from "./CheckView.module.css";
import { SHOWN } from "./textTags";

const LIST = ["jane.doe@gmail.com", "j.ane.doe+x@googlemail.com", "roe@gmail.com"];
interface CheckExamplesProps {
  readonly onTry: (text: string) => void;
  readonly onTryMailbox: (tag: string) => void;
}

export function CheckExamples({ onTry, onTryMailbox }: CheckExamplesProps) {
  const t = useTexts("check");
  const tag = t("exampleTag");
  const address = `jane.doe+${tag}@gmail.com`;
  const renderAddress = (email: string) => <AddressText pieces={toAddressPieces(email)} />;

  return (
    <>
      <Example name="exampleAddress" label={t("examples.address")} onTry={() => onTry(address)}>
        <p>{renderAddress(address)}</p>
        <p>{t.rich("answers.tag", { tag, ...SHOWN })}</p>
      </Example>
      <Example name="exampleList" label={t("examples.list")} onTry={() => onTry(LIST.join("\n"))}>
        {LIST.map((email, index) => (
          <p key={email}>
            {renderAddress(email)} {index === 1 && <span className="note">{t("examples.same")}</span>}
          </p>
        ))}
        {/* Without a plural: making one for a view that is hidden takes a phone long. */}
        <p className={`line start ${view.figures}`}>{t.rich("examples.figures", { ...SHOWN, figure: renderFigure })}</p>
      </Example>
      <Example name="exampleMailbox" label={t("examples.mailbox")} onTry={() => onTryMailbox(tag)}>
        <p>{renderAddress(address)}</p>
        <p>{tag}.example</p>
        <p>
          <b>luckydraw.example</b> <span className="note">{t("examples.other")}</span>
        </p>
      </Example>
      <p className={`note ${styles.howTo}`}>{t("howTo")}</p>
    </>
  );
}

const renderFigure = (text: ReactNode) => <span>{text}</span>;

interface ExampleProps {
  readonly name: string;
  readonly label: string;
  readonly onTry: () => void;
  readonly children: ReactNode;
}

function Example({ name, label, onTry, children }: ExampleProps) {
  const t = useTexts("check");
  const labelId = useId();
  const buttonId = useId();
  return (
    <div className={`line ${styles.example}`}>
      <div className="stack near">
        <p id={labelId} className="note">
          {label}
        </p>
        <div inert className="stack tight">
          {children}
        </div>
      </div>
      <Button id={buttonId} name={name} aria-labelledby={`${buttonId} ${labelId}`} onClick={onTry}>
        {t("examples.try")}
      </Button>
    </div>
  );
}
