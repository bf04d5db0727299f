import { Copy } from "lucide";
import { type Dispatch, useId, useState } from "react";

import { useBook } from "../book/useBook";
import { countDottedAliases, type ParseResult, toOtherDomain } from "../core";
import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import { Disclosure } from "../ui/Disclosure";
import { Icon } from "../ui/Icon";
import styles from "./SiteForm.module.css";
import type { SiteEvent, SiteState } from "./siteReducer";

const STYLES = ["plus", "dots"] as const;
const OPTIONS = ["wholeDomain", "otherHost", "hasSuffix"] as const;

/** With fewer, two sites of a person often get the same address. */
const MANY_DOTTED = 2000;

interface SiteOptionsProps extends Pick<SiteState, "options"> {
  readonly mailbox: ParseResult;
  readonly onCopyBare: (email: string) => Promise<void>;
  readonly dispatch: Dispatch<SiteEvent>;
}

export function SiteOptions({ options, mailbox, onCopyBare, dispatch }: SiteOptionsProps) {
  const t = useTexts("site");
  const isBookOn = useBook().book.status === "on";
  const panelId = useId();
  const reasonId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const hasTag = options.style === "plus";
  const otherDomain = toOtherDomain(mailbox.ok ? mailbox.address.domain : "gmail.com");
  const name = mailbox.ok ? mailbox.address.username.replace(/\+.*/, "") : "";
  const bare = name.replaceAll(".", "");
  const dotted = mailbox.ok ? countDottedAliases(mailbox.address, options.otherHost) : MANY_DOTTED;
  const choose = (choice: Partial<typeof options>) => dispatch({ type: "option-chosen", choice });

  return (
    <>
      <div className="line">
        <div role="radiogroup" aria-label={t("style")} className={styles.choice}>
          {STYLES.map((style) => (
            <label key={style} className={`choice ${styles.half}`}>
              <input type="radio" name="style" checked={style === options.style} onChange={() => choose({ style })} />
              {t(style)}
            </label>
          ))}
        </div>
        <Disclosure name="site-options" isOpen={isOpen} panelId={panelId} onClick={() => setIsOpen(!isOpen)}>
          {t("options")}
        </Disclosure>
      </div>
      {isOpen && (
        <div id={panelId} role="group" aria-label={t("options")} className={styles.panel}>
          {OPTIONS.map((option) => {
            const isUsable = hasTag || option !== "hasSuffix";
            return (
              <label key={option} className="choice">
                <Checkbox
                  checked={isUsable && options[option]}
                  disabled={!isUsable}
                  aria-describedby={option === "hasSuffix" ? reasonId : undefined}
                  onChange={({ target }) => choose({ ...options, [option]: target.checked })}
                />
                <span>{t(option, { domain: otherDomain })}</span>
              </label>
            );
          })}
          {(!hasTag || options.hasSuffix) && (
            <p id={reasonId} className="note">
              {t(hasTag ? "drawnOnce" : "needPlus")}
            </p>
          )}
        </div>
      )}
      {!hasTag && mailbox.ok && (
        <div className="stack near">
          <p className="note">
            {!isBookOn && dotted < MANY_DOTTED && `${t("fewDotted", { count: dotted, name })} `}
            {t("neither")}
          </p>
          <div className="buttons">
            {[`${bare}@gmail.com`, `${bare}@googlemail.com`].map((email) => (
              <Button
                key={email}
                className={styles.bare}
                translate="no"
                aria-label={t("copyOne", { email })}
                onClick={() => void onCopyBare(email)}
              >
                <Icon node={Copy} />
                {email}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
