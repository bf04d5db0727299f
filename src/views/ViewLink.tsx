import { type ComponentProps, type MouseEvent, use } from "react";

import { type SiteRequest, SiteRequestContext } from "./SiteRequestContext";
import { useKnownMailbox } from "./useKnownMailbox";
import { useLanguage } from "../i18n/useLanguage";
import { LINK_TEXT } from "../platform/linkText";
import { writeQueryParameter } from "../platform/queryParameter";
import { type View, VIEW_PARAMETER } from "./view";

type LinkProps = Omit<ComponentProps<"a">, "href" | "onClick">;

interface ViewLinkProps extends LinkProps {
  readonly view: View;
  /** Fills the view of one site. */
  readonly text?: string;
  /** Fills the field for the mailbox where no mailbox is known. It stays out of the URL. */
  readonly mailbox?: string;
  /** The address whose recipient that view is to find. It stays out of the URL. */
  readonly siteRequest?: SiteRequest;
}

/** Leads to the top of a view without a load. It is a link, so that the view can also be opened in a new tab. */
export function ViewLink({ view, text, mailbox, siteRequest, children, ...props }: ViewLinkProps) {
  const [, setSiteRequest] = use(SiteRequestContext);
  const [known, setKnown] = useKnownMailbox();
  const { language } = useLanguage();
  const fragment = text === undefined ? "" : LINK_TEXT + encodeURIComponent(text);

  function handleClick(event: MouseEvent<HTMLElement>): void {
    // A held modifier key asks the browser for a new tab, a new window or a download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A key that presses the link leaves the focus elsewhere, and so does a click in Safari.
    event.currentTarget.focus();
    writeQueryParameter(VIEW_PARAMETER, view === "make" ? null : view, "push");
    if (siteRequest) setSiteRequest({ ...siteRequest });
    if (mailbox && known === "") setKnown(mailbox);
    // It is taken out of the address at once, and Back must not meet it.
    if (fragment) window.location.replace(fragment);
    window.scrollTo(0, 0);
  }

  return (
    <a {...props} href={`?lang=${language}${view === "make" ? "" : `&view=${view}`}${fragment}`} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Leads from another page to the tool, in the language of that page. It works without the program. */
export function HomeLink({ children, ...props }: LinkProps) {
  const { language } = useLanguage();
  return (
    <a {...props} href={`${import.meta.env.BASE_URL}?lang=${language}`}>
      {children}
    </a>
  );
}
