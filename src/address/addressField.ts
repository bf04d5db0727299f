import { PLAIN_TEXT } from "../ui/useFieldText";

/** For a field for a mail address. The browser offers the person's own, and corrects nothing. */
export const ADDRESS_FIELD = {
  ...PLAIN_TEXT,
  type: "text",
  inputMode: "email",
  autoComplete: "email",
  placeholder: "jane.doe@gmail.com",
} as const;
