declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/Trusted_Types_API; not in every browser. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
    };
  }
}

/**
 * Registers the service worker at `url`, which makes the page work offline. Where the browser has no
 * service workers, or refuses, the page works online only, and the reason goes to the console.
 *
 * @param url Of the worker's script. The page's policy lets this one address become a script address.
 * @param scope The path below which the worker answers.
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
