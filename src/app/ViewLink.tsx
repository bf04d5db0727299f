import type { ComponentProps, MouseEvent } from "react";

import { useLanguage } from "../i18n/useLanguage";
import { pushView, type View } from "./view";

interface ViewLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  readonly view: View;
}

/** Leads to the top of a view without a load. It is a link, so that the view can also be opened in a new tab. */
export function ViewLink({ view, children, ...props }: ViewLinkProps) {
  const { language } = useLanguage();

  function handleClick(event: MouseEvent<HTMLElement>): void {
    // A held modifier key asks the browser for a new tab, a new window or a download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A key that presses the link leaves the focus elsewhere, and so does a click in Safari.
    event.currentTarget.focus();
    pushView(view);
    window.scrollTo(0, 0);
  }

  return (
    <a {...props} href={`?lang=${language}${view === "make" ? "" : `&view=${view}`}`} onClick={handleClick}>
      {children}
    </a>
  );
}
