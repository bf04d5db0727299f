export { type AddressPart, toAddressParts } from "./addressParts";
export { type Alias, type AliasType, generateAliases, type GenerateOptions } from "./generateAliases";
export { type Address, type Domain, parseAddress, type ParseError, type ParseResult } from "./parseAddress";
export { loadTagWords, type TagLanguage, type TagWords } from "./tagWords";
export { toCsv } from "./toCsv";
export { toJson } from "./toJson";
export { toTxt } from "./toTxt";
