/**
 * The closed lexicon of the trade, one root a line:
 * `root > broader root [forms before another part] : words with the same meaning`.
 * A word is split only when lexicon parts cover it completely. Forms in front default to the words themselves.
 */
export const SPECIES_LEXICON = `
fichte [fichten fichtn rottannen]: fichte rottanne fichtn fichtl
tanne [tannen weißtannen tann]: tanne weißtanne edeltanne tannl
fita: fita
kiefer [kiefern kiefer föhren föhrn weißkiefern weißkiefer forchen]: kiefer föhre föhra forche weißkiefer waldkiefer rotföhre weißföhre rotkiefer
schwarzkiefer [schwarzkiefern schwarzkiefer schwarzföhren]: schwarzkiefer schwarzföhre
lärche [lärchen lärch lerchen lärchn]: lärche lerche lärch lärchn lerch
douglasie [douglasien douglas duglasien]: douglasie duglasie douglas duglas douglasfichte douglastanne dougi dgl
zirbe [zirben zirbel zirbn zirm zirbenkiefern arven]: zirbe zirbelkiefer zirbenkiefer arve zirm zirbn
weymouthskiefer [weymouthskiefern weymouthskiefer stroben]: weymouthskiefer weymouthkiefer strobe
eibe [eiben]: eibe
buche [buchen rotbuchen buchn]: buche rotbuche buchn buchscheit
hainbuche [hainbuchen weißbuchen hagebuchen]: hainbuche weißbuche hagebuche hagbuche
eiche [eichen eich stieleichen]: eiche stieleiche traubeneiche sommereiche wintereiche eichn
roteiche [roteichen]: roteiche amerikanische-eiche
zerreiche [zerreichen]: zerreiche
esche [eschen eschn]: esche eschn
ahorn [ahorn bergahorn]: ahorn bergahorn spitzahorn feldahorn
birke [birken birkn]: birke birkn hängebirke
erle [erlen]: erle schwarzerle grauerle roterle weißerle
robinie [robinien akazien]: robinie akazie scheinakazie
kirsche [kirsch kirschen kirschbaum vogelkirschen wildkirschen]: kirsche vogelkirsche wildkirsche kirschbaum süßkirsche
nuss [nuss walnuss nussbaum]: nuss walnuss nussbaum walnussbaum
schwarznuss [schwarznuss]: schwarznuss
linde [linden]: linde sommerlinde winterlinde
pappel [pappel]: pappel schwarzpappel hybridpappel silberpappel
aspe [aspen espen zitterpappel]: aspe espe zitterpappel
weide [weiden]: weide silberweide salweide korbweide
ulme [ulmen rüstern rüster]: ulme rüster rusten bergulme feldulme flatterulme
kastanie [kastanien]: kastanie
edelkastanie > kastanie [edelkastanien maroni esskastanien]: edelkastanie esskastanie maroni marone
rosskastanie > kastanie [rosskastanien]: rosskastanie
apfel [apfel apfelbaum]: apfel apfelbaum
birne [birnen birn birnbaum]: birne birnbaum
zwetschke [zwetschken zwetschgen pflaumen zwetschkenbaum pflaumenbaum]: zwetschke zwetschge pflaume zwetschkenbaum pflaumenbaum
elsbeere [elsbeer elsbeeren]: elsbeere elsbeer
eberesche [ebereschen vogelbeer]: eberesche vogelbeere vogelbeer
platane [platanen]: platane
obstholz [obst obstbaum obstholz]: obstholz obstbaum
hartholz > holz [hartholz]: hartholz harthölzer
weichholz > holz [weichholz]: weichholz weichhölzer
nadelholz > holz [nadelholz nadel]: nadelholz nadelbaum nadelgehölz
laubholz > holz [laubholz laub]: laubholz laubbaum
mischholz > holz [mischholz misch]: mischholz
buchsbaum [buchsbaum]: buchsbaum
`;

export const FUEL_LEXICON = `
brennholz > holz [brennholz kaminholz ofenholz scheitholz feuerholz kachelofenholz]: brennholz brenholz brennhols brennhölzer kaminholz ofenholz offenholz scheitholz scheit scheitl stückholz feuerholz heizholz unterzündholz anfeuerholz anzündholz spreißelholz kachelofenholz kaminofenholz firewood brennscheit ofenscheit ofenhölzer hausbrandholz
meterscheit > brennholz [meterscheit meterholz]: meterscheit meterholz meterscheitl meterspälten
halbmeter [halbmeter]: halbmeterscheit halbmeter halbmeterholz
brikett [brikett briketts]: brikett holzbrikett hartholzbrikett rindenbrikett
pellet [pellets pellet]: pellet pelet pellett holzpellet holzpelet sackpellet
sackware [sack]: sackware
hackschnitzel [hackschnitzel hackgut hackmaterial schnitzel]: hackschnitzel hackgut hackmaterial hackschnitzl hakschnitzel holzschnitzel schnitzel hackschnitz hackgutschnitzel woodchips hackholz
waldhackgut > hackschnitzel [waldhackgut]: waldhackgut waldhackschnitzel
sägehackgut > hackschnitzel [sägehackgut]: sägehackgut industriehackgut sägerestholz
feinhackgut > hackschnitzel [feinhackgut]: feinhackgut feinhackschnitzel
mittelhackgut > hackschnitzel [mittelhackgut]: mittelhackgut
grobhackgut > hackschnitzel [grobhackgut]: grobhackgut
biomasse [biomasse]: biomasse
span [späne sägespäne hobelspäne span]: span späne sägespan hobelspan sägemehl
rinde [rinden]: rinde rindenmulch
mulch [mulch]: mulch
energieholz > holz [energieholz]: energieholz energierundholz
waldrestholz > holz [waldrestholz]: kronenholz gipfelholz astmaterial schlagabraum waldrestholz astholz restholz
industrierestholz > holz [industrierestholz]: industrierestholz
hausbrand [hausbrand]: hausbrand
ofen [ofen öfen]: ofen kachelofen kaminofen
kachel [kachel]: kachel
kamin [kamin]: kamin
heizung [heiz heizungs]: heizung heizen
`;

export const TIMBER_LEXICON = `
rundholz > holz [rundholz bloch stammholz]: rundholz bloch blochholz stammholz baumstamm stamm rundhölzer logs rundling
sägerundholz > rundholz [sägerundholz]: sägerundholz sagholz sägeholz
langholz > rundholz [langholz]: langholz
doppelbloch > rundholz [doppelbloch]: doppelbloch
faserholz > rundholz [faserholz schleifholz industrieholz]: faserholz schleifholz industrieholz papierholz
käferholz > rundholz [käferholz schadholz]: käferholz schadholz kalamitätsholz käferbloch sturmholz windwurfholz
braunbloch > rundholz: braunbloch
wertholz > rundholz [wertholz furnierholz]: wertholz furnierholz furnierstamm wertstamm furnierbloch
submission [submissions]: submission wertholzsubmission
stange [stangen]: stange waldstange bohnenstange
pfahl [pfahl pfähle]: pfahl zaunpfahl rebpfahl weinpfahl piloten pilote pflock zaunsäule weidepfahl
zaun [zaun]: zaun
starkholz > rundholz: starkholz
schwachholz > rundholz: schwachholz
zopf [zopf]: zopf zopfdurchmesser
mittendurchmesser: mittendurchmesser
schnittholz > holz [schnittholz bauholz]: schnittholz schnitholz bauholz schnitthölzer
brett > schnittholz [bretter brett]: brett bretta bretteln bretter brettl brettware
pfosten > schnittholz [pfosten bohlen]: pfosten pfostn bohle
staffel > schnittholz [staffel kantholz]: staffel kantholz kanthölzer
latte > schnittholz [latten dachlatten]: latte lattn dachlatte konterlatte
balken > schnittholz [balken tram]: balken tram träm träme deckenbalken holzbalken dachbalken
kvh > schnittholz [kvh]: kvh konstruktionsvollholz
bsh > schnittholz [bsh leimholz]: bsh leimbinder leimholz brettschichtholz
blockware > schnittholz [blockware]: blockware boule unbesäumt
besäumt: besäumt
schalung > schnittholz [schalungs schal rauspund]: schalung rauspund rauhspund schaltafel schalungsbrett schalungstafel
hobelware > schnittholz [hobel]: hobelware profilholz
terrassendiele > schnittholz [terrassen]: terrassendiele terrasse terrassenholz
diele [dielen]: diele schiffboden dielenboden
fassade [fassaden]: fassade fassadenholz rhombus rhombusleiste
leiste [leisten]: leiste
parkett [parkett]: parkett
furnier [furnier]: furnier
platte [platten]: platte massivholzplatte arbeitsplatte
tischplatte: tischplatte tisch
massivholz > holz [massivholz massiv]: massivholz vollholz
möbel [möbel]: möbel möbelholz tischlerholz tischlerware
tischler [tischler]: tischler
drechsel [drechsel]: drechselholz drechseln
dach [dach dachstuhl]: dachstuhl
carport [carport]: carport
altholz > holz [altholz]: altholz
riegel [riegel]: riegel
maser [maser]: maser maserung
schindel [schindel]: schindel
zimmerei [zimmerei]: zimmerei
christbaum [christbaum]: christbaum weihnachtsbaum
`;

export const FOREST_LEXICON = `
wald [wald waldes forst]: wald waldung forst
waldstück > wald: waldstück waldgrundstück waldparzelle waldfläche
abstock [abstock]: abstock stockverkauf stockkauf
stehend: stehend
durchforstung [durchforstungs]: durchforstung durchforsten erstdurchforstung
schlägerung [schlägerungs]: schlägerung schlägern holzschlägerung holzernte holzeinschlag
aufarbeitung [aufarbeitungs]: aufarbeitung aufarbeiten
selbstwerber [selbstwerber]: selbstwerber selbstwerbung
brusthöhendurchmesser: bhd brusthöhendurchmesser
harvester [harvester]: harvester vollernter hawester harwester kranvollernter harvesterernte
forwarder [forwarder]: forwarder rückezug rückewagen tragschlepper
prozessor [prozessor]: prozessor
skidder: skidder forstspezialschlepper
traktor [traktor]: traktor schlepper forsttraktor forstschlepper
seilkran [seilkran]: seilkran seilbahn seilbringung mobilseilkran seilgerät langstreckenseilkran kippmastseilkran
seilwinde [seilwinden]: seilwinde forstseilwinde
rückung [rücke rück]: rückung rücken bringung ausrücken holzrückung holzbringung rücketraktor
pferderückung: pferderückung rückepferd holzrücken-pferd
hubschrauber: hubschrauber helikopter
hacken [hack]: hacken hacker häckseln häcksler lohnhacken holzhacker trommelhacker hackdienst
spalten [spalt]: spalten holzspalten lohnspalten
spalter [spalter]: spalter holzspalter kegelspalter spaltautomat
trocknung [trocknungs]: trocknung lohntrocknung holztrocknung
lohnschnitt [lohnschnitt]: lohnschnitt lohnsägen lohnschneiden
blockbandsäge [blockbandsägen]: blockbandsäge bandsäge bandsägewerk
sägewerk [sägewerks]: sägewerk säge sägewerke sägerei
baumfällung [baumfäll]: baumfällung baumfällen fällung problembaum baumabtragung baumschnitt problembaumfällung spezialfällung
baumpflege [baumpflege]: baumpflege baumklettern baumsanierung
baumkontrolle: baumkontrolle baumkataster
stockfräse [stockfräs]: stockfräse stockfräsen wurzelstockfräsen wurzelfräsen wurzelstockfräse
landschaftspflege: landschaftspflege
forststraße [forststraßen forstweg]: forststraße forststrasse forstweg wegebau waldweg forstraße forststraßenbau forstwegebau
wegsanierung [wegsanierungs]: wegsanierung wegerhaltung wegpflege
bagger [bagger]: bagger baggerarbeit baggerung
aufforstung [aufforstungs]: aufforstung aufforsten forstpflanze setzen pflanzung auspflanzen wiederaufforstung
pflanze [pflanz pflanzen]: pflanze setzling jungpflanze
kulturpflege: kulturpflege freischneiden ausmähen
jungbestandspflege: jungbestandspflege läuterung dickungspflege stammzahlreduktion
wertastung: wertastung astung asten
mulchen [mulch]: mulchen forstmulchen forstmulcher mulcher
verbissschutz [verbissschutz]: verbissschutz wildschutz wildzaun zaunbau
borkenkäfer [borkenkäfer käfer]: borkenkäfer buchdrucker
holztransport [holztransport]: holztransport frächter rundholztransport holzfrächter rundholzzug rundholzlkw holzfuhr
hackguttransport: hackguttransport
maschinentransport: maschinentransport tieflader
gutachten [gutachter]: gutachten waldbewertung bewertung
waldwirtschaftsplan: waldwirtschaftsplan
holzauszeige: holzauszeige auszeige
holzvermarktung: holzvermarktung
vermessung [vermessungs]: vermessung drohne drohnenbefliegung drohnenflug
förderberatung: förderberatung waldförderung
beratung [beratungs]: beratung waldberatung forstberatung
zertifizierung [zertifizierungs]: zertifizierung
forstdienst [forst]: forstdienstleistung forstbetrieb forstunternehmer forstunternehmen forstarbeit
dienstleistung: dienstleistung
kletter [kletter]: klettern kletterer
motorsäge [motorsägen]: motorsäge kettensäge motormanuell
lkw [lkw]: lkw lastwagen
kran [kran]: kran
`;

export const PROPERTY_LEXICON = `
holz [holz]: holz hölzer gehölz
trocken [trocken]: trocken getrocknet dürr abgelagert trockn
ofenfertig > trocken [ofenfertig]: ofenfertig ofentrocken kaminfertig
lufttrocken > trocken [lufttrocken]: lufttrocken luftgetrocknet
kammertrocken > trocken [kammertrocken]: kammertrocken kammergetrocknet
technisch: technisch
waldfrisch [waldfrisch frisch]: waldfrisch frisch nass grün feucht schlagfrisch frischholz
vorgetrocknet: vorgetrocknet halbtrocken angetrocknet
gespalten [gespalten]: gespalten
ungespalten: ungespalten
gehackt: gehackt
geschnitten: geschnitten
gehobelt: gehobelt hobelfertig
sägerau: sägerau sägerauh
geschlichtet: geschlichtet gestapelt geschichtet
geschüttet: geschüttet lose
palette [paletten]: palette
kiste [kisten]: kiste holzkiste raummeterkiste
lieferung [liefer lieferungs zustell]: lieferung zustellung geliefert zugestellt liefern zustellen hauszustellung frei-haus freihaus
selbstabholung [abhol selbstabhol]: selbstabholung abholung selbstabholer abholen abhof abholpreis
einblasen [einblas]: einblasen eingeblasen tankwagen blasen einblaswagen silowagen
enplus [enplus]: enplus
dinplus: dinplus
pefc [pefc]: pefc
fsc: fsc
gratis: gratis verschenken geschenkt kostenlos umsonst
biologisch [bio]: bio
raummeter [raummeter ster]: rm raummeter ster rmm rmo raumeter raummetter
festmeter [festmeter]: fm festmeter fmo foo fmm festmetter
erntefestmeter > festmeter: efm erntefestmeter
vorratsfestmeter > festmeter: vfm vorratsfestmeter
schüttraummeter [schüttraummeter schütt]: srm schüttraummeter schüttmeter schütraummeter schüttraumeter
kubikmeter [kubik]: m3 cbm kubikmeter kubik kubick
quadratmeter: m2 qm quadratmeter
laufmeter [laufmeter]: lfm laufmeter
klafter [klafter]: klafter
atro: atro amm amo
lutro: lutro
tonne [tonnen]: tonne to
sack [sack]: sack
kilogramm: kg kilo kilogramm
stück [stück]: stück stk
stunde [stunden]: stunde std
hektar: hektar ha
pauschale: pauschale pauschal
durchmesser [durchmesser]: durchmesser md
länge [längen]: länge
stärke [stärken]: stärke dicke
qualität [qualitäts]: qualität güte
handel [handels]: handel händler großhandel
lager [lager]: lager lagerware
wassergehalt: wassergehalt holzfeuchte restfeuchte
bau [bau]: bau
schnitt [schnitt]: schnitt
garten [garten]: garten
baum [baum]: baum
ast [ast]: ast
wurzel [wurzel]: wurzel wurzelstock
rest [rest]: rest reste
industrie [industrie]: industrie
energie [energie]: energie
meter [meter]: meter
lohn [lohn]: lohn
mobil [mobil]: mobil
transport [transport]: transport transporte
`;

/** Parts that only occur in front of another part; they carry the meaning of the root behind the colon. */
export const FRONT_PARTS = `
brenn: brennholz
stück: stück
scheit: brennholz
feuer: brennholz
anzünd: brennholz
säge: sägewerk
schnitt: schnittholz
furnier: furnier
wert: wertholz
papier: faserholz
faser: faserholz
bau: bau
misch: mischholz
hart: hartholz
weich: weichholz
obst: obstholz
rund: rundholz
zaun: zaun
lang: lang
`;

/** Endings of a compound that name a product, beside the lexicon's words. */
export const LAST_PARTS = `
scheiter: brennholz
scheitl: brennholz
stämme: rundholz
staffeln: staffel
verkauf: verkauf
ankauf: ankauf
händler: handel
`;

/** Words that look like compounds of the trade and are not: places, names, other things. */
export const NEVER_SPLIT = `
holzer holzner hackl waldner lindner birkner eichner tanner buchner forstner ascher waldviertel mühlviertel innviertel
ahornboden waldrast waldstadt holzlager
`;
