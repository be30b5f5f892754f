/**
 * What people who are new to German type, by the German word it stands for: English, Czech, Slovak, Polish, Hungarian,
 * Slovene, Croatian, Bosnian, Serbian, Romanian, Turkish, Italian, Ukrainian and Russian. A word counts only where it
 * means nothing in German and names no place. Source: the names in the dictionaries of these languages.
 */
export const FOREIGN_WORDS = `
brennholz: firewood tűzifa tüzifa palivové palivove palivo drva drvo ogrjev ogrev ogrijev opałowe opalowe kominkowe odun yakacak lemne дрова drova legna
holz: wood timber lumber dřevo drevo drewno ahşap kereste lemn legno legname дерево древесина derevo
buche: beech buk bükk bükkfa buková bukove bukové bukva bukev bukovina bukowe kayın kayin faggio бук буковые букові
eiche: oak tölgy tölgyfa dubové dubove hrast hrastova dębowe debowe meşe mese stejar quercia rovere дуб дубовые
fichte: spruce lucfenyő smrk smrek smreka smrekove świerk swierk świerkowe ladin molid abete ялина смерека ель елка
kiefer: pine fenyő fenyőfa borovice borovica sosna sosnowe сосна соснові pino
lärche: larch vörösfenyő modřín modrin smrekovec macesen ariš modrzew larice модрина лиственница
tanne: jedle jedľa jelka jodła jodla köknar ялиця пихта
birke: birch nyírfa bříza briza breza brzoza brzozowe mesteacăn mesteacan береза berezа betulla
esche: kőris jasan jaseň jesion dişbudak frasin frassino ясен ясень
ahorn: maple juhar javor klon akçaağaç arțar acero клен
hainbuche: hornbeam gyertyán habr gaber gürgen carpen carpino граб
robinie: akác akácfa akát agát bagrem robinia
kirsche: cherry cseresznye třešeň čerešňa trešnja czereśnia kiraz cireș ciliegio вишня
nuss: walnut diófa ořech orech orah orzech ceviz noce горіх орех
hartholz: hardwood keményfa
weichholz: softwood puhafa
trocken: száraz szaraz suché suchý suché sucho suho suha kuru uscat uscate secco secca сухі сухие сухий
gespalten: hasított štípané stipane štiepané stiepane cijepana cijepano cepana cepano łupane lupane yarılmış crăpate crapate spaccata колоті колотые
lieferung: delivery delivered szállítás szallitas kiszállítás doprava dovoz dostava dostawa teslimat livrare consegna доставка
pellets: pelety pelet pellety pellet pelete peleti пелети пеллеты
brikett: briquettes briquette brikety briketi brykiet brykiety briket brichete bricchetti брикети брикеты
anzündholz: kindling gyújtós podpałka podpalka
brett: board boards plank planks deszka deszki prkno prkna doska dosky daska daske deska deske tahta scândură scandura tavole дошка дошки доска доски
balken: beam beams gerenda trámy greda grede belka belki kiriş grindă grinzi travi брус балка балки
latte: batten battens léc lať letva letve łata listwa
pfosten: oszlop sloupek stĺpik stub stubovi słupek slupki direk stâlp palo pali стовп столб
terrassendiele: decking teraszburkolat
kantholz: kantówka kantowka hranol hranoly
rundholz: log logs rönk kulatina guľatina gulatina hlodovina trupci trupac kłody klody dłużyca tomruk buștean busteni tronchi tronco колода кругляк
sägewerk: sawmill fűrészüzem pila pilana tartak gater segheria лісопилка пилорама
hackschnitzel: chips woodchips woodchip faapríték apríték štěpka stepka štiepka stiepka sječka sekanci zrębka zrebka yonga cippato щепа тріска
sägespäne: sawdust fűrészpor piliny piljevina žagovina zagovina trociny talaş rumeguș rumegus segatura тирса опилки
rindenmulch: mulch kora kéreg
wald: forest woodland erdő erdo šuma gozd orman pădure padure bosco ліс лес
baumfällung: felling fakivágás fakivagas kácení kaceni wycinka
kamin: fireplace kandalló kandallo kominek kominka kominku şömine șemineu semineu камін камин
ofen: stove oven kályha kalyha kamna krbu kotel piec pieca stufa піч печь печка
grill: barbecue bbq
zaunpfahl: fencepost
schnittholz: fűrészáru rezivo řezivo tarcica
sack: bags zsák pytel pytle worek worki çuval sacchi мішок мешок
palette: pallet pallets raklap paleta palety
günstig: cheap olcsó olcso levné levne lacné jeftino jeftina tanie tani ucuz ieftin economico дешево недорого
kaufen: buy venni vennék koupit koupím kúpiť kúpim kupiti kupim kupić kupie satılık almak cumpăr cumpar comprare купити куплю купить
preis: price cena cijena ceny fiyat preț pret prezzo ціна цена
brauche: need szeretnék potrzebuję potrebujem trebam potřebuji
für: dla pentru için icin для
dachstuhl: krov krovište więźba
`;
