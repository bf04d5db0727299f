import { expect, it } from "vitest";

import { listCells, splitPasted } from "./splitPasted";

const LIMIT = 2000;

it.each<[description: string, text: string]>([
  ["lines", "netflix.com\r\nMüller & Söhne\n\nL.L.Bean\n"],
  ["names with commas", '"Müller, Söhne", Zara, pc componentes'],
  ["a name with a comma on each line", "Zara, Madrid\nIkea, Paris"],
  ["semicolons", "zara; ikea; H&M"],
  ["a comma without a blank beside others", "netflix.com, Mercadona,pc"],
  ["sites without blanks", "zara.com,ikea.com,,bbc.co.uk"],
  ["sites with a tab between", "zara.com\tikea.com"],
  ["links without blanks", "https://zara.com,https://ikea.com"],
  ["a comma at the end of each line", "Zara,\nIkea,\nMango;"],
  ["a list of Word", "•\tIkea\n1.\tZara\n2)\tMango\na)\tH&M\no\tMuji\n\tCos\n☐\tLidl, Aldi"],
  ["a column with an empty one", "Zara\t\nIkea\t"],
  ["a list of Markdown", "# Shops\n- [ ] Ikea\n* **netflix.com**\n---\n| ikea.com | jane |"],
  ["Chinese and Japanese", "netflix.com，淘宝；京东、美团"],
  ["references of HTML", "AT&amp;T\nH&amp;M, Zara &lt;3"],
  ["an open quotation mark", '"Zara, ikea\nMango, H&M'],
  ["an escaped mark", '\\"Zara\\", ikea'],
  ["unseen characters", "\u202Enetflix.com, \u200Bzara"],
  ["one heading", "Login, Zara"],
  ["words of passwords", "Passport: Madrid\nPass, Token, Secret\ncompass:"],
])("a list stays as it is: %s", (_, text) => {
  expect(splitPasted(text, LIMIT)).toStrictEqual({ text, rows: [] });
});

it.each<[description: string, text: string, shown: string, rows: string]>([
  ["with three columns", "my.bank,jane.doe,hunter2", "", "my.bank,jane.doe,hunter2"],
  ["with semicolons", "netflix.com;jane;a, b", "", "netflix.com;jane;a, b"],
  ["with a blank behind one separator of the other kind", "my.bank,jane,hun; ter", "", "my.bank,jane,hun; ter"],
  ["with a tab", "Netflix\thunter, 2", "", "Netflix\thunter, 2"],
  ["behind a number", "1.\tNetflix\thunter2", "", "1.\tNetflix\thunter2"],
  ["with addresses", "jane@gmail.com,roe@gmail.com", "", "jane@gmail.com,roe@gmail.com"],
  ["beside names", "Zara\u2028Müller\va,b.c\fIkea", "Zara\nMüller\nIkea", "a,b.c\n"],
  ["beside a list in a line", "Zara, Ikea\na,b", "", "Zara, Ikea\na,b"],
  ["of sites beside another", "zara.com,ikea.to\nzara.com,hunter2", "", "zara.com,ikea.to\nzara.com,hunter2"],
  ["with a site among words", "zara.com,my ikea.com", "", "zara.com,my ikea.com"],
  ["with a note of lines", 'Zara\na,"hunter\n2\n3, 4",b\nIkea', "Zara\nIkea", 'a,"hunter\n2\n3, 4",b\n'],
  ["out of the middle of a note", 'hunter\n2",b\nc,d\nhunter', "", "*"],
  ["out of the middle of a note before another one", 'hunter,"\na,b,c@d,", hunter",', "", "*"],
  ["up to the middle of a note", 'a,b,"hunter\n2', "", "*"],
  ["with marks behind a backslash", 'a,"hunter \\"2\nhunter\n\\"",b', "", 'a,"hunter \\"2\nhunter\n\\"",b'],
  ["with a blank behind such a mark", String.raw`"my.bank","hunter\", 2"`, "", "*"],
  ["between the marks of two notes", '"\nmy.bank,jane,"\nhunter"', "", "*"],
  ["below a heading", "Site Web; Mot de passe\nmy.bank; hunter2", "", "Site Web; Mot de passe\nmy.bank; hunter2"],
  ["below a heading with tabs", "URL\tUser\nZara\thunter2", "", "URL\tUser\nZara\thunter2"],
  ["with a key", "Zara\nPassword : hunter2\nIkea", "Zara\nIkea", "Password : hunter2\n"],
  ["in JSON", '{\n"uri": "my.bank",\n"password":"x"\n}', "{\n}", '"uri": "my.bank",\n"password":"x"\n'],
  [
    "that is a link with a comma, which is no row",
    "https://a.org/x,1\nhttps://zara.com/\nIkea",
    "a.org\nzara.com\nIkea",
    "",
  ],
  ["in XML", "<Entry>\n<Key>Password</Key>\n<Value>x</Value>\n</Entry>", "", "*"],
  ["in XML with a tag", '<?xml version="1.0"?>\n<a><password>x</password></a>', "", "*"],
  [
    "with links",
    "a,https://zara.com/x,b\nc,https://www.zara.com\nd,otpauth://totp/Ikea:j?secret=b",
    "zara.com\nIkea",
    "*",
  ],
  ["with a link without a scheme", '"//hunter.com",b\n,//hunter.com,c', "", "*"],
  ["with a mark of its own for bytes", "\uFEFFa,b", "", "a,b"],
])("a row of a table is apart: %s", (_, text, shown, rows) => {
  const read = splitPasted(text, LIMIT);
  expect(read.text).toBe(shown);
  expect(read.rows.join("")).toBe(rows === "*" ? text : rows);
});

it.each([
  ["https://zara.com/a,b;c", "zara.com"],
  ["see https://zara.com and hunter2\nIkea\nhttps://a.org/x", "zara.com\nIkea\nhttps://a.org/x"],
  ["https://jane:hunter2@zara.com\n", "zara.com"],
])("beside a link, nothing stays, and nothing is asked: %j", (text, shown) => {
  expect(splitPasted(text, LIMIT)).toStrictEqual({ text: shown, rows: [] });
});

it("no more links are read than asked for, and all rows are apart", () => {
  const { text, rows } = splitPasted("x,https://a.org\nx,https://b.org\nx,https://c.org\nIkea", 2);
  expect([text, rows.length]).toStrictEqual(["a.org\nb.org", 3]);
});

it("the cells of rows are listed, without those whose sites are known", () => {
  const rows = 'Zara,"Müller, ""Söhne""",https://ikea.com;\n\tH&M';
  expect(listCells(rows)).toStrictEqual(["Zara", 'Müller, "Söhne"', "H&M"]);
});
