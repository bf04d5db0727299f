import { describe, expect, it } from "vitest";

import { toRecipients } from "./toRecipients";

const LIMIT = 100;

describe("the recipients", () => {
  it.each<[of: string, text: string, recipients: readonly string[]]>([
    ["of lines", " netflix.com \r\n\n \r Müller & Söhne\n", ["netflix.com", "Müller & Söhne"]],
    ["of every kind of line end", "a1\rb1\u2028c1\u2029d1\ve1\ff1", ["a1", "b1", "c1", "d1", "e1", "f1"]],
    ["of a list in a line", "zara.com, Mercadona, pc componentes", ["zara.com", "Mercadona", "pc componentes"]],
    ["of tabs and semicolons", "zara; ikea\tMango;H&M", ["zara", "ikea", "Mango", "H&M"]],
    ["of a row that is typed", "netflix.com,jane.doe,,hunter2", ["netflix.com", "jane.doe", "hunter2"]],
    ["of Chinese separators", "netflix.com，淘宝；京东、美团", ["netflix.com", "淘宝", "京东", "美团"]],
    ["of a quotation within a name", '"The ""Shop"" x", Zara', ['The "Shop" x', "Zara"]],
    ["of a quoted name with a comma", '"Müller, Söhne", Zara', ["Müller, Söhne", "Zara"]],
    ["of an open quotation mark", '"Zara, ikea', ["Zara", "ikea"]],
    ["of a quotation with a line end", '"Zara\nMango, Ikea"', ["Zara", "Mango", "Ikea"]],
    ["of an encoded comma", "netflix.com/a?b=80%2C90", ["netflix.com"]],
    ["of references of HTML", "AT&amp;T\nH&amp;M, Zara", ["AT&T", "H&M", "Zara"]],
    ["of links", "see https://a.org/x, https://b.org and pw, https://www.a.org", ["a.org", "b.org"]],
    ["of a link before a password that looks encoded", "https://a.org &#47;&#47;pw.to", ["a.org"]],
    ["of an encoded link", "&lt;Netflix&gt; https&#58;//netflix.com and pw", ["netflix.com"]],
    ["of a link without a scheme", "//a.org/x, b\nsee //b.bank", ["a.org", "see //b.bank"]],
    ["of a code for logging in", "x, otpauth://totp/Netflix:jane?secret=PW, y", ["Netflix"]],
    ["of a list of Word", "•\tIkea\n1.\tZara\n2)\tMango\no\tMuji\n☐\tCos", ["Ikea", "Zara", "Mango", "Muji", "Cos"]],
    ["of a list of Markdown", "# Shops\n- [ ] Ikea\n* **netflix.com**\n---", ["Shops", "Ikea", "netflix.com"]],
    ["of nothing", " \n,\t;\n--", []],
    ["of pictures and numbers", "🎉\n3\n1984.\n12.\n 7. \tv7.\t7.x", ["🎉", "3", "1984", "v7", "7.x"]],
  ])("%s", (_, text, recipients) => {
    expect(toRecipients(text, LIMIT)).toStrictEqual(recipients);
  });

  it("are no more than asked for, and the lines behind are not read", () => {
    const known = new Map<string, readonly string[]>();
    expect(toRecipients("a1\nb1,c1,d1\ne1", 3, known)).toStrictEqual(["a1", "b1", "c1"]);
    expect([...known.keys()]).toStrictEqual(["a1", "b1,c1,d1"]);
  });

  it("of a known line are not read again, and lines that are gone are forgotten", () => {
    const known = new Map(Object.entries({ a1: ["Zara"], c1: ["c1"] }));
    expect(toRecipients("a1\nb1", LIMIT, known)).toStrictEqual(["Zara", "b1"]);
    expect([...known.keys()]).toStrictEqual(["a1", "b1"]);
  });
});
