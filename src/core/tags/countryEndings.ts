/* This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0.
 * If a copy of the MPL was not distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.
 *
 * Taken from the ICANN section of the Public Suffix List (https://publicsuffix.org) of 2026-08-12: the labels directly
 * below a country, and below edu.au, gov.au and gov.br. Left out are exceptions (`!`), the towns and provinces of Italy,
 * Japan and Norway, and com, co, gov, edu and ac, which `findSite` takes for endings below each country. The built site
 * has the table as it is here.
 */

/**
 * The endings that countries register names under: parents, then the labels below each of them, `*` for any label.
 * Frozen with the first release: one ending more or less gives people other addresses than they were promised.
 */
export const COUNTRY_ENDINGS = `\
ac ae af ag ai al am ao ar au az ba bb bd bh bi bj bm bn bo br bs bt bw bz ci cn co cu cv cw cy dm do dz ec ee eg es et fj fm ge gg gh gi gl gn gp gr gt gu gy hk hn ht hu il im in io iq ir je jo kg kh ki km kn kp kw ky kz la lb lc lk lr ls lv ly ma me mg mk ml mn mo ms mt mu mv mw mx my mz na ng ni nr nz om pa pe pf ph pk pl pn pr ps pt py qa ro rs rw sa sb sc sd se sg sh sk sl sn so ss st sv sy sz tj tm tn to tr tt tw ua ug uk uy uz vc ve vi vn vu ws ye za zm zw: org
ac ae af ag ai al am ar au az ba bb bd bh bj bm bn bo br bs bt bw bz ci cm cn co cu cv cw cy dm do dz ec eg et fj fm ge gg gh gl gn gp gr gt gu gy hk hn ht id il im in io iq ir je jo kg kh ki kn kw ky kz la lb lc lk lr ls lv ly ma me mk ml mo ms mt mu mv mw mx my mz na nf ng ni nr nz om pa pe ph pk pl pn pr ps pt py qa rw sa sb sc sd sg sh sl so ss st sy th tj tm tn to tr tt tw ua uk uy uz vc ve vi vn vu ws ye za zm: net
ac ae al ar az ba bd bo br by cl cn co cy do ec eg fj gh gt hn id in io iq jo kg km kr kz lv mg mv my mz ng ni no nz pe ph pl py qa rw sh st sy tj tm to tr tt tw tz ug uy vc ve ye za zm zw: mil
az bb bd bj bo ec eg et fj gu ht hu in ke ki la ls ml mv nf ni nr pl pr ro sd tn tr tt tz ve vn zm: info
ae: sch
ag co io tm: nom
ai: off
am: commune
ao: ed it gv pb og
ar: gob int coop tur bet musica seg mutual senasa
at: or gv
au: id nt sa wa qld tas vic act asn conf nsw oz
edu.au: nt sa wa qld tas vic act nsw catholic
gov.au: sa wa qld tas vic
az: biz int name pro pp
bb: biz tv store
bd: sch tv id ai it
bg: i b a c d e f g h k l m n o p r s t u w x y z 0 1 2 3 4 5 6 7 8 9 j q v
bi mu: or
bj: agro tourism eco univ africa architectes assur avocats econo loisirs money ote restaurant resto
bo: gob int web tv agro blog musica wiki academia arte bolivia ciencia cooperativa democracia deporte ecologia economia empresa indigena industria medicina movimiento natural nombre noticias patria plurinacional politica profesional pueblo revista salud tecnologia tksat transporte
br: nom pro tv coop med art ind rec am b eng ia inf tur adm adv bet bib blog cri eco fm fot ntr rep rio seg tec vet wiki 9guacu abc agr aju anani aparecida api app arq ato barueri belem bhz bio bmd boavista bsb campinagrande campinas caxias cim cng cnt contagem coz cuiaba curitiba def des det dev ecn emp enf esp etc eti far feira flog floripa fnd fortal foz fst g12 geo ggf goiania gru imb jab jampa jdf joinville jor jus leg leilao lel log londrina macapa maceio manaus maringa mat morena mp mus natal niteroi not odo ong osasco palmas poa ppg psc psi pvh qsl radio recife ribeirao riobranco riopreto salvador sampa santamaria santoandre saobernardo saogonca sjc slg slz social sorocaba srv taxi tc teo the tmp trd udi vix vlog xyz zlg
gov.br: ac go sc am ms pe pr al es ma mt pa pb ap ba ce df mg pi rj rn ro rr rs se sp to
by: of
ca: nt pe ab bc gc mb nb nf nl ns nu on qc sk yk
ci: int or go asso gouv ed aéroport
ck er fk jm mm np pg: *
cl hn mx: gob
cn: sc hi mo nm sd 公司 網絡 网络 ah bj cq fj gd gs gx gz ha hb he hk hl hn jl js jx ln nx qh sh sn sx tj tw xj xz yn zj
cr: or go ed sa fi
cu: gob inf nat
cv: int id nome publ
cy: biz pro tm ltd press ekloges
do: gob web art sld
dz: asso tm art pol soc
ec: gob pro med art k12 eng fin tur adm fot ntr prof pub rio vet abg agron arqt bar chef cont cpa cue dent dgn disco doc esm gal gye ibr lat loj mktg mon odont psic psiq rrpp sal tech tul uio xxx
ee: med aip fie lib pri riik
eg: name tv me sport eun sci
es pe: nom gob
et my: biz name
fi: aland
fj: biz name pro id
fr: nom asso tm gouv prd avoues cci greta huissier-justice
ge: school cyb llc online pvt tnx
gh ki nr: biz
gi: ltd mod
gp: asso mobi
gt: gob ind
gu: web guam
hk: idv 公司 網絡 网络 个人 個人 政府 敎育 教育 箇人 組織 組织 網络 组織 组织 网絡
hr: name from iz
ht: pro asso coop med art gouv firm pol shop perso rel adult
hu: tm priv hotel shop media sex sport 2000 agrar bolt casino city erotica erotika film forum games ingatlan jogasz konyvelo lakas news reklam suli szex tozsde utazas video
id: biz or sch web go ai desa kop my ponpes ᬩᬮᬶ
il: k12 idf muni
im: tv tt
in: biz int pro tv coop me ai firm ind school am fin gen io nic aero ca cn dr travel us 5g 6g alumni bank bihar business cs delhi er gujarat internet pg post res ub uk up
ir: sch id ايران ایران
jo: sch tv ai eng per fm agri phd
jp: or go ne ed lg ad gr
ke: or go me sc ne mobi
km: nom asso tm coop gouv prd presse ass medecin notaires pharmaciens veterinaire
kp: rep tra
kr: or go me sc ai ne io it ms pe es busan chungbuk chungnam daegu daejeon gangwon gwangju gyeongbuk gyeonggi gyeongnam hs incheon jeju jeonbuk jeonnam kg re seoul ulsan
kw: ind emb
la: int per
lk: int sch web ltd hotel ngo soc assn grp
ls: biz sc
lv: id asn conf
ly: sch id med plc
ma: press
mc: asso tm
me: priv its
mg: nom prd
mk: name inf
ml: asso art gouv pr presse inst
mv: biz int name pro coop museum aero
mw: biz int coop
mz: adv
na: alt
nc: nom asso
nf: web firm store rec arts per other
ng: name sch i mobi
ni: biz nom gob int web in
no: priv museum dep fhs folkebibl fylkesbibl gielda herad idrett kommune stat suohkan tjielte uenorge vgs
nz: school gen cri health geek govt iwi kiwi maori māori parliament
om: pro med museum
pa: nom gob med sld abo ing
ph: i ngo
pk: biz gob web fam gkp gog gok gop gos
pl: biz nom tm priv agro shop tourism media rel sex travel aid atm augustow auto babia-gora bedzin beskidy bialowieza bialystok bielawa bieszczady boleslawiec bydgoszcz bytom cieszyn czeladz czest dlugoleka elblag elk glogow gmina gniezno gorlice grajewo gsm ilawa jaworzno jelenia-gora jgora kalisz karpacz kartuzy kaszuby katowice kazimierz-dolny kepno ketrzyn klodzko kobierzyce kolobrzeg konin konskowola kutno lapy lebork legnica lezajsk limanowa lomza lowicz lubin lukow mail malbork malopolska mazowsze mazury miasta mielec mielno mragowo naklo nieruchomosci nowaruda nysa olawa olecko olkusz olsztyn opoczno opole ostroda ostroleka ostrowiec ostrowwlkp pc pila pisz podhale podlasie polkowice pomorskie pomorze powiat prochowice pruszkow przeworsk pulawy radom rawa-maz realestate rybnik rzeszow sanok sejny sklep skoczow slask slupsk sos sosnowiec stalowa-wola starachowice stargard suwalki swidnica swiebodzin swinoujscie szczecin szczytno szkola targi tarnobrzeg tgory turek turystyka tychy ustka walbrzych warmia warszawa waw wegrow wielun wlocl wloclawek wodzislaw wolomin wroclaw zachpomor zagan zarow zgora zgorzelec
pr: biz name pro prof est isla
ps: plo sec
pt: int nome publ
py rw: coop
qa: name sch
re: asso
ro: nom tm firm store nt rec arts www
rs: in
sa: sch med pub
sd: tv med
se: tm i b press a c d e f g h k l m n o p pp r s t u w x y z bd brand fh fhsk fhv komforb kommunalforbund komvux lanbib naturbruksgymn parti
sn: art gouv univ
so: me
ss: biz sch me
st: store consulado embaixada principe saotome
sv: gob red
th: or go in mi
tj: biz int name web go nic test
tn: ind fin tourism nat perso ens intl mincom
tr: biz name web tv k12 gen pol dr nc av bbs bel kep tel tsk
tt: biz name pro
tw: idv club ebiz game
tz: or go tv me sc ne mobi hotel
ua: in cn ks lg cherkassy cherkasy chernigov chernihiv chernivtsi chernovtsy ck cr crimea cv dn dnepropetrovsk dnipropetrovsk donetsk dp if ivano-frankivsk kh kharkiv kharkov kherson khmelnitskiy khmelnytskyi kiev kirovograd km kr kropyvnytskyi krym kv kyiv lt lugansk luhansk lutsk lv lviv mk mykolaiv nikolaev od odesa odessa pl poltava rivne rovno rv sb sebastopol sevastopol sm sumy te ternopil uz uzhgorod uzhhorod vinnica vinnytsia vn volyn yalta zakarpattia zaporizhzhe zaporizhzhia zhitomir zhytomyr zp zt
ug: or go sc ne us
uk: me ltd plc nhs police
sch.uk: *
us: or id me sc ne in wa ia ms pr al ca hi ks ma mi mo mt nc nm pa sd ak ar as az ct dc de dni fl ga gu il isa ky la md mn nd nh nj nsn nv ny oh ok ri tn tx ut va vi vt wi wv wy
uy: gub
ve: nom gob int web firm store rec arts ia bib tec e12 emprende rar
vi: k12
vn: biz int name pro id ai io health angiang bacgiang backan baclieu bacninh baria-vungtau bentre binhdinh binhduong binhphuoc binhthuan camau cantho caobang daklak daknong danang dienbien dongnai dongthap gialai hagiang haiduong haiphong hanam hanoi hatinh haugiang hoabinh hue hungyen khanhhoa kiengiang kontum laichau lamdong langson laocai longan namdinh nghean ninhbinh ninhthuan phutho phuyen quangbinh quangnam quangngai quangninh quangtri soctrang sonla tayninh thaibinh thainguyen thanhhoa thanhphohochiminh thuathienhue tiengiang travinh tuyenquang vinhlong vinhphuc yenbai
za: nom web tm school ngo nic alt agric grondar law nis
zm: biz sch`;

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

/** The countries that have no entry in these tables. Frozen likewise. */
export const OTHER_COUNTRIES =
  "ad aq as aw ax be bf bv cc cd cf cg ch cx cz de dj dk eu fo ga gb gd gf gm gq gs gw hm ie is it li lt lu md mh mp mq mr ne nl nu pm pw ru si sj sm sr su sx tc td tf tg tk tl tv va vg wf yt";
