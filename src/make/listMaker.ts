/*
 * The maker of lists reads the address, its options and the own tags, makes the list and shows it. An empty form does
 * not need it. It is one file, because on a phone a request costs more than its bytes.
 */
export { toEmail } from "../core";
export { FileDrop } from "../ui/FileDrop";
export { AddressFeedback } from "./form/AddressFeedback";
export { OptionsPanel } from "./form/OptionsPanel";
export { judgeTagsField, SettingsFeedback } from "./form/SettingsFeedback";
export { isFormChanged, makeAliases, usedOwnTags } from "./makeAliases";
export { readAddressField, readUnfinished } from "./readAddressField";
export { Results } from "./results/Results";
