import type { Language } from "../i18n/languages/languages";
import { holdEarlyPresses } from "../platform/earlyPresses";
import { earlyVisit } from "../platform/earlyVisit";
import { ONE_LINE } from "../platform/keyboard";
import { holdLinkTexts } from "../platform/linkText";
import { fillDrawnField } from "../site/fillDrawnField";
import { readThemePreference, showTheme, toTheme } from "./theme";
import { holdTyping } from "../views/heldTyping";
import { readView, toView } from "../views/view";
import { focusField } from "./focusField";

/** Gives a hidden page its theme and its language, and shows it once it has arrived (`parsed`), even if a step fails. */
export async function showPage(language: Language, parsed: Promise<unknown>): Promise<void> {
  try {
    // The address that a person sees is the requested one.
    if (toView(earlyVisit().drawn) !== "make") history.replaceState(null, "", "./" + location.search + location.hash);
    // Before anything else can read the address.
    startEarlyVisit();
    // The background is painted before the page has arrived.
    const theme = toTheme(readThemePreference());
    showTheme(theme);
    await parsed;
    showLanguage(language);
    // The toggle is there only now.
    showTheme(theme);
  } finally {
    document.documentElement.style.cssText = "";
  }
  const field = document.querySelector<HTMLTextAreaElement>(`[${ONE_LINE}]`);
  if (field !== null) fillDrawnField(field);
  focusField(toView(earlyVisit().drawn));
}

/** Notes what a person does before the program runs. Under the development server, the program calls it. */
export function startEarlyVisit(): void {
  holdLinkTexts(() => readView() === "site");
  holdEarlyPresses(holdTyping);
}

/** The page holds English, and a template for each other language. */
function showLanguage(language: Language): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang|=${language}]`);
  if (template !== null) {
    document.documentElement.lang = template.lang;
    document.title = template.title;
    document.getElementById("root")!.replaceChildren(template.content);
  }
  earlyVisit().language = language;
}
