/**
 * Calls the listener with the worker of a newer version of the site, once that waits for each page of this version to be
 * closed.
 *
 * @param signal Removes the listener.
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

/**
 * Whether the host no longer has a file of the version that this page is of. WebKit 26 does not say so:
 * https://developer.mozilla.org/docs/Web/API/PerformanceResourceTiming/responseStatus
 */
export function isFileGone(): boolean {
  return performance
    .getEntriesByType("resource")
    .some((file) => "responseStatus" in file && file.responseStatus === 404 && file.name.includes("/assets/"));
}
