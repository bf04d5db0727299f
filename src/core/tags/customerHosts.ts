/* All of this is frozen with the first release, like `COUNTRY_ENDINGS`, in whose form the hosts are. */

/** The hosts that give each customer a name. Workday has the data centre in front: `shop.wd5.myworkdayjobs.com`. */
export const CUSTOMER_HOSTS = `\
com: myshopify wixsite wordpress blogspot herokuapp substack bandcamp tumblr weebly bigcartel mystrikingly
com: wixstudio jimdosite mitiendanube beehiiv gumroad teachable thinkific mykajabi podia zendesk freshdesk
com: firebaseapp onrender livejournal typepad hatenablog tistory
com: csod icims bamboohr recruitee b2clogin list-manage nationbuilder proboards jimdofree myspreadshop
site.com: my
force.com: secure
myworkdayjobs.com list-manage.com: *
personio.de personio.com: jobs
com.br: lojavirtualnuvem lojaintegrada
io: github gitlab itch wixstudio webflow ghost
dev: pages workers fly
app: vercel netlify web replit streamlit lovable ngrok-free
site: square notion company
canva.site: my
co: carrd mn
net: atlassian azurewebsites taleo ddns
me: glitch synology as
sh: surge
org: neocities duckdns wildapricot edupage
de: personio
group: discourse
website: framer
jp: stores`;

/** The hosts that sell names as a country does, in the same form. */
export const NAME_SELLERS = `\
com: uk us eu de br cn za sa ru jpn co
net: gb uk se in hu jp
org: eu`;

/** A host's own pages, which are no customer's, and say little as the name of a site: `support.zendesk.com`. */
export const OWN_PAGES = `\
www m app apps login signin signup register account accounts my auth sso id secure checkout pay support help admin \
dashboard docs status api about info community forum forums subscribe developers service services portal open`;

/** Other names that say little: `login.gov`, `gov.uk`. */
export const COMMON_NAMES = "gov gouv gob com co mail web online shop";

/** The pages that only lead on to the link behind them, `google.*` in every country. */
export const LEADING_PAGES = `\
google.*/url safelinks.protection.outlook.com l.facebook.com l.instagram.com l.messenger.com facebook.com/l.php \
facebook.com/flx/warn out.reddit.com youtube.com/redirect linkedin.com/safety/go vk.com/away.php \
steamcommunity.com/linkfilter duckduckgo.com/l slack-redir.net t.umblr.com medium.com/r`;

/** The endings that tell a host name even among words, and in capitals. */
export const COMMON_ENDINGS = "com org net io app dev shop store co edu gov";
