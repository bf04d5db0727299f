import { Moon, Sun } from "lucide-react";

import { useTexts } from "../i18n/useTexts";
import { useTheme } from "../theme/useTheme";
import { Button } from "../ui/Button";
import styles from "./ThemeToggle.module.css";

/** The style sheet picks the icon, because the page is prerendered before the theme is known. */
export function ThemeToggle() {
  const t = useTexts("header");
  const { toggleTheme } = useTheme();
  return (
    <Button variant="quiet" aria-label={t("toggleTheme")} title={t("toggleTheme")} onClick={toggleTheme}>
      <Sun aria-hidden className={styles.inDark} />
      <Moon aria-hidden className={styles.inLight} />
    </Button>
  );
}
