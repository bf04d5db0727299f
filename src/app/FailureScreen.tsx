import type english from "../languages/en/failure.json";
import { fileOf, toLanguage } from "../languages/languages";
import { Button } from "../ui/Button";
import styles from "./Screen.module.css";

/** The texts are in the program, because the provider of the others may be the one that failed. */
const texts = import.meta.glob<typeof english>("/src/languages/*/failure.json", { eager: true, import: "default" });

interface FailureScreenProps {
  /** Starts the failed view again. Without it, the whole page failed. */
  readonly onRestart?: () => void;
}

/** Replaces the page, or one view, if rendering fails. It uses no provider. */
export function FailureScreen({ onRestart }: FailureScreenProps) {
  const [, { title, advice, reload, keptElsewhere, restart }] = fileOf(
    texts,
    toLanguage(document.documentElement.lang) ?? "en",
  );
  // A failed view is in the page's own.
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
