/**
 * What people who are new to German type, by the German word it stands for: English, Czech, Slovak, Polish, Hungarian,
 * Slovene, Croatian, Bosnian, Serbian, Romanian, Turkish, Italian, Ukrainian and Russian. A word counts only where it
 * means nothing in German and names no place. Source: the names in the dictionaries of these languages.
 */
export const FOREIGN_WORDS = `
nicht: not nem nije
kein: nincs nincsen neither
ohne: without except excluding osim brez sans senza fără fara без kivéve kiveve sauf zonder kromě krome okrem oprócz oprocz razen крім кроме освен
aber: but
feuer: fire
anmachen: start starting starter light lighting
klein: small little
brennholz: firewood tűzifa tüzifa palivové palivove palivo drva drvo ogrjev ogrev ogrijev opałowe opalowe kominkowe odun yakacak lemne дрова drova legna brandhout haardhout chauffage ardere ardeat foc foco tűzifát tűzifára tuzifa tuzifat tűzifához tüzelő palivového palivovho paliva drv drvá dreva dreves drvima ogrjevno ogrjevna ogrevno ogrevna ogrijevno ogrijevna ogreva kurivo kurjava kurjavo opał opału opal opalu opałowego opalowego kominkowego kominkowa opałówka odunu odunluk yakmalık yakmalik sobalık sobalik lemnul lemnele combustibil дровами дров дърва огрев zjarri dru
buchsbaum: buchs boxwood
holz: wood timber lumber dřevo drevo drewno ahşap kereste lemn legno legname дерево древесина derevo bois hout dřeva dřevem dreva drevom drewna drewnem fa fát faanyag les lesa lesen lesena drvena drvene drveno drveni legni dřevěné drevené ağacı drveta drvetu drvetom dřevu dřevě drevu drewnu
buche: beech bükkből buk bükk bükkfa buková bukove bukové bukva bukev bukovina bukowe kayın kayin faggio бук буковые букові fagul faggi hêtre hetre beuk bukov bukový bukového bukovej bukowego bukowych bukovih bukovine buka buku bükköt bükkfát kayından буква букова буковых букових haya fag bukve bukvi bukvu bukvo bukvom bukvy buků bukovinu
eiche: oak tölgy tölgyfa dubové dubove hrast hrastova dębowe debowe meşe mese stejar quercia rovere дуб дубовые oaken chêne chene eik tölgyet tölgyfát dub dubový dubového dubovo dębowego dąb dab debu dębu hrastov hrastovo hrastove hrasta hrastovih meşeden stejarul goruncep querce дубові дубових дубовых дъб храст hrastu hrastom dubu dubů duby dębów hrastovina hrastovine
fichte: spruce lucfenyő smrk smrek smreka smrekove świerk swierk świerkowe ladin molid abete ялина смерека ель елка épicéa epicea spar lucfenyőt smrkové smrkový smrkového smreková smrekové smrekového smreke smrekova smreku smrč smrča smrčevina świerkowego swierkowe swierkowy molidul abeti peccio ялинові ялинка смерекова еловые еловая смрека smrku smrků smreky smreko smrekov świerku swierku świerki smrekovina smrekovine
kiefer: pine fenyő fenyőfa borovice borovica sosna sosnowe сосна соснові pino pines grove den borová borové borovicové borového borov bor bori bora borova borovine fenyőből sosnowego sosny çam cam çamı pinul сосновые сосни boru borom borovinu borovicu sosnę sosne sosen
lärche: larch vörösfenyő modřín modrin smrekovec macesen ariš modrzew larice модрина лиственница mélèze meleze lariks vörösfenyőt modřínové modrinove modřínu smrekovcové červený macesna macesnov macesnova macesnove ariša arišev ariševe arisev modrzewiowe modrzewiowa modrzewia modrzewiowy melez karaçam laricele larici модринові лиственницы ариш modřínů arišu macesnu modrzewi
tanne: jedle jedľa jelka jodła jodla köknar ялиця пихта sapin jedlové jedlovej jele jelova jelove jelovina jodłowe jodlowe jodły brad bradul ялицеві jelu jelo jelkom jedli jodłę jedľu
birke: birch nyírfa bříza briza breza brzoza brzozowe mesteacăn mesteacan береза berezа betulla bouleau berk nyírt nyírfát břízy březové brezové brezovo brezova brezove brezy brzozowego brzozy huş hus mesteceni betulle березові березовые бреза breze brezu brezo brezi břízu břízou brzozę bříz
esche: kőris jasan jaseň jesion dişbudak frasin frassino ясен ясень frêne frene kőrist kőrisfa jasanové jasanový jaseňové jasenová jasena jasenov jasenova jasenove jesionowe jesionowy jesionu frasinul frassini ясеневі ясеневые jasenu jasanu jaseňa jesionów jasenovina
ahorn: maple juhar javor klon akçaağaç arțar acero клен érable erable esdoorn juhart javorové javorový javora javorov javorova klonowe klonu клена javoru klonów javorovina
hainbuche: hornbeam gyertyán habr gaber gürgen carpen carpino граб charme gyertyánt habrové hrabové graba grabov grabova grabove grabowe грабові hrabu habru habrů hrab grabu grabom grabovina grabovine
robinie: akác akácfa akát agát bagrem robinia robinier akácot akátové agátové agátu akacja akacjowe bagremov bagremova bagrema bagremovo akacije akasya salcâm salcam акація акация багрем bagremu akacji bagremovina
kirsche: cherry cseresznye třešeň čerešňa trešnja czereśnia kiraz cireș ciliegio вишня cerisier kers cseresznyefa třešňové čerešňové češnja češnje češnjeva trešnje trešnjev czereśniowe wiśnia вишні
nuss: walnut diófa ořech orech orah orzech ceviz noce горіх орех noyer notenhout diófát ořechové orechové oreha orehov orehova oraha orahov orahova orahovina orzechowe orzecha cevizden nuc nucul noci горіхові ореха ореховые
hartholz: hardwood keményfa hardhout tvrdé tvrdého tvrdo tvrda twarde twardego liściaste listnaté listnáč listača sert foioase esență duro dura keményfát тверді твердые
weichholz: softwood puhafa zachthout měkké mäkké mehko mehka meko meka miękkie iglaste jehličnaté ihličnaté yumuşak rășinoase dolce м’які
trocken: dry száraz szaraz suché suchý suché sucho suho suha kuru uscat uscate secco secca сухі сухие сухий sec seche droog szárazat suchého suchej suchych suchego osuchy osušen osušeno osušena sušeno sušena sušené sušeného vysušené wysuszone suszone sezonowane uschlé preschnuté susen suva suvo suhe suhi suhih suhog kurumuş kurutulmuş uscată uscata stagionata stagionato essiccata сушені суха сухе сухих суво seasoned
gespalten: hasított štípané stipane štiepané stiepane cijepana cijepano cepana cepano łupane lupane yarılmış crăpate crapate spaccata колоті колотые fendu gekloofd split hasogatott hasábfa hasáb štípaného štiepaného rąbane rabane połupane łupanego cepljena cepljeno cepljenih cijepane iscjepana iscijepana kırılmış despicate despicat tăiate spaccato spaccate колотих колотых сечена
lieferung: delivery delivered szállítás szallitas kiszállítás doprava dovoz dostava dostawa teslimat livrare consegna доставка livraison livré bezorgen házhoz házhozszállítás kiszállítással dovozem dovozom dopravou dostave dostavo dostavom prevoz prijevoz dostawą dowóz dowoz nakliye livrată livrat transportu trasporto consegnata domicilio доставкою доставкой достава
pellets: pelety pelet pellety pellet pelete peleti пелети пеллеты granulés granules peletek pelletet pelletek peleta peletov pelletu peletu pelletă peleți pelleti pelletts пелет пелета пелетів пеллет peletki peletkami peletkom
brikett: briquettes briquette brikety briketi brykiet brykiety briket brichete bricchetti брикети брикеты bûchettes briketten briketta brikett fabrikett brikiet brikietów brykietu brikete briketov briketa brichetă brikettek бриқетів брикетів брикет
anzündholz: kindling gyújtós podpałka podpalka petit aanmaakhout aprófa gyújtósfa třísky triesky potpala potpalo trske treske trščice rozpałka rozpalka szczapki çıra cira surcele aprins accensione розпалювання розпал трески triješće
brett: board boards plank planks deszka deszki prkno prkna doska dosky daska daske deska deske deski tahta scândură scandura tavole дошка дошки доска доски planche planches planken deszek desek desky dosiek dosek doske daskama daščice dasaka tahtası scânduri scanduri asse assi tavola tavolame дошок досок дъски
balken: beam beams gerenda trámy greda grede belka belki kiriş grindă grinzi travi брус балка балки poutre poutres balk gerendák trámů trám hranoly brvno brvna gredice gredo gredu belek belkę legary trave брусы бруси греди
latte: batten battens léc lať letva letve łata listwa latten lattes lécek latě laty laťky late letvica letvice letvic łat łaty çıta cita șipcă șipci listello listelli рейка рейки летви
pfosten: oszlop sloupek stĺpik stub stubovi słupek slupki direk stâlp palo pali стовп столб poteau piquet paal palen oszlopok karó karók cölöp sloupky kůl kůly kôl koly stebri steber kol koli kolje kolci količki kazık stâlpi stalpi paletti стовпи столбы
terrassendiele: decking teraszburkolat teraszdeszka terasové terasovky terasa terasne terasna deck deckboards tarasowa tarasowe taras terasă терасна террасная
kantholz: kantówka kantowka hranol hranoly kertészléc kantówki kantówek hranolů hranolov hranoli
rundholz: log logs rönk kulatina guľatina gulatina hlodovina trupci trupac kłody klody dłużyca tomruk buștean busteni tronchi tronco колода кругляк grume grumes rondhout rönkfa farönk kulatiny klády kláda klada klade guľatiny hlodov hlodi hlod oblovina oblica trupaca kłoda kłód tomruklar bușteni tronchetti tondame кругляка колоди брёвна бревно трупци
sägewerk: sawmill fűrészüzem pila pilana tartak gater segheria лісопилка пилорама scierie zagerij fűrésztelep pily žaga žage tartaku tartaki strugara gateru kereste hızar segherie лісопилку
hackschnitzel: chips woodchips woodchip faapríték apríték štěpka stepka štiepka stiepka sječka sekanci zrębka zrebka yonga cippato щепа тріска plaquettes houtsnippers forgács aprítékot štěpky štěpku štiepky štiepku sekance sekancev lesni iverje iverica zrębki zrębków zrebki cippatino тріски щепу sječke
sägespäne: sawdust fűrészpor piliny piljevina žagovina zagovina trociny talaş rumeguș rumegus segatura тирса опилки sciure zaagsel fűrészport pilin pilinami žaganje žagovine piljevine trocin opiłki opilki talaşı rumegușul тирсу опилок strugotina
rindenmulch: mulch kora kéreg écorce boomschors mulčovací mulčovacia kůra kůru lubje skorja kory korę kabuk scoarță scoarta corteccia кора kéregmulcs fakéreg
wald: forest woodland erdő erdo šuma gozd orman pădure padure bosco ліс лес forêt foret bos erdőt lesní lesné lesa gozda gozdu šume šumu lasu las lasy pădurea boschi лісу леса гора шума
baumfällung: felling fakivágás fakivagas kácení kaceni wycinka abattage favágás kácanie výrub vyrub pílenie wycinki wycinkę scinka podiranje posek sečnja sječa rušenje seča kesimi kesme tăiere taiere abbattimento taglio валка спил
kamin: fireplace kandalló kandallo kominek kominka kominku şömine șemineu semineu камін камин kandallóba kandallófa krb krbové krbová krbov krbovi kominkiem şömin caminetto caminetti șemineul камину камина
ofen: stove oven kályha kalyha kamna krbu kotel piec pieca stufa піч печь печка poêle poele kachel houtkachel kályhába kályhafa kamen kamnech pece peci peć pećka pećnica šporet štednjak kachle kachľová piecyk soba sobă sobe sobası kuzine stufe печі печи котел
grill: barbecue bbq grillezéshez grilování grilovanie grillowania roštilj žar rostilj mangal grătar gratar griglia гриль
zaunpfahl: fencepost
schnittholz: fűrészáru rezivo řezivo tarcica zaaghout fűrészárut řeziva reziva žagan žagani žagana rezana rezane rezano tarcicy kesilmiş cherestea segato пиломатеріали пиломатериалы
sack: bags zsák pytel pytle worek worki çuval sacchi мішок мешок zsákban zsákos pytlích vreci vreca vreće vrecah vreče vrečah vriec vrecia workach worku torba sac saci sacul sacco sacchetti мішках мешках džak džakovi
palette: pallet pallets raklap paleta palety raklapos raklapon paletě palete paletah paleti palecie palet paletul bancale pedana палеті паллет
günstig: cheap olcsó olcso levné levne lacné jeftino jeftina tanie tani ucuz ieftin economico дешево недорого pas goedkoop olcsón olcson levný levně lacno lacný poceni jeftine povoljno ugodno tanio tanich niedrogo ucuza ieftină ieftine economica дёшево дешеві евтино
kaufen: buy venni vennék koupit koupím kúpiť kúpim kupiti kupim kupić kupie satılık almak cumpăr cumpar comprare купити куплю купить acheter achète kopen veszek vásárolok kupím kupujem kupię szukam zoeken hledám hladam hľadám iščem iscem tražim trazim keresek alım alinir alıyorum cauta caut căutăm compro cerco cerca шукаю ищу търся купувам тражим купујем predám prodám prodaj prodej prodajem prodaja sprzedam sprzedaż eladó elado vânzare vanzare vanzari satmak vendita vendo продам продаж продажа
preis: price cena cijena ceny fiyat preț pret prezzo ціна цена prix prijs árak cenu ceně cenou cijene cijenu cene ceno cenę cennik fiyatı fiyatları prețul preturi prezzi ціни цены
brauche: need szeretnék potrzebuję potrebujem trebam potřebuji besoin nodig kellene kéne kell chci chcem želim zelim rabim rabimo treba mi potreban potrebna potrzebny potrzeba chcę chce lazım lazim istiyorum nevoie vreau vrem voglio serve потрібні потрібно нужны нужно треба
für: dla pentru için icin для voor pro per pre pra na és
dachstuhl: krov krovište więźba
erle: alder égerfa éger olše olšové jelša jelšové jelše jelšev joha johe johova olcha olchowe kızılağaç kizilagac arin anin ontano вільха вільхові ольха jelšu johu johi olchy olšového
pappel: poplar topol topola topole topolové topolova topolowe kavak plop pioppo тополя nyár nyárfa topolu topoly topoľ
linde: lime lípa lipa lipové lipova lipove lipowe hárs hársfa ıhlamur ihlamur tei tiglio липа липові lipe lipu lipo lipy lípy
kastanie: chestnut gaštan kaštan kostanj kostanja kostanjev kostanjeva kesten kestena kasztan kasztanowe kestane castan castagno castagna gesztenye каштан
zirbe: cembra limba cirmolo limbové kedr
obstholz: gyümölcsfa ovocné owocowe voćno voče sadno fruttato
baum: fák stromu strom stromy stromů stromov drzewo drzewa drzew stablo stabla stabala drevesa ağaç agac ağaçlar copac copaci copacul albero alberi дерева деревьев arbre
räucherholz: fumage füstölő füstölés füstöléshez uzení údenie wędzenia wędzenie wedzenia wędzarnia dimljenje dimljenja prekajevanje afumat afumare affumicare affumicatura копчення копчения
meter: metr metry metrov metrů metara metrowe metrar metra metri metre metres meters metru
raummeter: rumuri stère steres stere prm prms prmr prostorový rovnaný prostorninski prostorni prostornih prostorska metar űrméter urmeter składometr metrster sterpu
kubikmeter: kubik kubika kubni kubík kubíky köbméter kobmeter kubikot metreküp metrekup cub kubiczny sześcienny cubo cubi кубометр куб куба cubic kubna kubnih kubického kubické
heizen: kúrenie kúrení topení topenie vytápění grijanje grejanje ogrevanje ogrzewanie ogrzewania fűtés fűtéshez fűteni incalzire încălzire încălzit incalzit ısınma isinma ısınmak isitma riscaldamento опалення отопление chauffer kuriti grijati topit vykurovanie podpalić
garten: garden kert kertbe zahrada záhrada záhrady vrt vrta ogród ogrodu bahçe bahce grădină gradina giardino сад
heizkessel: boiler kazán kazan kazánba kotol kotla kocioł kociol cazan caldaia chaudière котла
pferd: horses horse koně konje konji lovaknak cavalli коней
zaun: fence ograda ograde çit gard ogrodzenie ograja plot kerítés recinzione
stange: pole poles stick sticks prăjini prajini motke motka sırık sirik karo
garten: dvorištu dvoriste dvorište curte
fällen: kesmek kesim tăiat taiat kesilecek
rundholz: trupce trupca trunk trunks kütük kutuk butuci balvani balvan trupaca
tanne: jela jelovina jelovih
brennholz: odunu odunlar odunları odunluk cjepanice cjepanica cepanice cepanica cjepano despicături drvadi
sack: džak džaka džaku džakovi džakovima dzak dzaku dzakovima vreći vreci vrecama vrećama vrećice vrecice poşet torbe pungă pungi
pfosten: fosna fosne fosni talpa talpe dulap dulapi dulapilor stubove stupovi stup stâlpi
staffel: štafla štafle stafle štafna štafne gredice gredica mertek
latte: leaț leațuri leaturi letava letvama
sparren: căpriori capriori rogovi rogova mertekler
schwarte: okrajci okorci okorak lăturoaie laturoaie
schindel: šindra sindra šindrila sindrila șindrilă şindrilă
diele: dușumea dusumea brodski parke döşeme doseme podne podnice laminat
täfer: lamperija lamperije lambriu lambri lambrica
dachstuhl: çatı cati acoperiș acoperis krovna krova
baumscheibe: kolut koluti koluta slice slices
deko: dekoracija dekoracije dekorasyon decor
reisig: crengi vreascuri granje grančice dallar çalı
hobelspan: talaj talaša strugotine hoblovina hobliny shavings
spalten: cijepanje cepanje yarma despicare
schwelle: sleepers traverse traversa travers
schnittholz: cherestea građa gradja kerestesi lumber
platane: çınar cinar platan sycamore-plane
ulme: brijest brest karaağaç karaagac ulm elm
zwetschke: šljiva sljiva erik prun plum šljivovina
apfel: jabuka jabukovo elma măr apple
birne: kruška kruska armut pear
eibe: tisa tisovina yew porsuk
zirbe: limba zâmbru zambru
aspe: jasika plop-tremurător aspen
edelkastanie: pitomi
drechselholz: woodturning tokarenje strunjire tornacılık
schnitzholz: rezbarenje sculptură sculptura oyma
hackstock: butuc
`;

/**
 * What dialects make of a word where no rule leads back to it, by the German word. Source: the dialects of Upper Austria, Styria,
 * Carinthia, Tyrol, Vorarlberg, Bavaria and German-speaking Switzerland as they are written.
 */
export const DIALECT_WORDS = `
kiefer: foahrans foahrane foahras foahrn foahn foahns foahra foahrene foara foarn foarans foarane foaras feahrns feahrane fearans
kein: kane kanes koans kei keini keis
nicht: nid nöd nüd
wer: wea weer wear
selber: söba söwa soiba säiba selba sölba sejba seiba
lieferung: zustöung zuastöung zuastellung zuastön zustön zuestellig zuaschtella zuestella lifarig liafarung zualiafan liafan liafern liefan zuabringa zuabringen zuagstöt zuagstellt zuagstöllt zuagschtöt liefg
bringen: bringa bringts hoambringa hoambringen heibringa heimbringa zuaführn zuafiahn hoamfiahn herbringa vorbeibringa
abholen: ohoin oholen abhoin abhola abholä obholn oholn söbaohoin selberabhoin
gespalten: gspoitn gschpoitn gschpoidn gschpaltn gspalta gschpalta gesp gspoidn gspaltn gspaltna gspaltnes gspoitns gspolten gspoltn gschpalte gschpaltes gspalte gschbaltn gschboidn kliabt gkliabt gekloben klobn gscheitet gschitet
gehackt: ghackt ghackts ghockt ghocktes khackt
geschnitten: gschnittn gschnidn gschnitte gsagt gseget gsoogt gsaaget
trocken: druckn druckans drucken druckana drucka trockna trochä troche trochni trochnigs trochas drocken
anzündholz: kentlholz kentholz kentscheitl unterkentholz aafüürholz afüürholz aafüüriholz anfüürholz ofeuaholz unterzündn unterheiza untazindn ozindhoiz ozündhoiz azündholz aazündholz unterkentn
anheizen: aafüüre anfüüre afüüre afüre ohoazn oheizn eihoazn ihoazn einkentn unterkentn aazünde azünde azünda ozindn ozündn
heizen: hoazn hoaza heize heiza hoaze hoizn yheize iheize
brikett: briggets briggett briggetts brigetts brikets bricketts bricket brigget hoizbriggets holzbriggets
ofen: öfele öferl öfi öfali ofele
brennholz: füürholz fürholz fuirholz feiaholz hoazholz ofaholz brandholz schürholz brennh brennhz bholz bhlz
prügel: bengl bengelholz rundprigl prigl
sägespäne: sogmehl sogspan saogspan saagmehl sagemäl sägmehl saugmehl sogschoatn
hackschnitzel: hackguad hackguat hackschn hsn hackgöd hockguat hockgut hockschnitzl holzschnetzel holzschnitzu holzschnitzeli schnitzeli
ofenfertig: ofenf ofenftg ofnftg
gemischt: gemi gmischt gmischts
kaminholz: kaminh kholz
pellets: plts pell pel pells
alte: oide oids oidn oida oids oite olti oldi oids
esche: öschn öschene öschane öschanes aschane eschas öscha
erle: ealan ealn earln ealane ealanes irlas irlane erlas
ahorn: ahurn ohorn ohoan ahoan ohurn ahornas ahoanes
linde: lintn lindas lindanes lintas
kirsche: kerschn kerschbam kerschboam kerschnbam kerschas kriasi chriesi chriesbaum chirschbaum kerschane
nuss: nussas nussane nussboam
apfel: epfebam öpfebam öpfibam opflbam epflbam öpfüs opfebam
zwetschke: zwetschkn zwetschgn zweschgn zwedschgn zwetschkas zweschpn
fichte: feichta feichtas feichts fiachtn fiachtas feicht
eiche: oachas oacha oachans oachers eichigs
hainbuche: hoabuachn hoabuachas hagabuacha hoanbuachn
edelkastanie: keschtn keschtan kestnbam keschtnbam
anzündholz: kloahoiz kloaholz klaholz kloahulz kloaghocktes kloaghockts kloaghackts zinderholz zündhoiz oaspandl anschürhoiz
sägespäne: sagmöh sogmöh sogmöl sagmeel sägmöhl
einstreu: strah strahb stroah strahstreu eistra eistrah eistrahb laubstrah laubstreu
pfahl: spötn spöltn spöten spältn speltn
restholz: abschnitz abschnitzl oschnittl oschnitt stutzl holzstutzn
ungespalten: ungspaltn ungspoitn unkloben ungspaltns
altholz: stodlbretta stodlbretter stodlhoiz stodlbrettln oidhoiz oitholz
leiter: loata loatan loater loatern
pizzaofenholz: bochscheita bochscheitl bochhoiz bacherscheiter
bund: buschl büschl buscherl bischl
raummeter: rama rammeta ramoita raumeta
lärche: larchas larchers larchans leachas leachn lerchas
stange: stangl stangln stanga schteaka schtecka steckala
`;
