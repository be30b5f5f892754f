/** Logs, sawn and planed wood and what is made of it. The format is that of `lexicon.data.ts`. */
export const TIMBER_LEXICON = `
rundholz > holz [rundholz bloch stammholz]: rundholz bloch blochholz stammholz baumstamm stamm rundhölzer logs trämel trämmel musel blochn bloach drehling stammware rundware roundwood stammerl gipfelbloch
sägerundholz > rundholz [sägerundholz]: sägerundholz sagholz sägeholz sawlog sägebloch
langholz > rundholz [langholz]: langholz
doppelbloch > rundholz [doppelbloch]: doppelbloch doppellänge doppellängen
faserholz > rundholz [faserholz schleifholz industrieholz]: faserholz schleifholz industrieholz papierholz zellstoffholz plattenholz industrierundholz spanholz spanplattenholz
käferholz > rundholz [käferholz schadholz]: käferholz schadholz kalamitätsholz käferbloch borkenkäferholz käferfichte dürrling dürrlinge dürrholz dürrständer dürrständerholz
braunbloch > rundholz: braunbloch
wertholz > rundholz [wertholz furnierholz]: wertholz furnierholz furnierstamm wertstamm furnierbloch werthölzer schälfurnier furnierfähig furniertauglich furnierqualität
submission [submissions]: submission wertholzsubmission
stange [stangen]: stange waldstange bohnenstange holzstange geländerstange zaunstange rankstange bohnenstecken bohnenstaken hanichel hanicherl hanichl hanichelstange hanichlstange
pfahl [pfahl pfähle]: pfahl zaunpfahl piloten pilote pflock weidepfahl zaunpflock stempen stempn zaunstempen koppelpfahl weidezaunpfahl holzpfahl zaunstempel spitzpfahl koppelpfähle stacheldrahtpfahl drahtzaunpfahl elektrozaunpfahl rundpfahl eichenspalten spaltpfahl zaunspalten schafzaunpfahl einschlagpfahl rammpfahl holzpilot uferpfahl holzpflock weidestempel spelten spelte zaunspelten zaunspelte zaunspältling leitpflock straßenpflock spitzpflock absteckpfahl richtpfahl
zaun [zaun]: zaun
starkholz > rundholz: starkholz starkbloch starkrundholz
mast > rundholz [masten]: masten mastenholz holzmast leitungsmast telefonmast strommast
schwachholz > rundholz: schwachholz schwachrundholz dünnholz
schwachbloch > rundholz [schwachbloch kleinbloch]: schwachbloch kleinbloch
zopf [zopf]: zopf zopfdurchmesser
mittendurchmesser: mittendurchmesser
schnittholz > holz [schnittholz bauholz]: schnittholz schnitholz bauholz schnitthölzer lumber schnittware
brett > schnittholz [bretter brett]: brett bretta bretteln bretter brettl brettln brettware board boards seitenware
pfosten > schnittholz [pfosten bohlen]: pfosten pfostn bohle plank planks gerüstpfosten
staffel > schnittholz [staffel kantholz]: staffel kantholz kanthölzer vierkantholz vierkanthölzer polsterholz lagerholz riegelholz kreuzrahmen kreuzrahmenholz rahmenholz kreuzholz
latte > schnittholz [latten dachlatten]: latte lattn dachlatte
konterlatte > latte [konterlatten]: konterlatte lattung konterlattung traglattung ziegellattung
zaunlatte > latte [zaunlatten]: zaunlatte staketen stakete zaunbrett zaunbretter staketenlatte
balken > schnittholz [balken tram]: balken tram träm träme deckenbalken holzbalken dachbalken beam beams dippelbaum
kvh > schnittholz [kvh konstruktions]: kvh konstruktionsvollholz konstruktionsholz
bsh > schnittholz [bsh leimholz]: bsh leimbinder leimholz brettschichtholz leimbalken leimholzbalken brettschicht glulam bsholz
blockware > schnittholz [blockware]: blockware boule klotzware
besäumt: besäumt
schalung > schnittholz [schalungs schal rauspund]: schalung rauspund rauhspund schaltafel schalungsbrett schalungstafel schalbrett schalholz rauschalung rauhschalung schaltafeln unterdachschalung vollschalung
hobelware > schnittholz [hobel]: hobelware profilholz profilbrett fasebrett fasenbrett softline
terrassendiele > schnittholz [terrassen]: terrassendiele terrassenholz terrassenbelag terrassenbrett terrassenbretter terrassendielung
diele > schnittholz [dielen]: diele schiffboden dielenboden hobeldiele riemenboden riemen schiffbodenbrett landhausdiele dielung
fassade [fassaden]: fassade fassadenholz fassadenschalung
leiste [leisten]: leiste rundstab sockelleiste abdeckleiste
parkett [parkett]: parkett
furnier [furnier]: furnier
platte [platten]: platte massivholzplatte dreischichtplatte leimholzplatte mehrschichtplatte sperrholz sperrholzplatte multiplex
tischplatte: tischplatte tisch
stulpschalung > fassade [stulpschalungs]: stulpschalung stülpschalung deckelschalung leistenschalung
massivholz > holz [massivholz massiv]: massivholz vollholz
möbel [möbel]: möbel möbelholz tischlerholz tischlerware
tischler [tischler]: tischler
drechselholz [drechsel]: drechselholz drechslerholz drechseln drechselrohling drechselkantel drechselware drechselstück rohling schalenrohling
dach [dach dachstuhl]: dachstuhl
carport [carport]: carport
altholz > holz [altholz]: altholz stadlholz abbruchholz stadelbretter gebrauchtholz
riegel [riegel]: riegel geflammt geriegelt wimmerwuchs
maser [maser]: maser maserung maserknolle wurzelmaser
schindel [schindel]: schindel holzschindel dachschindel legschindel
zimmerei [zimmerei]: zimmerei
christbaum [christbaum]: christbaum weihnachtsbaum tannenbaum adventbaum weihnachtsbäume nordmanntanne nordmann blaufichte christbäume dorfbaum marktbaum christbam dorfchristbaum hauptplatzchristbaum kirchenchristbaum gemeindechristbaum
unbesäumt > blockware: unbesäumt naturkante baumkante waldkante
windwurf > käferholz [windwurf sturm]: windwurf sturmholz windwurfholz windbruch schneebruch bruchholz sturmwurf schneedruck schneebruchholz lawinenholz eisbruchholz windbruchholz schneedruckholz
zaunpfosten > pfahl: zaunpfosten zaunsteher holzsteher zaunriegel zaunstecken zaunsäule zaunsäulen rundpfosten holzsäule koppelpfosten weidezaunpfosten zaunstipfel stipfel steher pfostensteher weidepfosten weidestecken weidesteher koppelstecken zaunpfoschtn geländersteher leitschienensteher holzsteher
weinstecken > pfahl [weinstecken]: weinstecken rebpfahl weinpfahl rebstecken weingartenstecken weingartenpfahl stickel rebstickel weinbergpfahl baumpfahl
rhombus > fassade [rhombus]: rhombus rhombusleiste rhombusprofil rhombusschalung
boot [boots schiffs]: boot
maske [masken krampus perchten]: maske larve perchtenmaske krampusmaske holzmaske perchtenlarve
fenster [fenster]: fenster fensterholz
versteigerung [versteigerungs]: versteigerung auktion holzversteigerung wertholzversteigerung
hackstock [hackstock]: hackstock hackklotz spaltklotz hackblock spaltstock
stiel [stiel]: stiel
stielholz: stielholz werkzeugstiel axtstiel hackenstiel rechenstiel gabelstiel sensenstiel schaufelstiel hammerstiel besenstiel pickelstiel
rodel [rodel schlitten]: schlitten
klotz [klotz]: klotz holzklotz hirnholzklotz
schwelle > schnittholz [schwellen]: schwelle eisenbahnschwelle bahnschwelle holzschwelle gartenschwelle
rotkern: rotkern rotkernig
fachwerk [fachwerk]: fachwerk
geschält: geschält
astfrei: astfrei astrein astarm fehlerfrei
mondholz: mondholz mondphasenholz
sparren > schnittholz [sparren]: sparren dachsparren pfette dachpfette firstpfette fußpfette mittelpfette mauerbank mauerlatte gratsparren schiftsparren kehlbalken
kantel > schnittholz [kantel]: kantel kanteln fensterkantel
schnitzholz: schnitzholz bildhauerholz schnitzblock
instrumentenholz [klang resonanz instrumenten]: instrumentenholz klangholz tonholz resonanzholz geigenholz gitarrenholz tonewood deckenholz
hochbeet [hochbeet]: hochbeet
nut: nut nuten
feder: feder
terrasse: terrasse
balkon [balkon]: balkon
gartenzaun > zaun [gartenzaun]: gartenzaun lattenzaun bretterzaun holzzaun weidezaun viehzaun
palettenholz [palettenholz]: palettenholz palettenbrett kistenbrett verpackungsholz kistenholz
baumscheibe: baumscheibe holzscheibe
stiege [stiegen treppen stufen]: stiege treppe stufe
boden [boden]: fußboden holzboden
palisade > pfahl [palisaden]: palisade rundholzpalisade holzpalisade gartenpalisade rundpalisade palisadenholz
schneestange > stange [schneestangen]: schneestange schneezeichen schneestecken schneepflock schneepfahl schneestab schneepfosten straßenleitstange haselstecken haselnussstecken haselstange haselnussstange winterpflock schneemarkierung schneebegrenzung schneelatte
kurzholz > rundholz: kurzholz
polterholz > rundholz: polterholz
halbrund > pfahl [halbrund]: halbrundling halbrundriegel halbrundstange halbrundpfahl halbrundholz
schwelle > balken [schwellen]: schwelle holzschwelle bahnschwelle eisenbahnschwelle gartenschwelle altschwelle
heustange > stange: heinzen heinze hiefler hiefel heumandl heumanndl heureiter schwedenreiter stiefler harpfe harpfenstange kösen hoanzn heumännchen trockengerüst
grubenholz > rundholz: grubenholz grubenstempel stempelholz stützholz
maibaum > rundholz [maibaum]: maibaum maibam maienbaum fahnenmast fahnenstange fahnenmasten kirtagbaum fahnenmast
imprägniert [imprägniert]: imprägniert kesseldruckimprägniert druckimprägniert kdi kesselimprägniert teerölimprägniert
schindelholz > rundholz: schindelholz schindelbloch
pflanztrog [pflanztrog]: pflanztrog pflanzkübel pflanzkasten pflanzbehälter pflanzgefäß
eichenfass: fassdaube daube daubenholz
maser [maser maserknollen wurzelmaser]: knolle holzknolle knollenholz wurzelknolle wurzelholz burl
drechselholz [drechsel]: spindelrohling penrohling kugelschreiberrohling schreibgeräterohling drechselklotz drechselblock
schnitzholz: schnitzrohling löffelrohling maskenrohling figurenrohling
schwellenholz > rundholz: schwellenholz
schälstamm > rundholz: schälstamm schälrundholz schälware
erdstamm > rundholz [erdstamm]: erdstamm erdstammstück erdbloch erststamm stammstück zopfstück erdstück
mast > rundholz [masten]: telegrafenmast lichtmast leitungsmasten holzleitungsmast zeltmast
schwachholz > rundholz: schwachbauholz schwachsortiment
starkholz > rundholz: starksortiment starkstamm
faserholz > rundholz [faserholz schleifholz industrieholz]: spanerholz profilspanerholz zerspanerholz industrieschichtholz schichtholz spanplattenholz
bsh > schnittholz [bsh leimholz]: balkenschichtholz duobalken triobalken duolam triolam
platte > schnittholz [platten]: vollholzplatte osb brettsperrholz kreuzlagenholz siebdruckplatte seekieferplatte fichtensperrholz
brett > schnittholz [bretter brett]: hauptware lamellenware rohhobler rohhobelware kistenware lattenware
terrassendiele > schnittholz [terrassen terassen]: terassendiele terassenholz terassenbrett terassenboden terassenbelag
terrasse: terasse
balken > schnittholz [balken tram]: dübelbaum tippelbaum
altholz > holz [altholz]: stadlbrett stadlbretter scheunenholz scheunenbretter altbalken altbretter stadelholz
parkett [parkett]: holzpflaster stabparkett mosaikparkett fischgrätparkett schiffbodenparkett
pfahl [pfahl pfähle]: pilzpfahl
grubenholz > rundholz: spreize
thermoholz > holz [thermo]: thermoholz
`;
