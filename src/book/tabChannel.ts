/** A tab with another version of the program leaves the book and its messages alone. */
export const DATABASE_VERSION = 1;

type News = "changed" | "deleted";

/**
 * Opens the channel on which tabs tell each other that the book was changed or deleted. A page that comes back from the
 * back/forward cache has heard nothing there, so it may have `missed` anything: https://web.dev/articles/bfcache
 */
export function openTabChannel(onNews: (news: News | "missed") => void) {
  const channel = openChannel();
  const controller = new AbortController();
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === "changed" || data === "deleted") onNews(data);
  });
  window.addEventListener("pageshow", ({ persisted }) => persisted && onNews("missed"), controller);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and no such argument
    tell: (news: News) => channel?.postMessage(news),
    close() {
      channel?.close();
      controller.abort();
    },
  };
}

/** `null` where the browser refuses one, as Firefox does without cookies. Tabs then tell each other nothing. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`plusdot.book.${DATABASE_VERSION}`);
  } catch {
    return null;
  }
}
