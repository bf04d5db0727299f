/* This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0.
 * If a copy of the MPL was not distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.
 *
 * Taken from the ICANN section of the Public Suffix List (https://publicsuffix.org) of 2026-08-12: the labels directly
 * below a country, and below edu.au, gov.au and gov.br. Exceptions (`!`) are left out, and so are the towns and
 * provinces of Italy, Japan and Norway. The built site has the table as it is here.
 */

/**
 * The endings that countries register names under: parents, then the labels below each of them, `*` for any label.
 * Frozen with the first release: one ending more or less gives people other addresses than they were promised
 * (`proposeAlias`).
 */
export const COUNTRY_ENDINGS = `\
ac al ba iq kg kz sy to vc ye: org net com edu gov mil
ae: org net gov co mil ac sch
af bh bm bn bs bt gr kh lb lr mo ms sb sc sg sl ws: org net com edu gov
ag: org net com co nom
ai: org net com off
am: org net com co commune
ao: org edu gov co ed it gv pb og
ar: org net com edu gov mil gob int coop tur bet musica seg mutual senasa
as bf cd cx cz ie lt mr pw sx tl: gov
at: co ac or gv
au: org net com edu gov id nt sa wa qld tas vic act asn conf nsw oz
edu.au: nt sa wa qld tas vic act nsw catholic
gov.au: sa wa qld tas vic
aw: com
az: org net com edu gov co mil info biz int name pro pp
bb: org net com edu gov co info biz tv store
bd: org net com edu gov co mil ac info sch tv id ai it
be: ac
bg: i b a c d e f g h k l m n o p r s t u w x y z 0 1 2 3 4 5 6 7 8 9 j q v
bi: org com edu co or
bj: org net com edu co info agro tourism eco univ africa architectes assur avocats econo loisirs money ote restaurant resto
bo: org net com edu mil info gob int web tv agro blog musica wiki academia arte bolivia ciencia cooperativa democracia deporte ecologia economia empresa indigena industria medicina movimiento natural nombre noticias patria plurinacional politica profesional pueblo revista salud tecnologia tksat transporte
br: org net com edu gov mil nom pro tv coop med art ind rec am b eng ia inf tur adm adv bet bib blog cri eco fm fot ntr rep rio seg tec vet wiki 9guacu abc agr aju anani aparecida api app arq ato barueri belem bhz bio bmd boavista bsb campinagrande campinas caxias cim cng cnt contagem coz cuiaba curitiba def des det dev ecn emp enf esp etc eti far feira flog floripa fnd fortal foz fst g12 geo ggf goiania gru imb jab jampa jdf joinville jor jus leg leilao lel log londrina macapa maceio manaus maringa mat morena mp mus natal niteroi not odo ong osasco palmas poa ppg psc psi pvh qsl radio recife ribeirao riobranco riopreto salvador sampa santamaria santoandre saobernardo saogonca sjc slg slz social sorocaba srv taxi tc teo the tmp trd udi vix vlog xyz zlg
gov.br: ac go sc am ms pe pr al es ma mt pa pb ap ba ce df mg pi rj rn ro rr rs se sp to
bw: org net gov co ac
by: com gov mil of
bz dm gy lc: org net com edu gov co
ca: nt pe ab bc gc mb nb nf nl ns nu on qc sk yk
ci: org net com edu co ac int or go asso gouv ed aéroport
ck er fk jm mm np pg: *
cl: gov co mil gob
cm: net com gov co
cn: org net com edu gov mil ac sc hi mo nm sd 公司 網絡 网络 ah bj cq fj gd gs gx gz ha hb he hk hl hn jl js jx ln nx qh sh sn sx tj tw xj xz yn zj
co: org net com edu gov mil nom
cr: co ac or go ed sa fi
cu: org net com edu gob inf nat
cv: org net com edu int id nome publ
cw fm ky mt vu: org net com edu
cy: org net com gov mil ac biz pro tm ltd press ekloges
do: org net com edu gov mil gob web art sld
dz: org net com edu gov asso tm art pol soc
ec: org net com edu gov mil info gob pro med art k12 eng fin tur adm fot ntr prof pub rio vet abg agron arqt bar chef cont cpa cue dent dgn disco doc esm gal gye ibr lat loj mktg mon odont psic psiq rrpp sal tech tul uio xxx
ee: org com edu gov med aip fie lib pri riik
eg: org net com edu gov mil ac info name tv me sport eun sci
es: org com edu nom gob
et: org net com edu gov info biz name
fi: aland
fj: org net com edu gov mil ac info biz name pro id
fr: com nom asso tm gouv prd avoues cci greta huissier-justice
gd it: edu gov
ge: org net com edu gov school cyb llc online pvt tnx
gg je: org net co
gh: org net com edu gov mil biz
gi: org com edu gov ltd mod
gl: org net com edu co
gn: org net com edu gov ac
gp: org net com edu asso mobi
gt: org net com edu mil gob ind
gu: org net com edu gov info web guam
hk: org net com edu gov idv 公司 網絡 网络 个人 個人 政府 敎育 教育 箇人 組織 組织 網络 组織 组织 网絡
hn: org net com edu mil gob
hr: com name from iz
ht: org net com edu info pro asso coop med art gouv firm pol shop perso rel adult
hu: org co info tm priv hotel shop media sex sport 2000 agrar bolt casino city erotica erotika film forum games ingatlan jogasz konyvelo lakas news reklam suli szex tozsde utazas video
id: net co mil ac biz or sch web go ai desa kop my ponpes ᬩᬮᬶ
il: org net gov co ac k12 idf muni
im: org net com co ac tv tt
in: org net com edu gov co mil ac info biz int pro tv coop me ai firm ind school am fin gen io nic aero ca cn dr travel us 5g 6g alumni bank bihar business cs delhi er gujarat internet pg post res ub uk up
io tm: org net com edu gov co mil nom
ir: org net gov co ac sch id ايران ایران
jo: org net com edu gov mil sch tv ai eng per fm agri phd
jp: co ac or go ne ed lg ad gr
ke: co ac info or go me sc ne mobi
ki nr: org net com edu gov info biz
km: org com edu gov mil nom asso tm coop gouv prd presse ass medecin notaires pharmaciens veterinaire
kn: org net edu gov
kp: org com edu gov rep tra
kr: co mil ac or go me sc ai ne io it ms pe es busan chungbuk chungnam daegu daejeon gangwon gwangju gyeongbuk gyeonggi gyeongnam hs incheon jeju jeonbuk jeonnam kg re seoul ulsan
kw: org net com edu gov ind emb
la: org net com edu gov info int per
lk: org net com edu gov ac int sch web ltd hotel ngo soc assn grp
ls: org net edu gov co ac info biz sc
lv: org net com edu gov mil id asn conf
ly: org net com edu gov sch id med plc
ma: org net gov co ac press
mc: asso tm
me: org net edu gov co ac priv its
mg: org com edu gov co mil nom prd
mk: org net com edu gov name inf
ml: org net com edu gov ac info asso art gouv pr presse inst
mn: org edu gov
mu: org net com gov co ac or
mv: org net com edu gov mil info biz int name pro coop museum aero
mw: org net com edu gov co ac biz int coop
mx: org net com edu gob
my: org net com edu gov mil biz name
mz: org net edu gov co mil ac adv
na: org net com gov co alt
nc: nom asso
nf: net com info web firm store rec arts per other
ng: org net com edu gov mil name sch i mobi
ni: org net com edu co mil ac info biz nom gob int web in
no: mil priv museum dep fhs folkebibl fylkesbibl gielda herad idrett kommune stat suohkan tjielte uenorge vgs
nz: org net co mil ac school gen cri health geek govt iwi kiwi maori māori parliament
om: org net com edu gov co pro med museum
pa: org net com edu ac nom gob med sld abo ing
pe: org net com edu mil nom gob
pf: org com edu
ph: org net com edu gov mil i ngo
pk: org net com edu gov ac biz gob web fam gkp gog gok gop gos
pl: org net com edu gov mil info biz nom tm priv agro shop tourism media rel sex travel aid atm augustow auto babia-gora bedzin beskidy bialowieza bialystok bielawa bieszczady boleslawiec bydgoszcz bytom cieszyn czeladz czest dlugoleka elblag elk glogow gmina gniezno gorlice grajewo gsm ilawa jaworzno jelenia-gora jgora kalisz karpacz kartuzy kaszuby katowice kazimierz-dolny kepno ketrzyn klodzko kobierzyce kolobrzeg konin konskowola kutno lapy lebork legnica lezajsk limanowa lomza lowicz lubin lukow mail malbork malopolska mazowsze mazury miasta mielec mielno mragowo naklo nieruchomosci nowaruda nysa olawa olecko olkusz olsztyn opoczno opole ostroda ostroleka ostrowiec ostrowwlkp pc pila pisz podhale podlasie polkowice pomorskie pomorze powiat prochowice pruszkow przeworsk pulawy radom rawa-maz realestate rybnik rzeszow sanok sejny sklep skoczow slask slupsk sos sosnowiec stalowa-wola starachowice stargard suwalki swidnica swiebodzin swinoujscie szczecin szczytno szkola targi tarnobrzeg tgory turek turystyka tychy ustka walbrzych warmia warszawa waw wegrow wielun wlocl wloclawek wodzislaw wolomin wroclaw zachpomor zagan zarow zgora zgorzelec
pn: org net edu gov co
pr: org net com edu gov ac info biz name pro prof est isla
ps: org net com edu gov plo sec
pt: org net com edu gov int nome publ
py: org net com edu gov mil coop
qa: org net com edu gov mil name sch
re: com asso
ro: org com info nom tm firm store nt rec arts www
rs: org edu gov co ac in
rw: org net gov co mil ac coop
sa: org net com edu gov sch med pub
sd: org net com edu gov info tv med
se: org ac tm i b press a c d e f g h k l m n o p pp r s t u w x y z bd brand fh fhsk fhv komforb kommunalforbund komvux lanbib naturbruksgymn parti
sh: org net com gov mil
sk: org
sn: org com edu art gouv univ
so: org net com edu gov me
ss: org net com edu gov co biz sch me
st: org net com edu co mil store consulado embaixada principe saotome
sv: org com edu gob red
sz: org co ac
th: net co ac or go in mi
tj: org net com edu gov co mil biz int name web go nic test
tn: org net com gov info ind fin tourism nat perso ens intl mincom
tr: org net com edu gov mil info biz name web tv k12 gen pol dr nc av bbs bel kep tel tsk
tt: org net com edu gov co mil info biz name pro
tw: org net com edu gov mil idv club ebiz game
tz: co mil ac info or go tv me sc ne mobi hotel
ua: org net com edu gov in cn ks lg cherkassy cherkasy chernigov chernihiv chernivtsi chernovtsy ck cr crimea cv dn dnepropetrovsk dnipropetrovsk donetsk dp if ivano-frankivsk kh kharkiv kharkov kherson khmelnitskiy khmelnytskyi kiev kirovograd km kr kropyvnytskyi krym kv kyiv lt lugansk luhansk lutsk lv lviv mk mykolaiv nikolaev od odesa odessa pl poltava rivne rovno rv sb sebastopol sevastopol sm sumy te ternopil uz uzhgorod uzhhorod vinnica vinnytsia vn volyn yalta zakarpattia zaporizhzhe zaporizhzhia zhitomir zhytomyr zp zt
ug: org com edu gov co mil ac or go sc ne us
uk: org net gov co ac sch me ltd plc nhs police
us: co or id me sc ne in wa ia ms pr al ca hi ks ma mi mo mt nc nm pa sd ak ar as az ct dc de dni fl ga gu il isa ky la md mn nd nh nj nsn nv ny oh ok ri tn tx ut va vi vt wi wv wy
uy: org net com edu mil gub
uz: org net com co
ve: org net com edu gov co mil info nom gob int web firm store rec arts ia bib tec e12 emprende rar
vg: edu
vi: org net com co k12
vn: org net com edu gov ac info biz int name pro id ai io health angiang bacgiang backan baclieu bacninh baria-vungtau bentre binhdinh binhduong binhphuoc binhthuan camau cantho caobang daklak daknong danang dienbien dongnai dongthap gialai hagiang haiduong haiphong hanam hanoi hatinh haugiang hoabinh hue hungyen khanhhoa kiengiang kontum laichau lamdong langson laocai longan namdinh nghean ninhbinh ninhthuan phutho phuyen quangbinh quangnam quangngai quangninh quangtri soctrang sonla tayninh thaibinh thainguyen thanhhoa thanhphohochiminh thuathienhue tiengiang travinh tuyenquang vinhlong vinhphuc yenbai
za: org net edu gov co mil ac nom web tm school ngo nic alt agric grondar law nis
zm: org net com edu gov co mil ac info biz sch
zw: org gov co mil ac`;

/**
 * Endings that registries and governments give out without that section: for Russia and Poland from the private section
 * of the same list, and for offices as these name themselves. The department of veterans is `va.gov`, and no state.
 * Frozen likewise.
 */
export const OFFICE_ENDINGS = `\
ru: ac edu gov int mil adygeya bashkiria bir cbg com dagestan grozny kalmykia kustanai marine mordovia msk mytis nalchik nov pyatigorsk spb vladikavkaz vladimir net org pp
pl: art gliwice krakow poznan wroc zakopane lodz pabianice plock sieradz skierniewice zgierz krasnik leczna lubartow lublin poniatowa swidnik torun gda gdansk gdynia med sopot bielsko
ch: admin
be: fgov
qc.ca: gouv
ab.ca bc.ca mb.ca nb.ca nf.ca nl.ca ns.ca nt.ca nu.ca on.ca pe.ca qc.ca sk.ca yk.ca: gov
gov: ak al ar as az ca co ct dc de fl ga gu hi ia id il in ks ky la ma md me mi mn mo ms mt nc nd ne nh nj nm nv ny oh ok or pa pr ri sc sd tn tx ut vi vt wa wi wv wy
ak.us al.us ar.us as.us az.us ca.us co.us ct.us dc.us de.us fl.us ga.us gu.us hi.us ia.us id.us il.us in.us ks.us ky.us la.us ma.us md.us me.us mi.us mn.us mo.us ms.us mt.us nc.us nd.us ne.us nh.us nj.us nm.us nv.us ny.us oh.us ok.us or.us pa.us pr.us ri.us sc.us sd.us tn.us tx.us ut.us va.us vi.us vt.us wa.us wi.us wv.us wy.us: k12 cc lib state`;

/** The countries without an ending of two labels. Frozen likewise. */
export const OTHER_COUNTRIES =
  "ad aq ax bv cc cf cg ch de dj dk eu fo ga gb gf gm gq gs gw hm is li lu md mh mp mq ne nl nu pm ru si sj sm sr su tc td tf tg tk tv va wf yt";
