/* An empty form does not need these. They are one file, because on a phone a request costs more than its bytes. */
export { findMeant, toEmail } from "../core";
export { AddressFeedback } from "../address/AddressFeedback";
export { readAddressField, readUnfinished } from "../address/readAddress";
export { FileDrop } from "../ui/FileDrop";
export { SettingsPanel } from "./form/SettingsPanel";
export { makeAliases, usedOwnTags } from "./makeAliases";
export { Results } from "./results/Results";
