import { listProposals, type ProposeOptions } from "../../src/core/aliases/proposeAlias";
import { toRecipientKey, toRecipientTag } from "../../src/core/recipients/recipientKey";
import { toRecipient } from "../../src/core/recipients/toRecipient";
import { toRecipients } from "../../src/core/recipients/toRecipients";

/*
 * Texts for each rule that decides which address a site gets, made of parts. A broken bar stands between two parts, and
 * each part of one list is written into each pattern of another, in place of its `¤`.
 */

const toParts = (list: string): string[] => list.split("¦");
const fill = (patterns: string, parts: string): string[] =>
  toParts(patterns).flatMap((pattern) => toParts(parts).map((part) => pattern.replaceAll("¤", () => part)));

const AROUND = `\
- ¤¦– ¤¦— ¤¦―¤¦* ¤¦+ ¤¦•¤¦‣ ¤¦· ¤¦◦ ¤¦→ ¤¦▪ ¤¦■¤¦☐ ¤¦☑¤¦✅ ¤¦✓¤¦✘ ¤¦❌¤¦➔ ¤¦⬛¤¦1. ¤¦12) ¤¦123] ¤¦(3) ¤¦1234. ¤¦1.¤¦12)¤¦123)¤¦(3)¤¦[4]¤¦1、¤¦1\u20E3 ¤¦\
1\uFE0F\u20E3 ¤¦#\uFE0F\u20E3 ¤¦*\u20E3¤¦123\u20E3 ¤¦(x)¤¦[✓]¤¦① ¤¦①¤¦[ ] ¤¦[x] ¤¦[X]¤¦(✓)¤¦( )¤¦[] ¤¦[xx] ¤¦@¤¦#¤¦@ ¤¦## ¤¦>¤¦> > ¤¦.¤¦*.¤¦..¤¦**¤**¦*¤*¦__¤__¦_¤_¦~~¤~~¦\`¤\`¦\`\`\`¤\`\`\`¦||¤||¦"¤"¦'¤'¦„¤“¦“¤”¦‚¤‘¦’¤’¦«¤»¦\
»¤«¦‹¤›¦「¤」¦『¤』¦《¤》¦〈¤〉¦【¤】¦〔¤〕¦〝¤〟¦（¤）¦［¤］¦｛¤｝¦｢¤｣¦(¤)¦[¤]¦{¤}¦<¤>¦((¤))¦(¤¦¤)¦"¤¦¤"¦"(¤)"¦("¤")¦¤.¦¤,¦¤;¦¤:¦¤!¦¤?¦¤?!¦¡¤!¦¿¤?¦¤…¦¤...¦¤。¦¤、¦¤，¦¤！¦\
¤？¦¤；¦¤：¦¤™¦¤®¦¤ ®¦¤℠¦¤©¦¤ 🎬¦🎬 ¤¦🎬🎬🎬🎬🎬🎬🎬🎬 ¤¦🎬¤¦¤👍🏽¦🇩🇪 ¤¦👩‍👩‍👧 ¤¦★ ¤¦★¤¦☎ ¤¦¤ ♥¦⌚ ¤¦\u{1F8B0} ¤¦\u{1FFFF} ¤¦⭐️ ¤¦🎬🎬🎬🎬🎬🎬🎬🎬🎬 ¤¦¤ →¦¤ ⟶¦¤ -¦¤-¦ ¤ ¦\u00A0¤\u3000¦\t¤\t¦\u2800¤\u2800¦\
\u200B¤\u00AD¦\uFEFF¤\u2060¦¤\u{E0041}¦mailto:¤¦mailto: ¤¦<b>¤</b>¦<a href="#">¤</a>¦<x>¤</x>¦<strong class="a">¤</strong>¦&lt;¤&gt;¦&quot;¤&quot;¦&nbsp;¤¦%22¤%22¦¤\n¦\u001B[1m¤\u001B[0m¦¤ (x)¦(x) ¤¦¤(x)¦"x" ¤¦¤ "x¦\
- [x] **¤**!¦1. "¤",¦• [¤]`;

const HOSTS = `\
netflix.com¦NETFLIX.COM¦Netflix.Com.¦www.netflix.com¦www2.netflix.com¦www12.netflix.com¦WWW.netflix.com¦a.b.netflix.com¦amazon.co.uk¦a.amazon.co.uk¦Amazon.Co.Uk¦Amazon.De¦Mail.Ru¦Dating.Ru¦PayPal.Me¦\
Dr.Silva¦Mr.Bricolage¦Dr.Silva.com¦dr.silva¦DR.SILVA¦L.L.Bean¦J.Co¦J.co¦É.Co¦Jo.Co¦J.Co.uk¦x.com¦X.Com¦t.co¦m.facebook.com¦St.Pauli¦Toys.R.Us¦O’Reilly.Media¦H&M.Shop¦Mr.H&M.Foo¦Müller.Bank¦my.bank¦My.bank¦www.Foo.Bar¦v1.2.3¦1.2.3.4¦\
192.168.1.1¦192.168.1.1:8080¦192.168.0.10/a¦1234.1.1.1¦1.1.1.1234¦http://1.1.1.1234¦localhost¦localhost:3000¦LOCALHOST:3000¦mylocalhost:80¦http://localhost:3000/a¦http://nas/¦www.nas¦wwwx.c0m¦my.bank#a¦my.bank?a¦my.bank/a¦my.bank:80¦[2001:db8::1]:80¦[::1]¦ftp://a b¦ftp://.com¦ftp://jane.bank¦//a#b.com¦//a/b.com¦//a?b.com¦netflix¦netflix:80¦netflix.c¦netflix.c0m¦.com¦com¦a..com¦\
netflix.com?a=b.c¦netflix.com#b.c¦netflix.com:8080/a¦netflix.com/a@b¦D&G.com¦a%22b.com¦Zara D&G.com¦medium.com/@jane¦jane@netflix.com¦jane:hunter2@netflix.com¦jane:hun:ter@2@netflix.com:80/x¦jane:/x@netflix.com¦Jane <jane@example.org>¦"Jane" <jane@example.org>¦\
<jane@example.org>¦Jane <jane@example.org> too¦roe@example.org¦Zara jane@zara.com¦Netflix: netflix.com¦netflix.com (Netflix)¦Netflix netflix.com a.com¦Shop my.bank¦Müller & co.kg¦a co.uk b¦see netflix.com.¦see netflix.com...¦\
see www.netflix.com/a.b c.d¦The man from Netflix.com¦Dr.Silva zara.com¦netflix. com¦Netflix. Com¦netflix .com¦netflix . com/a¦www. netflix. com¦amazon. co. uk¦amazon. co.uk¦Netflix. De¦netflix. de¦netflix. shop¦\
netflix. bank¦netflix. museum¦netflix. Store¦Dr. Silva¦Zara netflix. com b¦Zara netflix. app¦Zara netflix .Net b¦Zara netflix . com b¦Zara github. io b¦Zara netflix. coms¦Zara. com-x¦netflix.com谢谢¦netflix.com-ra¦netflix.com_a¦netflix.com안녕¦netflix.comสวัสดี¦netflix.comです¦\
netflix.comé¦netflix.museum谢谢¦東京.jp¦東京.jp谢谢¦münchen.de¦MÜNCHEN.DE¦mu\u0308nchen.de¦xn--mnchen-3ya.de¦XN--MNCHEN-3YA.DE¦xn--99999999.de¦xn--abc-.de¦xn--mnchen-psa.de¦xn--ab-x2t.de¦xn--ab-3b1n.de¦xn--80aaxitdbjr.xn--p1ai¦\
xn--p1ai¦папитрока.рф¦ΟΔΟΣ.gr¦ｎｅｔｆｌｉｘ。com¦ｎｅｔｆｌｉｘ．ｃｏｍ¦netflix。com¦a・b.com¦my_shop.com¦_shop.com¦shop_.com¦-shop.com¦a!.com¦🎉🎉.com¦🎉a.com¦ſhop.com¦Kelvin.com¦İstanbul.com¦straße.de¦é.com¦a.b¦C++.com¦\
t\u2010mobile.com¦t\u2011mobile.com¦t\u2012mobile.com¦t\u2013mobile.com¦t\u2014mobile.com¦t\u2212mobile.com¦t\u2043mobile.com¦Coca\u2011Cola¦A \u2013 B¦a\u2013¦A\u2010\u2010B¦2\u20133¦日\u2010本`;

const ENDINGS = `\
com be¦com al¦net de¦org de¦net us¦info de¦co de¦gov hu¦edu tr¦ac id¦gov ru¦org ru¦spb ru¦biz ru¦admin ch¦fgov be¦gouv qc ca¦gov on ca¦gov xx ca¦qc ca¦dmv ca gov¦ca gov¦va gov¦oak k12 ca us¦k12 ca us¦cc ca us¦lib ny us¦state mn us¦ca us¦vic gov au¦gov au¦qld edu au¦sp gov br¦\
com br¦org uk¦nhs uk¦kent sch uk¦sch uk¦www sch uk¦biz ck¦ck¦公司 cn¦xn--55qx5d cn¦bergen no¦tokyo jp¦co jp¦roma it¦gda pl¦waw pl¦zakopane pl¦xxx pl¦uk com¦co com¦de com¦eu org¦gb net¦us com¦xx com¦net¦bank¦рф`;

const CUSTOMERS = `\
zendesk.com¦teachable.com¦wordpress.com¦substack.com¦github.io¦itch.io¦carrd.co¦my.site.com¦site.com¦my.canva.site¦secure.force.com¦force.com¦wd5.myworkdayjobs.com¦myworkdayjobs.com¦us9.list-manage.com¦list-manage.com¦jobs.personio.de¦\
jobs.personio.com¦personio.de¦personio.com¦blogspot.com¦blogspot.de¦blogspot.com.br¦blogspot.co.uk¦blogspot.info¦blogspot.org.uk¦myspreadshop.fr¦stores.jp¦mn.co¦as.me¦lojaintegrada.com.br¦duckdns.org¦synology.me¦ngrok-free.app¦\
b2clogin.com¦facebook.com`;
const PAGES =
  "¦jane.¦a.jane.¦www.jane.¦www2.¦m.¦de.¦DE.¦d2.¦support.¦a.sso.¦help.¦open.¦pay.¦mail.¦shop.¦gov.¦login.¦service.¦status.¦docs.¦forum.¦x.¦é.¦jane-doe.¦xn--mnchen-3ya.";

const SCHEMES = `\
https://¤¦http://¤¦HTTPS://¤¦https:/¤¦https:\\\\¤¦https:¤¦https//¤¦//¤¦ //¤¦(//¤¦[x] //¤¦a //¤¦https://https://¤¦http:https:¤¦https:///¤¦view-source:https://¤¦about:reader?url=https%3A%2F%2F¤¦https%3A%2F%2F¤¦https%253A%252F%252F¤¦\
https%3a//¤¦https%2F%2F¤¦https%252F%252F¤¦https%5C%5C¤¦https://jane@¤¦https://jane:hunter2@¤¦https://jane:hun/ter2@¤¦https://jane:hun#ter?2@¤¦https://jane:p@ss@¤¦https://jane:a b@¤¦https://jane:a,b@¤¦https://www.¤¦https://*.¤¦*://*.¤¦*://¤¦http://m.¤¦ftp://¤¦ftp+x.y-2://jane:x@¤¦\
xhttps://¤¦éhttps://¤¦see https://¤¦Netflix (https://¤)¦[Netflix](https://¤)¦<https://¤|Netflix>¦<a href="https://¤">Netflix</a>¦Netflix<https://¤>¦"https://¤"¦“https://¤”¦「https://¤」¦https://¤ https://www.¤/a¦https://¤ https://b.org¦[https://b.org](https://¤)¦https://b.org<https://¤>¦<a href="https://b.org">https://¤</a>¦https://b.org/(https://¤)¦<a href='https://b.org'>https://¤</a>¦https://b.org,a=https://¤¦https://b.org;a https://¤¦b.org/a/https://¤¦b.org/a https://¤¦b.org/'u=https://¤¦\
Zara,https://¤,jane,hunter2¦https://b.org?u=https://¤¦b.org/a?u=https://¤¦b.org, https://¤¦b.c/https://¤¦android-app://¤¦androidapp://¤¦android://abc==@¤/¦market://details?id=¤¦iosapp://¤¦https://play.google.com/store/apps/details?id=¤&hl=de¦\
https://play.google.com/store/apps/dev?id=¤¦https://xplay.google.com/?id=¤¦https://apps.apple.com/us/app/¤/id1`;
const LINKED =
  "netflix.com¦netflix.com/a?b=c#d¦netflix.com:80/a¦netflix.com\\@evil.org/¦netflix.com。¦netflix.com，a¦netflix.com|x¦netflix.com;x¦netflix.com*x¦netflix.com,x.org¦netflix.com」x¦net%66lix.com¦netflix.com_¦netflix。com¦com.netflix.mediaclient¦a_b.com.br¦a.xn--p1ai¦[::1]¦x";
const LED_TO = "https://zara.com/a¦https%3A%2F%2Fzara.com%2Fa¦zara.com";
const LINK_ENDS = "<¦>¦*¦;¦,¦、¦，¦；¦：¦！¦？¦｜¦|¦\"¦'¦“¦(¦)¦[¦「¦」¦。¦ ¦#¦?¦/¦\\¦:¦!¦~";
const LEADS = `\
www.google.com/url?q=¤¦google.de/url?sa=t&url=¤¦www.google.co.uk/url?q=¤¦google.com.br/url?q=¤¦google.museum/url?q=¤¦google.com/urls?q=¤¦google.com/search?q=¤¦xgoogle.com/url?q=¤¦eur03.safelinks.protection.outlook.com/?url=¤&data=5¦protection.outlook.com/?url=¤¦\
l.facebook.com/l.php?u=¤&h=1¦lm.facebook.com/l.php?u=¤¦facebook.com/l.php?u=¤¦facebook.com/flx/warn/?u=¤¦facebook.com/a?u=¤¦l.instagram.com/?u=¤¦instagram.com/?u=¤¦l.messenger.com/?u=¤¦out.reddit.com/t3?url=¤¦reddit.com/?url=¤¦\
youtube.com/redirect?q=¤¦youtube.com/watch?q=¤¦linkedin.com/safety/go?url=¤¦linkedin.com/go?url=¤¦vk.com/away.php?to=¤¦vk.com/away?to=¤¦steamcommunity.com/linkfilter/?url=¤¦duckduckgo.com/l/?uddg=¤¦duckduckgo.com/?q=¤¦slack-redir.net/link?url=¤¦\
t.umblr.com/redirect?z=¤¦umblr.com/redirect?z=¤¦medium.com/r/?url=¤¦medium.com/a/?url=¤¦evil.org/google.com/url?q=¤¦GOOGLE.com/url?q=¤¦google。com/url?q=¤¦google.com/url?q=https://google.com/url?q=https://google.com/url?q=¤¦google.com/url/?x#¤¦www.google.com/url?q=https://l.instagram.com/?u=¤¦\
google.com/url?q=https://google.com/url?q=https://google.com/url?q=https://google.com/url?q=¤`;

const APPS = `\
com.booking¦org.sp.gov.br¦net.com.br¦br.com.bb.android¦com.co.de¦com.blogspot.de¦com.foo.ck¦com.xx.de¦com.abc¦com.comx¦xcom.abc¦comx.abc¦com.netflix.mediaclient¦br.com.itau¦uk.co.bbc.news¦uk.co.bbc¦de.org.x¦us.zoom.meetings¦xx.com.itau¦org.telegram.messenger¦org.telegram¦net.osmand.plus¦com.Slack¦COM.Slack¦Com.Example.App¦com.DefiantDev.SkiSafari¦com.king.candy4¦com.king4.candy4¦\
com.a_b.c¦com.a-b.c¦com.ab¦com.a.b¦com.de¦com.com¦com.org.x¦org.com¦net.net¦com.eu.org¦com.a.edgekey.net¦com.foo.de¦com.mail.ru¦com.é.x¦com.x.y.zendesk.com¦io.github.x.y¦Zara: com.zara.app¦com.zara.app/x¦\
otpauth://totp/Netflix:jane?secret=A¦otpauth://totp/Netflix%3Ajane?secret=A&issuer=Zara¦otpauth://totp/Netflix%3Ajane¦otpauth://totp/Zara%3Ajane?secret=A¦otpauth://totp/jane?secret=A¦otpauth://totp/jane@x.com?issuer=netflix.com&secret=A¦otpauth://hotp/Best%20Buy:jane¦OTPAUTH://totp/A%26B:j?issuer=A%26B¦\
otpauth://totp/?issuer=%ff¦my otpauth://totp/Netflix:j?secret=A pw¦otpauth://totp/x pw¦otpauth-migration://offline?data=A¦otpauth%3A%2F%2Ftotp%2FNetflix%3Ajane%3Fsecret%3DA¦otpauth%253A%252F%252Ftotp%252FNetflix%253Ajane¦otpauth://totp/j?issuer=Best+Buy¦otpauth://totp/Zara:j https://netflix.com¦otpauth://totp/A:j otpauth://totp/B:j¦<otpauth://totp/A:j>, Zara¦otpauth://totp/a/b:j¦xotpauth://totp/Netflix:j¦https://apps.apple.com/us/app/duolingo-language/id57?mt=8¦https://apps.apple.com/us¦\
https://apps.apple.com/jp/app/%E6%9D%B1%E4%BA%AC/id1¦https://itunes.apple.com/app/zara#a¦https://apps.apple.com/app/caf%E9-x/id1¦https://myapps.apple.com/app/zara/id1¦https://play.google.com/a?x=1&id=a.b.c¦http://DETAILS/?id=com.zara¦\
https://bit.ly/3x¦https://maps.app.goo.gl/3x¦share.google/x¦https://youtu.be/3x¦zara.onelink.me/x`;

const NAMES = `\
Best Buy¦best-buy.com¦bestbuy.com¦H & M¦H&M¦h-m.com¦T-Mobile¦t-mobile.com¦tmobile.com¦Coca Cola¦coca-cola.com¦Coca -- Cola¦Boulangerie Müller¦MÜLLER & CO.kg¦Fils, Lyon; -- x¦roe@example.org x¦a@b¦__a..b--¦a. .b¦L L Bean¦L.L. Bean¦7-Eleven¦3¦A¦Ä¦9gag.com¦\
login.gov¦my.gov.au¦login.nhs.uk¦gov.uk¦gouv.fr¦gob.mx¦web.de¦mail.com¦online.de¦shop.co.de¦com.org¦co.uk¦login¦mails.com¦gov.xx.ru¦id.me¦about.me¦open.com¦opens.com¦münchen.de¦東.com¦東京.jp¦東京shop.com¦東京st.com¦a-b東.com¦éé.com¦\
CoCo都可¦CoCo 都可¦CoCo-都可!¦都可¦★ 東京¦東京★¦東 京¦餃子の王将¦ぎょうざ¦ギョウザ¦ﾊﾞﾝｸ¦か\u3099く\u3099¦東京 Bank¦ＢＡＮＫ 東¦Ab 東¦A1b都¦Café東¦магазин¦магазин東¦Магазин №1¦ЩУКА¦Ελλάς¦ΟΔΟΣ東¦ΟΔΟΣ¦한국¦한국 마트¦ㅋㅋ¦שלום¦سلام¦हिन्दी¦ไทย¦ქართული¦ᲥᲐᲠᲗ¦\
Հայ¦Łódź¦İstanbul¦ısı¦ß¦ẞ¦ſ¦Æon¦Œuvre¦ĳ¦ŋo¦ħ¦ø¦ﬁn¦①②¦²x¦½¦Ⅷ¦ª¦™x¦x™y¦a\u0301東¦é東¦\u0301a¦🎉¦🎉shop¦a🎉b¦🎉🎉.com¦...¦!¦?¦-¦[ ]¦"...",¦C++¦C#¦.NET¦Yahoo!¦Toys“R”Us¦McDonald's¦L’Oréal¦AT&amp;T¦Caf&eacute;¦Caf&#233;¦caf%C3%A9¦\
\\u0041bc¦"a\\nb"¦100%¦1984 books¦12 Monkeys¦24h.de¦1-800-Flowers¦Amazon (DE)¦Amazon(DE).¦(DE) Amazon¦The "Shop"¦(Zara (DE) x¦*DE) Zara (x¦«Zara» x¦Zara [x¦Zara 「x」!¦a-very-long-shop-name¦a-very-long-shop-name.com.au¦businessinsider.com.au¦\
abcdefghijklmnopqrs.t¦a.cdefghijklmnopqrs.t¦abcdefghijklmnopqr-s¦aaaaaaaaaaaaaaaaaaa--b¦x.museumofmodernartists¦shop._¦a·b¦a・b¦a_b¦a/b¦a|b¦a\\b¦a:b¦a=b¦a+b¦a~b¦C:\\tom¦#1 Shop¦@home¦http://[::1]/¦https://a b¦https://¦a@@b.com¦netflix.com films x.org`;

const LINES =
  "zara.com¤ Mercadona¤ pc componentes¦a¤b¦a ¤ b¦¤a¤¤b¤¦1. Zara¤IKEA¦https://zara.com¤https://ikea.com¦Zara¤https://zara.com¦zara.com¤ikea.com¦“a¤b”¤ c¦Ben & Jerry¤(a¤b)";
const SEPARATORS = ",¦, ¦;¦; ¦\t¦，¦；¦、¦\n¦\r\n¦\v¦\f¦\u0085¦\u2028¦\u2029¦|¦/¦·";

const SIGN_NAMES = `amp AMP lt LT gt GT quot QUOT apos commat period plus lowbar colon semi comma lpar rpar lbrack rbrack lsqb rsqb lbrace rbrace lcub rcub
verbar vert sol quest equals num bull middot laquo raquo ldquo rdquo bdquo lsquo rsquo ndash mdash hellip rarr larr copy nbsp ensp emsp thinsp Tab NewLine eacute`;
const TAG_NAMES =
  "a abbr acronym b bdi bdo big br cite code del dfn div em font h1 h6 h7 i ins kbd li mark p q s samp small span strike strong sub sup td th tr tt u var wbr x";
const ESCAPES = [
  ...fill("a&¤;b¦netflix&¤;com¦&¤;Zara¦Zara &¤; b", SIGN_NAMES.replaceAll(/\s+/g, "¦")),
  ...fill("ne<¤>t</¤>flix¦ne<¤/>tflix¦<¤ class='a'>netflix.com", TAG_NAMES.replaceAll(" ", "¦")),
  ...toParts(`\
&#65;b¦&#x41;b¦&#X41;b¦&#1114112;b¦&amp;amp;#65;b¦\\u0041b¦\\u{41}b¦\\x41b¦\\X41b¦\\U0041b¦"a\\nb"¦'a\\tb'¦\`a\\rb\`¦a\\nb¦"a" \\nb¦a\\.b¦a\\/b¦a\\-b¦a\\_b¦a\\+b¦a\\"b¦a\\'b¦a\\@b¦a\\\\b¦a\\zb¦Ａ＠ｂ¦a﹫b¦a＋b¦\
a%40b¦a%2Bb¦a%2Db¦a%2Eb¦a%5Fb¦a%2Fb¦a%2540b¦a%252540b¦?u=a%C3%A9b¦?u=a%E9b¦b?u=a%25C3%25A9b¦//a%20b¦mailto:a%20b¦mailto%3Aa%20b¦a//b%EF%BC%A1¦a%2F%2Fb%20c¦ne<!-- x -->tflix¦ne<!-- @ -->tflix`),
];

const LENGTHS = [48, 49, 62, 63, 64, 249, 250].map((length) => "a".repeat(length)).join("¦");
const LONG = ["n", "a b ", "é", "🎉", "a.b", "東"].map((unit) => unit.repeat(600 / unit.length));

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  "what is around": fill(AROUND, "Best Buy¦東京¦netflix.com¦Amazon (DE)"),
  hosts: toParts(HOSTS),
  registrable: fill("¤¦jane.¤¦a.jane.¤¦www.jane.¤¦www.¤¦support.¤", ENDINGS.replaceAll(" ", ".")),
  "customers and own pages": toParts(PAGES).flatMap((page) => fill(`${page}¤`, CUSTOMERS)),
  links: fill(SCHEMES, LINKED),
  "ends of links": fill("https://jane¤hunter@netflix.com/¦https://google.com/url?u=¤&q=https://zara.com", LINK_ENDS),
  "links that lead on": ["", "https://"].flatMap((scheme) => fill(LEADS.replaceAll(/(?<=^|¦)/g, scheme), LED_TO)),
  "apps and secrets": toParts(APPS),
  "keys and tags": toParts(NAMES),
  escapes: ESCAPES,
  "long texts": [...LONG, ...fill("¤.com¦https://¤.com¦xn--mnchen-3yaf¤.de", LENGTHS)],
};

const sweep = (from: number, to: number, step = 1): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => String.fromCodePoint(from + index * step));
/** Unicode has assigned all letters of these ranges long ago, so each browser reads them alike. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  "Latin signs": sweep(0x20, 0x24f),
  "letters and marks": [...sweep(0x2b0, 0x36f), ...sweep(0x370, 0x52f), ...sweep(0x1e00, 0x1eff)],
  "signs and pictures": sweep(0x2000, 0x2bff),
  "signs of East Asia": [...sweep(0x2e80, 0x303f), ...sweep(0x3041, 0x30ff), ...sweep(0x3105, 0x312f)],
  "other pictures": [...sweep(0x1effe, 0x1f010), ...sweep(0x1f000, 0x1ffff, 13), ...sweep(0x1fff0, 0x20001)],
  "wide signs": [...sweep(0xfe00, 0xfe6f), ...sweep(0xff01, 0xffee), ...sweep(0xfff0, 0xffff)],
  "unseen signs": [0x61a, 0x115c, 0x17b2, 0x1809, 0x1bc9e, 0x1d171, 0xdfffe, 0xe0ff8].flatMap((from) =>
    sweep(from, from + 12),
  ),
};

const MAILBOXES =
  "ab¦abc¦abcdef¦janesmailbox¦janesmailboxes¦janes.mail-box¦x1-y2¦averyveryverylongmailboxname.with-many-letters1234567890123456";

/** Lists the first three addresses that a recipient can get. */
function listEmails(recipient: string, username: string, options: ProposeOptions): string[] {
  const emails: string[] = [];
  for (const { email } of listProposals({ username, domain: "gmail.com" }, recipient, options)) {
    if (emails.push(email) === 3) break;
  }
  return emails;
}

function readKeys(text: string) {
  const recipient = toRecipient(text);
  const ways = [false, true].map((whole) => [toRecipientKey(recipient, whole), toRecipientTag(recipient, whole)]);
  return { text, recipient, ways };
}

function readAll(text: string) {
  const read = readKeys(text);
  const dots = listEmails(read.recipient, "janesmailboxes", { style: "dots" });
  const plus = listEmails(read.recipient, "jane", { style: "plus", wholeDomain: true });
  return { ...read, dots: dots[0], plus: plus[1] };
}

function readMailbox(name: string) {
  return ["netflix.com", "zara.co.uk", "東京", "Best Buy", name].map((recipient) => [
    recipient,
    listEmails(recipient, name, { style: "dots", wholeDomain: true }),
    listEmails(recipient, name, { style: "dots", otherHost: true }),
    listEmails(recipient, name, { style: "plus", wholeDomain: true, suffix: "a-1" }),
  ]);
}

/** Reads all frozen texts. Returns a line for each of them, by the rule that it belongs to. */
export function readFrozenTexts(): Readonly<Record<string, readonly string[]>> {
  const rules: Record<string, readonly unknown[]> = {
    lines: fill(LINES, SEPARATORS).map((text) => [text, toRecipients(text, 9)]),
    mailboxes: toParts(MAILBOXES).map(readMailbox),
  };
  for (const [rule, texts] of Object.entries(TEXTS)) rules[rule] = texts.map(readAll);
  for (const [rule, signs] of Object.entries(SIGNS)) {
    rules[rule] = signs.flatMap((sign) => [`${sign}東${sign}`, `a${sign}b.com`].map(readKeys));
  }
  return Object.fromEntries(
    Object.entries(rules).map(([rule, lines]) => [rule, lines.map((it) => JSON.stringify(it))]),
  );
}
