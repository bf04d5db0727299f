import type { Page } from "@playwright/test";

/** @returns All that the browser keeps for the site, with its contents. */
export async function readStorage(page: Page) {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => {
    const finish = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("No database")));
      });

    async function readDatabase(name: string) {
      const database = await finish(indexedDB.open(name));
      const records = await Promise.all(
        Array.from(database.objectStoreNames, (store) =>
          finish(database.transaction(store).objectStore(store).getAll() as IDBRequest<unknown[]>),
        ),
      );
      database.close();
      return { name, records };
    }

    async function readCache(name: string) {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return Promise.all(
        requests.map(async (request) => ({ url: request.url, text: await (await cache.match(request))?.text() })),
      );
    }

    const databases = await indexedDB.databases();
    const cacheNames = await caches.keys();
    const cached = await Promise.all(cacheNames.map(readCache));
    return {
      // Each page that the tab has shown, with what it noted.
      history: window.navigation.entries().map((entry) => [entry.url, entry.getState() as unknown]),
      historyState: window.history.state as unknown,
      title: document.title,
      local: { ...localStorage },
      session: { ...sessionStorage },
      windowName: window.name,
      databases: await Promise.all(databases.map(({ name = "" }) => readDatabase(name))),
      cacheNames,
      cached: cached.flat(),
    };
  });
  return { cookies, ...inPage };
}
