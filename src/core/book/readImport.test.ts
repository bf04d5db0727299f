import { describe, expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { type BookEntry, isBackup, toBookCsv, toBookJson } from "./bookEntry";
import { type Import, type ImportResult, readImport } from "./readImport";
import type { DateOrder } from "./readTable";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const TODAY = "2026-11-27";

/** The result of a backup of which no entry is refused. */
function toBook(entries: readonly BookEntry[], ...undated: readonly BookEntry[]): Import {
  return { ok: true, kind: "backup", entries, undated: new Set(undated), refused: [] };
}

function toJson(...entries: unknown[]): string {
  return JSON.stringify({ type: "plusdot.book", version: 1, entries });
}

function faultsOf(...entries: unknown[]): string[] {
  const result = read(toJson(...entries));
  return result.ok ? result.refused.map(({ position, fault }) => `${position} ${fault}`) : [result.error];
}

it("reads an empty table", () => {
  expect(read("For,Address,Date,Note")).toEqual(toBook([]));
});

describe("an entry is refused by itself", () => {
  it.each<[string, unknown, string]>([
    ["is no object", "netflix", "entry"],
    ["is null", null, "entry"],
    ["is a list", [netflix], "entry"],
    ["has no recipient", { ...netflix, recipient: undefined }, "recipient"],
    ["has a blank recipient", { ...netflix, recipient: " \n" }, "recipient"],
    ["has a recipient that is a number", { ...netflix, recipient: 1 }, "recipient"],
    ["has a recipient that is too long", { ...netflix, recipient: "n".repeat(501) }, "recipient"],
    ["has no address", { ...netflix, email: undefined }, "email"],
    ["has a bare username", { ...netflix, email: "jane" }, "email"],
    ["has the address of another provider", { ...netflix, email: "jane@yahoo.com" }, "email"],
    ["has an address that cannot exist", { ...netflix, email: "jane..doe@gmail.com" }, "email"],
    ["has no date", { ...netflix, date: undefined }, "date"],
    ["has a list for a date", { ...netflix, date: ["2026-11-21"] }, "date"],
    ["has a text before its date", { ...netflix, date: "on 2026-11-21" }, "date"],
    ["has a date with a time", { ...netflix, date: "2026-11-21T10:00" }, "date"],
    ["has a month that does not exist", { ...netflix, date: "2026-13-01" }, "date"],
    ["has the month 0", { ...netflix, date: "2026-00-01" }, "date"],
    ["has the day 0", { ...netflix, date: "2026-11-00" }, "date"],
    ["has a day that does not exist", { ...netflix, date: "2026-02-29" }, "date"],
    ["has a leap day in 1900", { ...netflix, date: "1900-02-29" }, "date"],
    ["has no note", { ...netflix, note: undefined }, "note"],
    ["has a note that is too long", { ...netflix, note: "n".repeat(501) }, "note"],
  ])("that %s", (_, entry, fault) => {
    expect(faultsOf(netflix, entry, netflix)).toEqual([`2 ${fault}`]);
  });

  it("that takes its fields from a prototype", () => {
    expect(faultsOf(JSON.parse(`{ "__proto__": ${JSON.stringify(netflix)} }`))).toEqual(["1 recipient"]);
  });
});

it.each(["2024-02-29", "2000-02-29", "2026-12-31", "2026-04-30", "2024-01-31"])("reads the day %s", (date) => {
  expect(faultsOf({ ...netflix, date })).toEqual([]);
});

it("reads texts of 500 characters", () => {
  expect(faultsOf({ ...netflix, recipient: "n".repeat(500), note: "n".repeat(500) })).toEqual([]);
  expect(faultsOf({ ...netflix, recipient: `https://netflix.com/?q=${"n".repeat(700)}` })).toEqual([]);
});

it("reads an address in capitals in lower case, without blanks around it, and drops other fields", () => {
  const entry = { ...netflix, email: " Jane+Netflix@Gmail.com ", colour: "red" };

  expect(read(toJson(entry))).toEqual(toBook([netflix]));
});

it.each([
  ["that ends too early", toJson(netflix).slice(0, -3), "broken"],
  ["that has no entries", '{"type":"plusdot.book","version":1}', "broken"],
  ["of a version before the first", '{"type":"plusdot.book","version":0,"entries":[]}', "broken"],
  ["of a newer version", '{"type":"plusdot.book","version":2,"entries":[]}', "newer-version"],
  ["of another type", '{"type":"other.book","version":1,"entries":[]}', "unknown"],
  ["without a version", '{"type":"plusdot.book","entries":[]}', "broken"],
  ["that is JSON of a password manager", '{"items":[{"login":{"username":"jane+a@gmail.com"},"name":"a"}]}', "unknown"],
  ["that is an empty list of aliases in CSV", '"Email","Type","Original"', "unknown"],
  ["that lacks the heading of the addresses", "For,Date\nnetflix.com,2026-11-21", "unknown"],
  ["that is prose", "Dear Jane", "unknown"],
  ["that is empty", "", "unknown"],
  ["of 20 MB", " ".repeat(20_000_000), "unknown"],
  ["over 20 MB", " ".repeat(20_000_001), "too-large"],
])("a text is refused %s", (_, text, error) => {
  expect(read(text)).toEqual({ ok: false, error });
});

describe("a spreadsheet saved the CSV again", () => {
  const row = "netflix.com,jane+netflix@gmail.com,2026-11-21";

  it.each([
    ["with semicolons", '\uFEFFFor;Address;Date;Note\r\nnetflix.com;jane+netflix@gmail.com;2026-11-21;"a; b"\r\n'],
    ["with bars", "For|Address|Date|Note\rnetflix.com|jane+netflix@gmail.com|2026-11-21|a; b"],
    ["with blank lines and a title above", `\n,,,\n"My list, saved\ntoday"\n\nFor,Address,Date,Note\n${row},a; b`],
    ["with a line for its separator", `sep=,\nFor,Address,Date,Note\n${row},a; b`],
    ["with a separator at the end", `For,Address,Date,Note,\n${row},a; b,\n,,,,\n  \n`],
    [
      "with columns moved and added",
      "Date,#,Note,FOR, ,address\n2026-11-21,1,a; b,netflix.com,,jane+netflix@gmail.com",
    ],
    ["with more fields than headings", `For,Address,Date,Note\n${row},a; b,more`],
    ["with blanks after the commas", `For, Address, Date, Note\n${row.replaceAll(",", ", ")}, a; b`],
    [
      "with blanks before quotes",
      `"My list"\n"For",  "Address", "Date", "Note"\n"netflix.com", ${row.slice(12)},  "a; b"`,
    ],
    ["with blanks around a date alone", `For,Address,Date,Note\n${row} ,a; b`],
  ])("%s", (_, text) => {
    expect(read(text)).toEqual(toBook([{ ...netflix, note: "a; b" }]));
  });

  it("without the last fields, which are blank", () => {
    const undated = { ...netflix, date: TODAY };
    expect(read(`For,Address,Date,Note\n${row}\nnetflix.com,jane+netflix@gmail.com`)).toEqual(
      toBook([netflix, undated], undated),
    );
  });

  it("with blanks after the commas, and so without those around a note", () => {
    expect(read(`For, Address, Date, Note\n${row}, "a, ""b"""\n\n`)).toEqual(toBook([{ ...netflix, note: 'a, "b"' }]));
    expect(read(`For,Address,Date,Note\n${row}, a`)).toEqual(toBook([{ ...netflix, note: "a" }]));
  });
});

describe("a table of any program", () => {
  const shop: BookEntry = { ...netflix, recipient: "shop.org", email: "j.ane@gmail.com", date: TODAY };
  /** Nothing else of a row may be read. */
  const table = { ...toBook([shop], shop), kind: "table" };

  it.each([
    ["Chrome", "name,url,username,password,note\nmy shop,https://shop.org/login,j.ane@gmail.com,hunter.de,pin 12"],
    [
      "Firefox",
      '"url","username","password","httpRealm","formActionOrigin","guid","timeCreated","timeLastUsed","timePasswordChanged"\n"https://shop.org","j.ane@gmail.com","x","","https://pay.org","{1-2}","1700000000000","1700000000000","1700000000000"',
    ],
    [
      "Safari",
      "Title,URL,Username,Password,Notes,OTPAuth\nShop,https://shop.org/,j.ane@gmail.com,x,pin,otpauth://totp/x?secret=y",
    ],
    [
      "Bitwarden",
      'folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp\n,,login,Shop,"pin\n12",,0,"https://shop.org,https://pay.org",j.ane@gmail.com,"x,""y",',
    ],
    [
      "1Password",
      "Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes\nShop,https://shop.org,j.ane@gmail.com,x,,false,false,,pin",
    ],
    ["LastPass", "url,username,password,totp,extra,name,grouping,fav\nhttp://,j.ane@gmail.com,x,,pin,shop.org,Mine,0"],
    [
      "KeePass",
      String.raw`"Account","Login Name","Password","Web Site","Comments"
"Shop","j.ane@gmail.com","x\"y","https://shop.org","pin"`,
    ],
    [
      "KeePassXC",
      '"Group","Title","Username","Password","URL","Notes","TOTP","Icon","Last Modified","Created"\n"Root","Shop","j.ane@gmail.com","x","https://shop.org","pin","","0","2026-01-02T03:04:05Z","2026-01-02T03:04:05Z"',
    ],
    [
      "Dashlane",
      "username,username2,username3,title,password,note,url,category,otpSecret\njane,j.ane@gmail.com,,Shop,x,pin,https://shop.org,,",
    ],
    [
      "Proton Pass",
      "type,name,url,email,username,password,note,totp,createTime,modifyTime,vault\nlogin,Shop,https://shop.org,j.ane@gmail.com,jane,x,pin,,1700000000,1700000000,Personal",
    ],
    [
      "Enpass",
      '"Title","Field","Value","Field","Value",.........,"Note"\n"Shop","Username","jane","E-mail","j.ane@gmail.com","*Password","x","Website","https://shop.org","pin"',
    ],
    [
      "NordPass",
      'name,url,additional_urls,username,password,note,cardholdername,cardnumber,cvc,pin,expirydate,zipcode,folder,full_name,phone_number,email,address1,address2,city,country,state,type,custom_fields\nShop,https://shop.org,"[""https://pay.org""]",j.ane@gmail.com,x,pin,,,,,,,,,,,,,,,,password,',
    ],
    ["an app", "Android\nsite,login,password\nandroid://aGFzaA==@org.shop.client/,j.ane@gmail.com,x"],
    ["a person", "Site\tLogin\nshop.org\tj.ane@gmail.com"],
    ["a person in French", "Site web;Nom d’utilisateur;Mot de passe;Note\nshop.org;j.ane@gmail.com;x;pin"],
    ["a person in Spanish", "Página web;Correo electrónico;Contraseña;Notas\nshop.org;j.ane@gmail.com;x;pin"],
    ["a person in Portuguese", "Título;Usuário;Senha\nshop.org;j.ane@gmail.com;x"],
    ["a person without a link in the row", "URL;Name;E-Mail\n;shop.org;j.ane@gmail.com"],
    ["a person with the headings last", "shop.org;j.ane@gmail.com\nName;Email"],
    ["a person with the headings far below", `shop.org;j.ane@gmail.com\n${";\n".repeat(2000)}Name;Email`],
    ["two files, one behind the other", "Name;Email\nshop.org;j.ane@gmail.com\nName;Email"],
  ])("is read by its headings: %s", (_, text) => {
    expect(read(text)).toEqual(table);
  });

  it("has no entry where a sign too many has moved a password", () => {
    const text =
      "username,title,password,url\nj.ane@gmail.com,my,shop,hunter2,https://shop.org\nj.ane@gmail.com,,x,shop.org,,";
    expect(read(text)).toEqual({ ...table, refused: [{ position: 2, fault: "entry" }] });
  });

  it("counts other providers and usernames as refused", () => {
    const text =
      "url,username,password\nhttps://shop.org,j.ane@gmail.com,x\nhttps://a.com,jane,y\nhttps://b.com,jane@yahoo.com,z";
    expect(read(text)).toEqual({
      ...table,
      refused: [
        { position: 3, fault: "email" },
        { position: 4, fault: "email" },
      ],
    });
  });

  it("whose headings are in the middle has entries above them and below", () => {
    const text =
      "My list;;;\nshop;jane@gmail.com;2026-11-21;a\nFor;Address;Date;Note\nnobody;;;\nfoe;jane@gmail.com;2026-11-22;b";
    const entry = { ...netflix, email: "jane@gmail.com" };
    const entries = [
      { ...entry, recipient: "shop", note: "a" },
      { ...entry, recipient: "foe", date: "2026-11-22", note: "b" },
    ];
    expect(read(text)).toEqual({ ...toBook(entries), refused: [{ position: 4, fault: "email" }] });
  });

  it("counts the rows of the file, blank ones too", () => {
    expect(read("sep=;\n\nFor;Address\n;\nshop;jane@yahoo.com")).toMatchObject({
      refused: [{ position: 5, fault: "email" }],
    });
  });
});

describe("a quotation mark in a table", () => {
  const notesOf = (text: string) => {
    const result = read(text);
    return result.ok ? result.entries.map(({ recipient, note }) => [recipient, note]) : result.error;
  };

  it.each([
    ["that does not end", '"oops', '"oops'],
    ["that ends within a field", '"fast" delivery', '"fast" delivery'],
    ["alone", '"', '"'],
    ["behind a backslash", String.raw`"a \"b\", c; d"`, 'a "b", c; d'],
    ["behind a backslash that is a letter", String.raw`"C:\"`, "C:\\"],
    ["in a field", '5" wide', '5" wide'],
    ["around a line break", '"one\ntwo"', "one\ntwo"],
  ])("%s takes no other row along", (_, field, note) => {
    for (const mark of ["\t", ";", ","]) {
      const rows = [
        "For|Address|Date|Note",
        `shop|jane@gmail.com|2026-11-21|${field}`,
        'foe|jane@gmail.com||"a ""b"""',
      ];
      expect(notesOf(rows.join("\n").replaceAll("|", mark))).toEqual([
        ["shop", note],
        ["foe", 'a "b"'],
      ]);
    }
  });

  it.each([
    ["around each line, where Excel separates by semicolons", '"For,""Address"",""Date"",""Note"""'],
    ["around each line, headings included", '"""For"",""Address"",""Date"",""Note"""'],
    ["beside a mark that was taken for a letter", '"\uFEFF""For"",""Address"",""Date"",""Note"""'],
  ])("%s, and a note of two lines", (_, heading) => {
    const text = `${heading}\r\n"shop,""jane@gmail.com"",""2026-11-21"",""one; """\r\n"foe,""jane@gmail.com"",,""two"\r\n"three"""`;
    expect(notesOf(text)).toEqual([
      ["shop", "one; "],
      ["foe", "two\nthree"],
    ]);
  });

  it("beside a mark that was taken for a letter is a part of its heading", () => {
    expect(notesOf('"\uFEFF""For""";Address\nshop;jane@gmail.com')).toEqual([["shop", ""]]);
  });

  it.each(['"', '"a'])("20 MB of %j are read without an error", (part) => {
    const text = `For,Address\nshop,jane@gmail.com\n"${part.repeat(19_999_000 / part.length)}`;
    expect(read(text)).toMatchObject({ ok: true });
  });
});

describe("a date in CSV", () => {
  it.each([
    ["2026/11/21"],
    ["2026. 11. 21."],
    ["2026-11-21 00:00:00"],
    ["2026-11-21T10:00"],
    ["21.11.2026"],
    ["11/21/2026"],
    ["11/21/26"],
  ])("is read where it is one day alone: %s", (date) => {
    expect(datesOf(toTable(date))).toEqual(["2026-11-21"]);
  });

  it.each([
    ["2026-1-2", "2026-01-02"],
    ["05/05/2026", "2026-05-05"],
    ["99/12/31", "2099-12-31"],
  ])("is read where it is one day in every order: %s", (date, day) => {
    expect(datesOf(toTable(date))).toEqual([day]);
  });

  it.each([
    ["21 November 2026"],
    ["on 21.11.2026"],
    ["21.11.2026 or so"],
    ["21.11/2026"],
    ["2026.11"],
    ["31.02.2026"],
    ["21.13.2026"],
    ["21.11.226"],
    ["1.30.6"],
    ["21.011.2026"],
    ["2026-21-11"],
    [""],
  ])("is the day of opening where it is no day: %j", (date) => {
    const undated = { ...netflix, date: TODAY };
    expect(read(toTable(date))).toEqual(toBook([undated], undated));
  });

  it.each([
    ["the day is over 12", ["03/04/2026", "13/04/2026"], ["2026-04-03", "2026-04-13"]],
    ["the month is in the middle", ["04/13/2026", "03/04/2026"], ["2026-04-13", "2026-03-04"]],
    [
      "a date is no date",
      ["03/04/2026", "soon", "2026-04-05", "13/04/2026"],
      ["2026-04-03", TODAY, "2026-04-05", "2026-04-13"],
    ],
  ])("follows the others where %s, whatever the reader writes", (_, dates, days) => {
    for (const order of ["dmy", "mdy"] as const) expect(datesOf(toTable(...dates), order)).toEqual(days);
  });

  it.each<[date: string, order: DateOrder, day: string]>([
    ["03/04/2026", "dmy", "2026-04-03"],
    ["03/04/2026", "mdy", "2026-03-04"],
    ["2026-03-04", "mdy", "2026-03-04"],
    ["99/04/03", "dmy", "2099-04-03"],
    ["13/04/26", "mdy", "2026-04-13"],
  ])("that can be several days is read as the reader writes it: %s by %s", (date, order, day) => {
    expect(datesOf(toTable("2026-04-01", date), order)).toEqual(["2026-04-01", day]);
  });

  it("is read as the reader writes it where the others contradict each other", () => {
    const dates = toTable("13/04/2026", "04/13/2026", "03/04/2026");
    expect(datesOf(dates, "dmy")).toEqual(["2026-04-13", "2026-04-13", "2026-04-03"]);
    expect(datesOf(dates, "mdy")).toEqual(["2026-04-13", "2026-04-13", "2026-03-04"]);
  });
});

describe("a list of addresses", () => {
  const [shop, bank, other] = [
    { recipient: "shop", email: "jane+shop@gmail.com", date: TODAY, note: "" },
    { recipient: "my-bank", email: "j.ane+my-bank@googlemail.com", date: TODAY, note: "" },
    { recipient: "shop", email: "roe+shop@gmail.com", date: TODAY, note: "" },
  ] as const;
  const text =
    "My addresses\n- jane+shop@gmail.com\n- J.ane+My-Bank@googlemail.com\n- jane@gmail.com\n- roe+shop@gmail.com\n- ann+shop@proton.me";
  const refusedAt = (...positions: number[]) => positions.map((position) => ({ position, fault: "email" }));

  it("gives each of one mailbox for its tag, of the one that most of them reach or the one that is known", () => {
    expect(read(text)).toEqual({ ...toBook([shop, bank], shop, bank), kind: "list", refused: refusedAt(3, 4, 5) });
    expect(read(text, { mailbox: "r.oe@gmail.com" })).toEqual({
      ...toBook([other], other),
      kind: "list",
      refused: refusedAt(1, 2, 3, 5),
    });
  });

  it("is also a column, beside which nothing is read", () => {
    const others = "\nc.org,ann+c@proton.me,x".repeat(3);
    expect(read(`shop.org,jane+shop@gmail.com,pass+word@gmail.com\nb.org,jane@gmail.com,x${others}`)).toEqual({
      ...toBook([shop], shop),
      kind: "list",
      refused: refusedAt(2, 3, 4, 5),
    });
  });
});

function toTable(...dates: string[]): string {
  const rows = dates.map((date) => `netflix.com;jane+netflix@gmail.com;${date};`);
  return ["For;Address;Date;Note", ...rows].join("\n");
}

function datesOf(text: string, order: DateOrder = "dmy"): string[] {
  const result = read(text, { order });
  return result.ok ? result.entries.map(({ date }) => date) : [result.error];
}

it("reads a field that a person has made a formula as it is", () => {
  expect(read("For,Address,Date,Note\n=1+1,jane+netflix@gmail.com,2026-11-21,")).toEqual(
    toBook([{ ...netflix, recipient: "=1+1" }]),
  );
});

it("takes a byte order mark and blanks from the beginning of JSON, and no such mark from a text", () => {
  const entry = { ...netflix, note: "a\uFEFFb" };
  const book = toBook([entry]);

  expect(read(`\uFEFF\n ${toBookJson([entry])}`)).toEqual(book);
  expect(read(toBookJson([entry]))).toEqual(book);
});

it("writes CSV with a byte order mark, and whose fields are no formulas", () => {
  const entry = { ...netflix, recipient: "=1+1", note: "'tis" };

  expect(toBookCsv([entry])).toBe(
    '\uFEFF"For","Address","Date","Note"\r\n"\'=1+1","jane+netflix@gmail.com","2026-11-21","\'tis"',
  );
});

it.each([
  ['{\n  "type": "plusdot.book",\n', true],
  ['{"type":"plusdot.book","version":1}', true],
  ['"For","Address","Date","Note"\r\n', true],
  ["For;Address;Date;Note\n", true],
  ["For,Address,Date,Notes", false],
  ['{"type":"plusdot.books"}', false],
  ["jane@gmail.com\nFor,Address,Date,Note", false],
])("tells a backup by its beginning: %j", (text, isOne) => {
  expect(isBackup(text)).toBe(isOne);
});

it("writes JSON with a type and a version", () => {
  expect(toBookJson([netflix])).toBe(`{
  "type": "plusdot.book",
  "version": 1,
  "entries": [
    {
      "recipient": "netflix.com",
      "email": "jane+netflix@gmail.com",
      "date": "2026-11-21",
      "note": ""
    }
  ]
}`);
});

const OPTIONS = { order: "dmy", today: TODAY, mailbox: "" } as const;

function read(text: string, options: { order?: DateOrder; mailbox?: string } = {}): ImportResult {
  return takeSteps(readImport(text, { ...OPTIONS, ...options }));
}

it("pauses after each entry, and after each line of CSV", () => {
  const entries = [netflix, netflix, netflix, netflix];
  expect([...readImport(toBookJson(entries), OPTIONS)]).toHaveLength(4);
  expect([...readImport(toBookCsv(entries), OPTIONS)]).toHaveLength(14);
});
