/**
 * Calls the listener with the worker of a newer version of the site, once that waits for the pages of this one to close.
 *
 * @throws {TypeError} If the browser has no workers. Some have their name only.
 */
export async function onWaitingWorker(listener: (worker: ServiceWorker) => void, signal: AbortSignal): Promise<void> {
  // There is an active worker then, so any other is newer.
  const registration = await navigator.serviceWorker.ready;

  function look(): void {
    if (registration.waiting !== null && !signal.aborted) listener(registration.waiting);
    registration.installing?.addEventListener("statechange", look, { signal });
  }

  registration.addEventListener("updatefound", look, { signal });
  look();
}

/** Reloads the page. A worker that waits takes over before, in every tab. */
export function reloadPage(worker?: ServiceWorker): void {
  // Another tab may have asked it before.
  if (worker?.state !== "installed") return window.location.reload();
  worker.addEventListener("statechange", () => window.location.reload(), { once: true });
  worker.postMessage(null, []);
}

type File = PerformanceEntry & { readonly responseStatus?: number; readonly contentType?: string };

/**
 * Whether the host no longer has a file of the version that this page is of. Some hosts send a page for each file that
 * they lack. WebKit 26 says neither status nor type:
 * https://developer.mozilla.org/docs/Web/API/PerformanceResourceTiming/responseStatus
 */
export function isFileGone(): boolean {
  const isGone = (file: File) => file.responseStatus === 404 || file.contentType === "text/html";
  return performance.getEntriesByType("resource").some((file) => file.name.includes("/assets/") && isGone(file));
}
