import type { ReactNode } from "react";

import tints from "../address/AddressText.module.css";
import styles from "./CheckAnswer.module.css";

export const renderTag = (text: ReactNode) => <bdi className={`tag ${tints.piece}`}>{text}</bdi>;

/** The elements of a text. */
export const SHOWN = {
  number: (text: ReactNode) => <b>{text}</b>,
  label: (text: ReactNode) => <span className="note">{text}</span>,
  title: (text: ReactNode) => <span className={styles.title}>{text}</span>,
  note: (text: ReactNode) => <span className="quiet">{text}</span>,
  // A recipient that is written from right to left must not turn the rest of the sentence.
  who: (text: ReactNode) => (
    <bdi className={`mono ${styles.who}`} translate="no">
      <span className={`tag ${tints.piece}`}>{text}</span>
    </bdi>
  ),
};

const asText = (text: string) => text;
const asSentence = (text: string) => `${text}. `;

/** The same text for a screen reader. */
export const SPOKEN = {
  number: asText,
  label: asText,
  title: asSentence,
  note: asText,
  who: asText,
  from: asText,
  email: asSentence,
  link: asText,
};
