import { type ComponentProps, createContext, type MouseEvent, use } from "react";

import { useLanguage } from "../i18n/useTexts";
import { giveLinkText, LINK_TEXT } from "../platform/linkText";
import { writeQueryParameter } from "../platform/queryParameter";
import { holdTyping } from "./heldTyping";
import { useKnownMailbox } from "./useKnownMailbox";
import { type View, VIEW_PARAMETER } from "./view";

/** An address of a mailbox, whose recipient a person looks for. */
export interface SiteRequest {
  readonly email: string;
  readonly mailbox: string;
  /** Whether its recipient is known, and is to get another one. */
  readonly isReplaced?: boolean;
  /** The recipients, one per line, that get addresses of the mailbox. Nobody is looked for then. */
  readonly sites?: string;
}

/** A link hands the request to One per site. It is in memory only. */
export const SiteRequestContext = createContext<
  readonly [siteRequest: SiteRequest | null, setSiteRequest: (siteRequest: SiteRequest | null) => void]
>([null, () => {}]);

type LinkProps = Omit<ComponentProps<"a">, "href" | "onClick">;

interface ViewLinkProps extends LinkProps {
  readonly view: View;
  /** Fills the field of One per site. It is in the URL of a new tab alone. */
  readonly text?: string;
  /** It stays out of the URL. Its mailbox becomes the known one if there is none. */
  readonly siteRequest?: SiteRequest;
}

/** Opens a view at its top without a load. It is a link, so that the view can also be opened in a new tab. */
export function ViewLink({ view, text, siteRequest, children, ...props }: ViewLinkProps) {
  const [, setSiteRequest] = use(SiteRequestContext);
  const [known, setKnown] = useKnownMailbox();
  const { language } = useLanguage();
  const fragment = text === undefined ? "" : LINK_TEXT + encodeURIComponent(text);

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    // A held modifier key asks the browser for a new tab, a new window or a download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    holdTyping(event.currentTarget);
    writeQueryParameter(VIEW_PARAMETER, view === "make" ? null : view, "push");
    if (siteRequest) setSiteRequest(siteRequest);
    if (siteRequest?.mailbox && known === "") setKnown(siteRequest.mailbox);
    if (text !== undefined) giveLinkText(text);
    window.scrollTo(0, 0);
  }

  return (
    <a {...props} href={`?lang=${language}${view === "make" ? "" : `&view=${view}`}${fragment}`} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Goes to the tool in the language of the page. It works without the program. */
export function HomeLink({ children, ...props }: LinkProps) {
  const { language } = useLanguage();
  return (
    <a {...props} href={`${import.meta.env.BASE_URL}?lang=${language}`}>
      {children}
    </a>
  );
}
