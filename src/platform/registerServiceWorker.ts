declare global {
  interface Window {
    /** Not in every browser: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
    };
  }
}

/**
 * Registers the service worker, which makes the page work offline. It never rejects: if the browser has no service
 * workers, or refuses one, the page works online only. A refusal is logged.
 *
 * @param url The URL of the worker's script. Under Trusted Types, it is the only URL that the page may run as a script.
 * @param scope The path of the pages that the worker serves.
 */
export async function registerServiceWorker(url: string, scope: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const policy = window.trustedTypes?.createPolicy("plusdot", { createScriptURL: () => url });
    await navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url, { scope });
  } catch (error) {
    console.warn(error);
  }
}
