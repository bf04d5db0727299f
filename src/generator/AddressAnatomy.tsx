import { useTranslations } from "use-intl/react";

import { type Address, type AddressPart, toAddressParts } from "../core";
import styles from "./AddressAnatomy.module.css";
import { AddressText } from "./AddressText";
import tints from "./AddressText.module.css";

/** Shows how Gmail reads an address: which mailbox it is, and which parts make no difference. */
export function AddressAnatomy({ address }: { readonly address: Address }) {
  const t = useTranslations("anatomy");
  const email = `${address.username}@${address.domain}`;
  const parts = toAddressParts({ email, original: email });
  const dots = parts.filter(({ kind }) => kind === "dot").length;
  const mailboxName = textOf(parts, "mailbox");
  const captions = [
    { kind: "mailbox", text: t("mailbox", { name: mailboxName }) },
    ...(dots > 0 ? [{ kind: "dot", text: t("dots", { count: dots }) }] : []),
    ...(parts.some(({ kind }) => kind === "tag") ? [{ kind: "tag", text: t("tag") }] : []),
    { kind: "host", text: t("host") },
  ] as const;

  return (
    <div role="group" aria-label={t("label")} className={styles.anatomy}>
      <p className={styles.address}>
        <AddressText parts={parts} tinted="all" />
      </p>
      <ul className={styles.captions}>
        {captions.map(({ kind, text }) => (
          <li key={kind} className={styles.caption}>
            <span className={[styles.swatch, tints[kind]].join(" ")} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function textOf(parts: readonly AddressPart[], wanted: AddressPart["kind"]): string {
  return parts
    .filter(({ kind }) => kind === wanted)
    .map(({ text }) => text)
    .join("");
}
