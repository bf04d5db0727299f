import { createPart } from "../parts/createPart";

export const newVersionPart = createPart(import.meta.glob<typeof import("./NewVersion")>("/src/toasts/NewVersion.ts"));
