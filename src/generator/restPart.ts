import { createPart } from "../loading/createPart";

export const restPart = createPart("restOfGenerator", () => import("./restOfGenerator"));
