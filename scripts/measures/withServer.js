import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Serves the built site as `npm start` does, on any free port, for as long as something is measured.
 *
 * @template Result
 * @param {(url: string) => Promise<Result>} measure Gets the site's address.
 * @throws {Error} Where the server does not start, or what `measure` throws.
 */
export async function withServer(measure) {
  const server = spawn("node", ["scripts/serve.js"], { env: { ...process.env, PORT: "0" } });
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
