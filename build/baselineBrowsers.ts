import { getCompatibleVersions } from "baseline-browser-mapping";

/** What esbuild and Vite call them. The ones for Android are the same programs. */
const names: Readonly<Record<string, string>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  safari_ios: "ios",
};

/** The oldest browsers that Baseline counts as widely available today, as Vite's `build.target`. */
export function baselineBrowsers(): string[] {
  return getCompatibleVersions({ suppressWarnings: true }).flatMap(({ browser, version }) => {
    const name = names[browser];
    return name === undefined ? [] : [`${name}${version}`];
  });
}
