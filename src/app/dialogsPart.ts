import { createPart } from "../loading/createPart";

export const dialogsPart = createPart("dialogs", () => import("./dialogs"));
