import { build } from "vite";

/** @returns The source of a script that leaves the exports of a module in its variable `core`. */
export async function bundle(entry: string): Promise<string> {
  const [result] = (await build({
    configFile: false,
    logLevel: "silent",
    build: { lib: { entry, formats: ["iife"], name: "core" }, write: false },
  })) as unknown as [{ output: [{ code: string }] }];
  return result.output[0].code;
}
