/** Species and groups of species. The format is that of `lexicon.data.ts`. */
export const SPECIES_LEXICON = `
fichte [fichten fichtn rottannen]: fichte rottanne fichtn fichtl spruce bergfichte gebirgsfichte rotfichte
tanne [tannen weißtannen tann]: tanne weißtanne edeltanne tannl fir
fita: fita
kiefer [kiefern kiefer föhren föhrn weißkiefern weißkiefer forchen]: kiefer föhre föhra forche weißkiefer waldkiefer rotföhre weißföhre rotkiefer pine
schwarzkiefer [schwarzkiefern schwarzkiefer schwarzföhren]: schwarzkiefer schwarzföhre
lärche [lärchen lärch lerchen lärchn]: lärche lerche lärch lärchn lerch lärcherne larch berglärche gebirgslärche steinlärche
douglasie [douglasien douglas duglasien]: douglasie duglasie douglas duglas douglasfichte douglastanne dougi dgl
zirbe [zirben zirbel zirbn zirm zirbenkiefern arven zirbm]: zirbe zirbelkiefer zirbenkiefer arve zirm zirbn zirbm zirbelholz
weymouthskiefer [weymouthskiefern weymouthskiefer stroben]: weymouthskiefer weymouthkiefer weymouth weymuth weimutskiefer strobe
eibe [eiben]: eibe
buche [buchen rotbuchen buchn]: buche rotbuche buchn buchscheit beech kernbuche
hainbuche [hainbuchen weißbuchen hagebuchen]: hainbuche weißbuche hagebuche hagbuche
eiche [eichen eich stieleichen]: eiche kerneiche splinteiche stieleiche traubeneiche sommereiche wintereiche eichn oak
roteiche [roteichen]: roteiche amerikanische-eiche
zerreiche [zerreichen]: zerreiche
esche [eschen eschn]: esche eschn ash kernesche olivesche thermoesche
ahorn [ahorn bergahorn spitzahorn]: ahorn bergahorn spitzahorn feldahorn maple
birke [birken birkn]: birke birkn hängebirke birch
erle [erlen]: erle schwarzerle grauerle roterle weißerle alder irln irle
robinie [robinien akazien]: robinie akazie scheinakazie acacia
kirsche [kirsch kirschen kirschbaum vogelkirschen wildkirschen]: kirsche vogelkirsche wildkirsche kirschbaum süßkirsche cherry
nuss [nuss walnuss nussbaum]: nuss walnuss nussbaum walnussbaum walnut welschnuss baumnuss
schwarznuss [schwarznuss]: schwarznuss
linde [linden]: linde sommerlinde winterlinde
pappel [pappel pappeln]: pappel schwarzpappel hybridpappel silberpappel poplar
aspe [aspen espen zitterpappel]: aspe espe zitterpappel
weide [weiden]: weide silberweide salweide korbweide felber
ulme [ulmen rüstern rüster ulmen]: ulme rüster rusten bergulme feldulme flatterulme
kastanie [kastanien]: kastanie
edelkastanie > kastanie [edelkastanien kesten maroni esskastanien]: edelkastanie kesten keschtn esskastanie maroni marone
rosskastanie > kastanie [rosskastanien]: rosskastanie
apfel [apfel apfelbaum]: apfel apfelbaum wildapfel holzapfel
birne [birnen birn birnbaum]: birne birnbaum wildbirne holzbirne mostbirne mostbirnbaum
zwetschke [zwetschken zwetschgen pflaumen zwetschkenbaum pflaumenbaum]: zwetschke zwetschge pflaume zwetschkenbaum pflaumenbaum
elsbeere [elsbeer elsbeeren]: elsbeere elsbeer
eberesche [ebereschen vogelbeer]: eberesche vogelbeere vogelbeer vogelbeerbaum
platane [platanen]: platane
obstholz [obst obstbaum obstholz]: obstholz obstbaum
hartholz > holz [hartholz]: hartholz harthölzer hardwood
weichholz > holz [weichholz]: weichholz weichhölzer softwood
nadelholz > holz [nadelholz nadel]: nadelholz nadelbaum nadelgehölz
laubholz > holz [laubholz laub]: laubholz laubbaum
mischholz > holz [mischholz misch]: mischholz gemischtholz brennholzmischung
buchsbaum [buchsbaum]: buchsbaum
thuja [thujen]: thuja lebensbaum
zeder [zedern]: zeder
wacholder [wacholder]: wacholder
mammutbaum [mammut]: mammutbaum sequoia
olive [oliven]: olive olivenbaum olivenholz
tropenholz [exoten tropen]: tropenholz exot bangkirai bankirai teak teakholz mahagoni palisander ebenholz rosenholz padouk cumaru ipe bongossi balsa balsaholz
holunder [holunder holler]: holunder holler hollerstaude
hasel [hasel haselnuss]: hasel haselnuss haselstrauch
marille > obstholz [marillen]: marille marillenbaum aprikose aprikosenbaum
weichsel > obstholz [weichsel]: weichsel weichselbaum sauerkirsche
quitte > obstholz [quitten]: quitte quittenbaum
pfirsich > obstholz [pfirsich]: pfirsich pfirsichbaum
maulbeere > obstholz [maulbeer]: maulbeere maulbeerbaum
hainbuche: hornbaum steinbuche hagenbuche hainbuchn
zwetschke [zwetschken zwetschgen pflaumen kriecherl ringlotten mirabellen]: kriecherl kriecherlbaum ringlotte ringlottenbaum mirabelle mirabellenbaum
eberesche [ebereschen vogelbeer mehlbeer]: mehlbeere mehlbeerbaum
kirsche [kirsch kirschen kirschbaum vogelkirschen wildkirschen traubenkirschen]: traubenkirsche kirschenbaum
pappel [pappel pappeln albern]: alberbaum albern alber kanadapappel balsampappel
kiefer [kiefern kiefer föhren latschen latschenkiefern bergkiefern]: latschenkiefer bergkiefer legföhre fehra fehrn fehren forchn foran
ahorn [ahorn bergahorn spitzahorn]: silberahorn eschenahorn
weide [weiden]: trauerweide kopfweide bruchweide palmweide
edellaubholz > holz [edellaubholz edellaub]: edellaubholz buntlaubholz edelholz edelhölzer wertlaubholz
goldregen [goldregen]: goldregen
kornelkirsche [kornelkirschen dirndl]: kornelkirsche dirndl dirndlbaum dirndlstrauch
weißdorn [weißdorn]: weißdorn rotdorn
schlehe [schlehen schlehdorn schwarzdorn]: schlehe schlehdorn schwarzdorn
essigbaum [essigbaum]: essigbaum
kirschlorbeer [kirschlorbeer]: kirschlorbeer lorbeerkirsche
stechpalme [stechpalmen]: stechpalme
ginkgo [ginkgo]: ginkgo ginko
paulownia [paulownia]: paulownia kiribaum blauglockenbaum
götterbaum [götterbaum]: götterbaum
tulpenbaum [tulpenbaum]: tulpenbaum
baumhasel [baumhasel]: baumhasel
obstholz [obst obstbaum obstholz fruchtholz]: fruchtholz
flieder [flieder]: flieder fliederstrauch
mispel [mispel]: mispel
speierling [speierling]: speierling sperberbaum
`;
