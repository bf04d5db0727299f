import { Monitor, Moon, Palette, Sun } from "lucide-react";

import { useTexts } from "../i18n/useTexts";
import { type ThemePreference, themePreferences } from "../theme/themePreference";
import { useTheme } from "../theme/useTheme";
import { Popover } from "../ui/Popover";
import { RadioGroup } from "../ui/RadioGroup";

const icons = { light: Sun, dark: Moon, system: Monitor } satisfies Record<ThemePreference, unknown>;

export function ThemeMenu() {
  const t = useTexts("header");
  const { preference, changePreference } = useTheme();
  return (
    <Popover label={t("theme")} face={<Palette aria-hidden />}>
      <RadioGroup
        label={t("theme")}
        options={themePreferences.map((value) => {
          const Icon = icons[value];
          return { value, label: t(`themes.${value}`), icon: <Icon aria-hidden /> };
        })}
        value={preference}
        onChange={changePreference}
      />
    </Popover>
  );
}
