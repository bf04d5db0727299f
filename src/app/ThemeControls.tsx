import { Monitor, Moon, Palette, Sun } from "lucide";

import { useTexts } from "../i18n/useTexts";
import { THEME_TOGGLE, themePreferences } from "./theme";
import { useTheme } from "./useTheme";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { RadioMenu } from "../ui/RadioMenu";
import styles from "./ThemeControls.module.css";

const icons = { light: <Icon node={Sun} />, dark: <Icon node={Moon} />, system: <Icon node={Monitor} /> };

export function ThemeControls() {
  const t = useTexts("header");
  const { preference, changePreference, toggleTheme } = useTheme();
  return (
    <>
      <Button
        variant="quiet"
        name="toggle-theme"
        isRepeatable
        {...{ [THEME_TOGGLE]: "" }}
        aria-label={t("toggleTheme")}
        title={t("toggleTheme")}
        onClick={toggleTheme}
      >
        {/* The style sheet picks the icon, because the page is prerendered before the theme is known. */}
        <Icon node={Sun} className={styles.inDark} />
        <Icon node={Moon} className={styles.inLight} />
      </Button>
      <RadioMenu
        name="theme"
        label={t("theme")}
        face={<Icon node={Palette} />}
        groupLabel={t("theme")}
        options={themePreferences.map((value) => ({ value, label: t(`themes.${value}`), icon: icons[value] }))}
        value={preference}
        onChange={changePreference}
      />
    </>
  );
}
