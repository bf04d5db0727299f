import { createPart } from "../loading/createPart";

export const resultsPart = createPart("Results", () => import("./results/Results"));
