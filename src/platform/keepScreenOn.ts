/**
 * Asks the browser to keep the screen on, and asks again whenever the page is visible again: the browser takes it back
 * when the page is hidden (https://w3c.github.io/screen-wake-lock/#handling-document-loss-of-visibility). A browser
 * that cannot or will not do it leaves the screen as it is. It never throws.
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
