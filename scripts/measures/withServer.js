import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Serves the built site on a free port, as `npm start` does, while something is measured.
 *
 * @template Result
 * @param {(url: string) => Promise<Result>} measure Gets the site's address.
 * @param {string} [site] The folder of another site to serve.
 * @throws {Error} If the server does not start. Errors of `measure` are passed on.
 */
export async function withServer(measure, site) {
  const server = spawn("node", ["scripts/serve.js"], {
    env: { ...process.env, PORT: "0", ...(site === undefined ? {} : { SITE: site }) },
  });
  try {
    const [greeting] = await Promise.race([
      once(server.stdout, "data"),
      once(server, "exit").then(() => Promise.reject(new Error("The server did not start"))),
    ]);
    return await measure(/http\S+/.exec(String(greeting))?.[0] ?? "");
  } finally {
    server.kill();
  }
}
