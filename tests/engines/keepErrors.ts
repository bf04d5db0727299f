/**
 * Runs in the page: keeps what goes wrong there from now on, for drivers that do not tell. Session storage
 * outlives the page.
 */
export function keepErrors(): void {
  function keep(error: unknown): void {
    const errors: unknown[] = JSON.parse(sessionStorage.getItem("errors") ?? "[]");
    sessionStorage.setItem("errors", JSON.stringify([...errors, String(error)]));
  }

  window.addEventListener("error", ({ message }) => keep(message));
  window.addEventListener("unhandledrejection", ({ reason }) => keep(reason));
  const { error } = console;
  console.error = (...args: unknown[]) => {
    keep(args.join(" "));
    error(...args);
  };
}
