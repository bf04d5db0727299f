import { SaxesParser } from "saxes";

/** Reads the properties of each filter in a file. The parser throws if the XML is not well-formed. */
export function readMailFilters(xml: string): Record<string, string>[] {
  const filters: Record<string, string>[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ uri, local, attributes }) => {
    if (uri === "http://www.w3.org/2005/Atom" && local === "entry") filters.push({});
    if (uri === "http://schemas.google.com/apps/2006" && local === "property") {
      filters.at(-1)![attributes["name"]!.value] = attributes["value"]!.value;
    }
  });
  parser.write(xml).close();
  return filters;
}
