/** Writes the start tag of an element. */
export function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escape(value)}"`);
  return `<${name}${pairs.join("")}>`;
}

/** Makes a text safe inside an element or a quoted attribute. */
export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
