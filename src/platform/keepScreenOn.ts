/**
 * Keeps the screen on where the browser lets it, and asks again whenever the page is visible again:
 * https://w3c.github.io/screen-wake-lock/#handling-document-loss-of-visibility. It never throws.
 *
 * @returns A function that lets the screen go off again.
 */
export function keepScreenOn(): () => void {
  let lock = request();

  function handleVisibility(): void {
    if (document.visibilityState === "visible") lock = request();
  }
  document.addEventListener("visibilitychange", handleVisibility);

  return () => {
    document.removeEventListener("visibilitychange", handleVisibility);
    // It may be given only now.
    void lock.then((given) => given?.release());
  };
}

async function request(): Promise<WakeLockSentinel | null> {
  try {
    return await navigator.wakeLock.request("screen");
  } catch {
    return null;
  }
}
