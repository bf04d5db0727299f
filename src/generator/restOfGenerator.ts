/*
 * Everything of the generator that the first view does not need. It is one file, because each request costs a phone
 * more than its bytes do.
 */
export { BookProvider } from "../book/BookProvider";
export { readAddress } from "../core";
export { AddressPicture } from "./form/AddressPicture";
export { OptionsPanel } from "./form/OptionsPanel";
export { SettingsReading } from "./form/SettingsReading";
export { toTagsFieldProps } from "./form/toTagsFieldProps";
export { makeAliases } from "./makeAliases";
export { Results } from "./results/Results";
