/** Writes the start tag of an element. */
export function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  return `<${name}${Object.entries(attributes).map(toAttribute).join("")}>`;
}

/** JSON has many double quotes, each of which would take six characters inside double quotes. */
function toAttribute([name, value]: [name: string, value: string]): string {
  return value.includes('"') ? ` ${name}='${escape(value).replaceAll("'", "&#39;")}'` : ` ${name}="${escape(value)}"`;
}

/** Makes a text safe inside an element. */
export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
