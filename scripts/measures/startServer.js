import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Serves the built site as `npm start` does.
 *
 * @param {number} port
 * @returns The site's address, and what stops the server.
 */
export async function startServer(port) {
  const server = spawn("node", ["scripts/serve.js"], { env: { ...process.env, PORT: String(port) } });
  await once(server.stdout, "data");
  return { url: `http://localhost:${port}/`, stop: () => server.kill() };
}
