declare global {
  interface Window {
    /** Not in every browser: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
    };
  }
}

/** Registers the worker for use offline. It never rejects: where there is none, the page works online. */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const url = `${import.meta.env.BASE_URL}serviceWorker.js`;
  try {
    // Under Trusted Types, it is the only URL that the page may run as a script.
    const policy = window.trustedTypes?.createPolicy("plusdot", { createScriptURL: () => url });
    await navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url);
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Finds the worker of a newer version of the site, once it waits for the pages of this one to close.
 * @throws {TypeError} If the browser has no workers. Some have only the name `serviceWorker`.
 */
export async function findNewVersion(): Promise<ServiceWorker> {
  // There is an active worker then, so any other is newer.
  const registration = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    function look(): void {
      if (registration.waiting !== null) resolve(registration.waiting);
      registration.installing?.addEventListener("statechange", look);
    }

    registration.addEventListener("updatefound", look);
    look();
  });
}

/** Reloads the page. A worker that waits takes over first, in every tab. */
export function reloadPage(worker?: ServiceWorker): void {
  // Another tab may have asked it before.
  if (worker?.state !== "installed") return window.location.reload();
  worker.addEventListener("statechange", () => window.location.reload(), { once: true });
  worker.postMessage(null, []);
}
