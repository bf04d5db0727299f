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
