import * as fc from "fast-check";

/** An entry of a program that keeps passwords. */
interface Login {
  readonly title: string;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly note: string;
}

interface Form {
  readonly heading: string;
  readonly toCells: (login: Login) => readonly string[];
  /** Writes a cell that is not plain. The default is RFC 4180. */
  readonly quote?: (cell: string) => string;
  /** Whether plain cells are quoted too. */
  readonly isAllQuoted?: boolean;
}

const TOTP = "otpauth://totp/x?secret=hunter";
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The headings as each program writes them. */
export const EXPORT_FORMS: Readonly<Record<string, Form>> = {
  Bitwarden: {
    heading: "folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp",
    toCells: ({ title, url, user, password, note }) => [
      "",
      "",
      "login",
      title,
      note,
      "",
      "0",
      url,
      user,
      password,
      TOTP,
    ],
  },
  "1Password": {
    heading: "Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes",
    toCells: ({ title, url, user, password, note }) => [title, url, user, password, TOTP, "false", "false", "", note],
  },
  LastPass: {
    heading: "url,username,password,totp,extra,name,grouping,fav",
    toCells: ({ title, url, user, password, note }) => [url, user, password, "", note, title, "", "0"],
  },
  KeePass: {
    heading: '"Account","Login Name","Password","Web Site","Comments"',
    toCells: ({ title, url, user, password, note }) => [title, user, password, url, note],
    quote: (cell) => `"${cell.replaceAll(/["\\]/g, String.raw`\$&`)}"`,
    isAllQuoted: true,
  },
  KeePassXC: {
    heading: '"Group","Title","Username","Password","URL","Notes","TOTP","Icon","Last Modified","Created"',
    toCells: ({ title, url, user, password, note }) => ["Root", title, user, password, url, note, TOTP, "0", "", ""],
    isAllQuoted: true,
  },
  Chrome: {
    heading: "name,url,username,password,note",
    toCells: ({ title, url, user, password, note }) => [title, url, user, password, note],
  },
  Firefox: {
    heading:
      '"url","username","password","httpRealm","formActionOrigin","guid","timeCreated","timeLastUsed","timePasswordChanged"',
    toCells: ({ url, user, password }) => [url, user, password, "", url, "{0b4a}", "1600", "1600", "1600"],
    isAllQuoted: true,
  },
  Safari: {
    heading: "Title,URL,Username,Password,Notes,OTPAuth",
    toCells: ({ title, url, user, password, note }) => [title, url, user, password, note, ""],
  },
  Dashlane: {
    heading: "username,username2,username3,title,password,note,url,category,otpUrl",
    toCells: ({ title, url, user, password, note }) => [user, "", "", title, password, note, url, "", ""],
  },
  "Proton Pass": {
    heading: "type,name,url,email,username,password,note,totp,createTime,modifyTime,vault",
    toCells: ({ title, url, user, password, note }) => [
      "login",
      title,
      url,
      "",
      user,
      password,
      note,
      "",
      "1",
      "1",
      "",
    ],
  },
  Enpass: {
    heading: '"Title","Field","Value","Field","Value","Note"',
    toCells: ({ title, url, user, password, note }) => [
      title,
      "Username",
      user,
      "Password",
      password,
      "URL",
      url,
      note,
    ],
    isAllQuoted: true,
  },
  NordPass: {
    heading:
      "name,url,additional_urls,username,password,note,cardholdername,cardnumber,cvc,pin,expirydate,zipcode,folder,full_name,phone_number,email,address1,address2,city,country,state,type,custom_fields",
    toCells: ({ title, url, user, password, note }) => [
      title,
      url,
      "",
      user,
      password,
      note,
      ...Array(15).fill(""),
      "password",
      "",
    ],
  },
};

/** Parts cells, or ends a line, or looks like a name, a site or a link. */
const HOSTILE = String.raw`,|, |;|; |"|""|",|.|'|\|\"|@|，|(|&amp;|netflix.com|//|//a.com/|my.bank|jane.doe|www.|Zara|password: `;
const anyHostile = fc.constantFrom(...HOSTILE.split("|"), "\n", "\r\n", "\n\n", "\t");
const anyText = fc.array(anyHostile, { maxLength: 6 }).map((parts) => parts.join(""));
const anySecret = fc.tuple(anyText, anyText).map(([before, after]) => `${before}hunter${after}`);

const anyHost = fc.constantFrom("netflix.com", "amazon.co.uk", "my.bank", "www.zara.com");
/** The sites of the links of the entries, and the empty text. */
export const SITES = new Set(["netflix.com", "amazon.co.uk", "my.bank", "zara.com", ""]);

export const anyLogin: fc.Arbitrary<Login> = fc.record({
  title: fc.oneof(
    anyHost,
    anyText.map((text) => `Title${text}`),
  ),
  url: anyHost.chain((host) => fc.constantFrom(`https://${host}/login`, host, "")),
  user: fc.constantFrom("jane@example.org", "jane.doe", "jane", ""),
  password: fc.oneof(anySecret, fc.constantFrom("hunter2", "hunter.two", "hunter.com", "a, hunter")),
  note: fc.oneof(fc.constant(""), anySecret),
});

/** Writes a row as a program does, without a line end. */
export function writeRow(form: Form, login: Login): string {
  const write = form.quote ?? quote;
  return form
    .toCells(login)
    .map((cell) => (form.isAllQuoted === true || /[",\r\n]/.test(cell) ? write(cell) : cell))
    .join(",");
}
