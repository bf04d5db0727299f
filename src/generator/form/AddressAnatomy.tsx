import { useTranslations } from "use-intl/react";

import { type Address, type AddressPart, toAddressParts, toEmail } from "../../core";
import { AddressText } from "../../addressText/AddressText";
import tints from "../../addressText/AddressText.module.css";
import styles from "./AddressAnatomy.module.css";

/** Shows how Gmail reads an address: its mailbox, and the parts that Gmail ignores. */
export function AddressAnatomy({ address }: { readonly address: Address }) {
  const t = useTranslations("anatomy");
  const email = toEmail(address);
  const parts = toAddressParts({ email, original: email });
  const dots = parts.filter(({ role }) => role === "dot").length;
  const mailboxName = textOf(parts, "mailbox");
  const captions = [
    { role: "mailbox", text: t("mailbox", { name: mailboxName }) },
    ...(dots > 0 ? [{ role: "dot", text: t("dots", { count: dots }) }] : []),
    ...(parts.some(({ role }) => role === "tag") ? [{ role: "tag", text: t("tag") }] : []),
    { role: "host", text: t("host") },
  ] as const;

  return (
    <div role="group" aria-label={t("label")} className={styles.anatomy}>
      <p className={styles.address}>
        <AddressText parts={parts} tinted="all" />
      </p>
      <ul className={styles.captions}>
        {captions.map(({ role, text }) => (
          <li key={role} className={styles.caption}>
            <span className={[styles.swatch, tints[role]].join(" ")} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function textOf(parts: readonly AddressPart[], wanted: AddressPart["role"]): string {
  return parts
    .filter(({ role }) => role === wanted)
    .map(({ text }) => text)
    .join("");
}
