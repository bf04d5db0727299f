import type english from "../languages/en/failure.json";
import { fileOf, toLanguage } from "../languages/languages";
import { Button } from "../ui/Button";
import styles from "./FailureScreen.module.css";

/** The texts are in the program, because the provider of the others may be the one that failed. */
const texts = import.meta.glob<typeof english>("/src/languages/*/failure.json", { eager: true, import: "default" });

/** Replaces the page if rendering fails. It uses no provider. */
export function FailureScreen() {
  const [, { title, advice, reload }] = fileOf(texts, toLanguage(document.documentElement.lang) ?? "en");
  return (
    <main className={styles.screen}>
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
