/*
 * The maker of lists reads the address, its options and the own tags, makes the list and shows it. An empty form does
 * not need it. It is one file, because on a phone a request costs more than its bytes.
 */
export { findMeant, toEmail } from "../core";
export { AddressFeedback } from "../address/AddressFeedback";
export { FileDrop } from "../ui/FileDrop";
export { SettingsPanel } from "./form/SettingsPanel";
export { makeAliases, readAddressField, readUnfinished, usedOwnTags } from "./makeAliases";
export { Results } from "./results/Results";
