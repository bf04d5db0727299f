import type { ComponentProps } from "react";

import { findAddressFault, findForeignCharacters } from "../core";
import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";

const MOST_NAMED = 8;

interface AddressFeedbackProps extends Pick<ComponentProps<typeof Button>, "variant" | "children"> {
  readonly text: string;
  readonly meant: string | null;
  readonly onUse: (address: string) => void;
}

/** Says why a text is no address of Gmail, or what it loses, and offers the address that was meant; else its children. */
export function AddressFeedback({ text, meant, variant = "secondary", onUse, children }: AddressFeedbackProps) {
  const t = useTexts("make");
  const fault = findAddressFault(text);
  const characters = findForeignCharacters(text).slice(0, MOST_NAMED).join(" ");
  const isSilent = characters === "" && meant === null;
  return (
    <>
      {isSilent && fault === null && children}
      {fault !== null && <p className={fault === "other-host" ? "note" : "fault"}>{t(`faults.${fault}`)}</p>}
      {/* Always rendered, because screen readers say only the changes of a live region. */}
      <div aria-live="polite" className={isSilent ? "unseen" : "stack near"}>
        {characters !== "" && <p className="fault">{t("foreign", { characters })}</p>}
        {meant !== null && (
          <div className="buttons">
            <Button variant={variant} translate="no" onClick={() => onUse(meant)}>
              {t("meant", { address: meant })}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
