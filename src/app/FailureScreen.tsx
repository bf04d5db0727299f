import { textsPartOf } from "../i18n/loadTexts";
import { languages, toLanguage } from "../i18n/languages/languages";
import { Button } from "../ui/Button";
import styles from "./Screen.module.css";

/**
 * Replaces the page if rendering fails, or one view, which `onRestart` starts again. It uses no provider, because a
 * provider may be what failed.
 */
export function FailureScreen({ onRestart }: { readonly onRestart?: () => void }) {
  const { title, advice, reload, keptElsewhere, restart } = findTexts();
  // A failed view is inside the `main` of the page.
  const Screen = onRestart ? "div" : "main";
  return (
    <Screen className={`nothing ${styles.screen}`}>
      <div role="alert">
        <h1>{title}</h1>
        <p>{onRestart ? keptElsewhere : advice}</p>
      </div>
      <Button variant="primary" onClick={onRestart ?? (() => window.location.reload())}>
        {onRestart ? restart : reload}
      </Button>
    </Screen>
  );
}

/** Other programs change `<html lang>`, so the texts of that language may not be there. */
function findTexts() {
  const languageOfPage = toLanguage(document.documentElement.lang) ?? "en";
  const loaded = [languageOfPage, ...languages].map((language) => textsPartOf(language).current());
  return loaded.find((module) => module !== null)!.default.failures.screen;
}
