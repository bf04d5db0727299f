import { describe, expect, it } from "vitest";

import { createRecipientReader, hasMoreThanSites, toRecipients } from "./toRecipients";

const LIMIT = 100;

describe("the recipients", () => {
  it.each<[of: string, text: string, recipients: readonly string[]]>([
    ["of lines", " netflix.com \r\n\n \r Müller & Söhne\n", ["netflix.com", "Müller & Söhne"]],
    ["of every kind of line end", "a1\rb1\u2028c1\u2029d1\ve1\ff1\u0085g1", ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]],
    ["of a list in a line", "zara.com, Mercadona, pc componentes", ["zara.com", "Mercadona", "pc componentes"]],
    ["of other separators", "zara; ikea\tMango", ["zara; ikea", "Mango"]],
    ["of semicolons", "zara; ikea;Mango", ["zara", "ikea", "Mango"]],
    [
      "of a list that has a blank behind one separator alone",
      "netflix.com, Mercadona,pc",
      ["netflix.com", "Mercadona", "pc"],
    ],
    ["of Chinese separators", "netflix.com，淘宝；京东、美团", ["netflix.com", "淘宝", "京东", "美团"]],
    ["of several sites without a blank", "zara.com,ikea.com,Mercadona", ["zara.com", "ikea.com", "Mercadona"]],
    ["of a list without a site", "zara,ikea,,", ["zara", "ikea"]],
    ["of a quotation within a name", '"The ""Shop"" x", Zara', ['The "Shop" x', "Zara"]],
    ["of a quoted name with a comma", '"Müller, Söhne", Zara', ["Müller, Söhne", "Zara"]],
    ["of an open quotation mark", '"Zara, ikea', ["Zara", "ikea"]],
    ["of a quotation with a line end", '"Zara\nMango, Ikea"', ["Zara", "Mango", "Ikea"]],
    ["of references of HTML", "AT&amp;T\nH&amp;M, Zara", ["AT&T", "H&M", "Zara"]],
    ["of links", "see https://a.org/x, https://b.org and pw, https://www.a.org", ["a.org", "b.org"]],
    ["of a link before a password that looks encoded", "https://a.org &#47;&#47;pw.to", ["a.org"]],
    ["of an encoded link", "&lt;Netflix&gt; https&#58;//netflix.com and pw", ["netflix.com"]],
    ["of a list of Word", "•\tIkea\n1.\tZara\n2)\tMango", ["Ikea", "Zara", "Mango"]],
    ["of a list of Markdown", "# Shops\n- [ ] Ikea\n* **netflix.com**\n---", ["Shops", "Ikea", "netflix.com"]],
    ["of a table of Markdown", "| ikea.com | jane |\n|---|---|\n| zara.com | x |", ["ikea.com", "zara.com"]],
    ["of a row behind a list", "Zara, Ikea\v netflix.com,jane.doe,hunter2", ["Zara", "Ikea", "netflix.com"]],
    ["of a row with a link among words", "see https://a.org,b,c", ["a.org"]],
    ["of a row with its site at its end", "hunter2;jane;shop.bank", ["shop.bank"]],
    ["of a row with two columns", "Shop\tnetflix.com\nIkea\tMango", ["netflix.com", "Ikea", "Mango"]],
    [
      "of rows with as many columns and no site",
      "a,netflix.com,b\nIkea,Mango,Zara\nIkea,Mango",
      ["netflix.com", "Ikea", "Mango"],
    ],
    ["of a row with a site elsewhere", "a,netflix.com,b\nc,ikea.com,pass.to", ["netflix.com", "ikea.com"]],
    ["of nothing", " \n,\t;\n--", []],
    ["of pictures and numbers", "🎉\n3\n1984.\n12.\n 7. \tv7.\t7.x", ["🎉", "3", "1984", "v7", "7.x"]],
  ])("%s", (_, text, recipients) => {
    expect(toRecipients(text, LIMIT)).toStrictEqual(recipients);
  });

  it("are no more than asked for, and the lines behind are not read", () => {
    expect(toRecipients("a1\n".repeat(25_000), 3)).toStrictEqual(["a1", "a1", "a1"]);
    expect(toRecipients("a1,b1,c1,d1", 3)).toStrictEqual(["a1", "b1", "c1"]);
    expect(toRecipients("a\v \vb\nx,netflix.com,y\nZara,Ikea,Mango", 2)).toStrictEqual(["a", "b"]);
  });
});

it("the lines of a text are read as if there had been no text before", () => {
  const read = createRecipientReader();
  for (const text of ["x,netflix.com,y\nZara,Ikea,H&M", "Zara,Ikea,H&M\nZara", "H&amp;M\nH&M\nx,netflix.com,y"]) {
    expect(read(text, LIMIT)).toStrictEqual(toRecipients(text, LIMIT));
  }
});

describe("nothing but the sites comes out of the passwords", () => {
  it.each<[program: string, text: string, sites: readonly string[]]>([
    [
      "of Chrome",
      `name,url,username,password,note
netflix.com,https://www.netflix.com/login,jane,hunter-1;x,
Router,http://192.168.1.1/,admin,"hunter-2,b""c",
App,android://aGFzaA==@com.duolingo/,jane,hunter-3,"two
lines, of hunter-4"
`,
      ["netflix.com", "192.168.1.1", "duolingo.com"],
    ],
    [
      "of Firefox",
      `"url","username","password","httpRealm","formActionOrigin","guid","timeCreated","timeLastUsed","timePasswordChanged"
"https://www.netflix.com","jane","hunter-1",,"https://www.netflix.com","{0b4a}","1600","1600","1600"
"https://amazon.co.uk","roe@example.org","hunter 2, x;y",,"","{0b4b}","1600","1600","1600"`,
      ["netflix.com", "amazon.co.uk"],
    ],
    [
      "of Bitwarden",
      `folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp
,,login,Netflix,,,0,netflix.com,jane.doe,hunter.to,otpauth://totp/Netflix:jane?secret=HUNTER
,,note,Safe,hunter-1,,0,,,,
,1,login,Duo,"a note
with hunter-2",,0,androidapp://com.duolingo,jane,hunter-3,
`,
      ["Netflix", "duolingo.com"],
    ],
    [
      "of 1Password",
      `Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes
Netflix,https://netflix.com/,jane@example.org,hunter-1,otpauth://totp/x?secret=HUNTER,false,false,,
Bakery,,jane,hunter-2,,false,false,,`,
      ["netflix.com"],
    ],
  ])("%s", (_, text, sites) => {
    expect(toRecipients(text, LIMIT)).toStrictEqual(sites);
    expect(toRecipients(sites.join("\n"), LIMIT)).toStrictEqual(sites);
  });
});

it.each(["site", "Website", "web site", "hostname", "login_uri", "URLs"])(
  "%s is above a column of sites",
  (heading) => {
    const text = `${heading}\tuser\tpassword\nmy.bank\tjane.doe\thunter.two`;
    expect(toRecipients(text, LIMIT)).toStrictEqual(["my.bank"]);
  },
);

it.each(["siteid", "curl"])("%s is above another column", (heading) => {
  expect(toRecipients(`${heading}\tb\tc\nIkea\tMango\tZara`, LIMIT)).toStrictEqual([
    heading,
    "b",
    "c",
    "Ikea",
    "Mango",
    "Zara",
  ]);
});

it.each([
  ["netflix.com\nhttps://zara.com/a?b", false],
  ["Zara, <br>", false],
  ["roe@example.org", false],
  ["Zara\nsee https://zara.com", true],
  ["zara.com;jane;hunter2", true],
  ["zara.com, Mango", true],
  ["https://jane:hunter2@zara.com", true],
])("%j has more than its sites: %j", (text, hasMore) => {
  expect(hasMoreThanSites(text)).toBe(hasMore);
});
