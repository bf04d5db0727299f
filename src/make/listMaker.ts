/*
 * The maker of lists: it reads the address, its options and own tags, makes the list and shows it. An empty form does
 * without. It is one file, because each request costs a phone more than its bytes do.
 */
export { toEmail } from "../core";
export { FileDrop } from "../ui/FileDrop";
export { AddressFeedback } from "./form/AddressFeedback";
export { OptionsPanel } from "./form/OptionsPanel";
export { judgeTagsField, SettingsFeedback } from "./form/SettingsFeedback";
export { isFormChanged, makeAliases } from "./makeAliases";
export { readAddressField, readUnfinished } from "./readAddressField";
export { Results } from "./results/Results";
