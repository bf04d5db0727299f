import { createPart } from "../platform/createPart";

export const mailReaderPart = createPart(
  import.meta.glob<typeof import("./mailbox/mailReader")>("/src/check/mailbox/mailReader.ts"),
);
