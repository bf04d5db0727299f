/**
 * Lets nothing fade until the next frame is drawn. Otherwise each button and row would fade to a new theme, behind the
 * page that has it at once, and keep a phone busy for ten frames.
 */
export function holdMotion(): void {
  const { style } = document.documentElement;
  style.setProperty("--motion", "0s");
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty("--motion")));
}
