import type { Rolldown } from "vite";

/** Finds the file of the program: the one with `src/main.tsx`. @throws If the build has none. */
export function findProgram(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.moduleIds.some((id) => id.endsWith("/src/main.tsx"))) return file;
  }
  throw new Error("The build has no program");
}
