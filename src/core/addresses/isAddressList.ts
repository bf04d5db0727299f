/** Whether there is an `@` on both sides of a separator, as in a pasted list of addresses. The cost is linear. */
export function isAddressList(text: string): boolean {
  return text
    .split(/[@＠﹫]/)
    .slice(1, -1)
    .some((between) => /[\s,;]/.test(between));
}
