/*
 * Everything of the generator that is not needed before there is an input. It is one file, because each request costs a
 * phone more than its bytes do.
 */
export { BookProvider } from "../book/BookProvider";
export { readAddress } from "../core";
export { FileDrop } from "../ui/FileDrop";
export { AddressReading } from "./form/AddressReading";
export { OptionsPanel } from "./form/OptionsPanel";
export { readTagsField } from "./form/readTagsField";
export { SettingsReading } from "./form/SettingsReading";
export { makeAliases } from "./makeAliases";
export { Results } from "./results/Results";
