import type { ComponentProps } from "react";

import { useLanguage } from "../i18n/useLanguage";

/** Leads from another page to the tool, in the language of that page. It works without the program. */
export function HomeLink({ children, ...props }: Omit<ComponentProps<"a">, "href">) {
  const { language } = useLanguage();
  return (
    <a {...props} href={`${import.meta.env.BASE_URL}?lang=${language}`}>
      {children}
    </a>
  );
}
