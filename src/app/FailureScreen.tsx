import { textsPartOf } from "../i18n/loadTexts";
import { languages, toLanguage } from "../i18n/languages/languages";
import { Button } from "../ui/Button";
import styles from "./Screen.module.css";

/** Replaces the page if rendering fails. It uses no provider, because a provider may be what failed. */
export function FailureScreen() {
  // Other programs change `<html lang>`, so the texts of that language may not be there.
  const languageOfPage = toLanguage(document.documentElement.lang) ?? "en";
  const loaded = [languageOfPage, ...languages].map((language) => textsPartOf(language).current());
  const { title, advice, reload } = loaded.find((module) => module !== null)!.default.failures.screen;
  return (
    <main className={`nothing ${styles.screen}`}>
      <div role="alert">
        <h1>{title}</h1>
        <p>{advice}</p>
      </div>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </main>
  );
}
