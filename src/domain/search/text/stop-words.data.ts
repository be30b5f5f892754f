/** Words that carry no meaning in an advert or a query. */
export const STOP_WORDS = `
aber alle allem allen aller alles als also am an auch auf aus bei beim bereits bis bitte da damit dann das dass dem den
der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwa etwas
euch euer eure fuer für gegen gibt hab habe haben hat hier ich ihm ihn ihnen ihr ihre im in ins ist ja je jede jeder
jedes kann kein keine können man mehr mein meine mich mir mit nach nicht noch nur ob oder ohne pro schon sehr sein seine
sich sie sind so soll sowie statt über um und uns unser unsere unter usw vom von vor war was weil wenn werden wie wir
wird wo zum zur zwischen wegen sondern denn deshalb daher trotz obwohl während nachdem falls sobald weder entweder jedoch bloß
anstatt anstelle mittels samt dabei darauf daran darin davon dazu daraus hierfür wofür womit wobei sonst ziemlich zzgl inkl ca cirka circa bzw per the and of for
`;

/** Words of buying and selling: kept in adverts, of no use in a query. */
export const QUERY_NOISE = `
kaufen kauf verkaufen verkauf verkaufe verkauft abzugeben suche suchen sucht gesucht biete bieten angebot angebote
anbieter anzeige anzeigen günstig günstige günstiges günstigste billig billige billiges billigste preis preise preiswert
preiswerte kosten was wieviel nähe umgebung region regional regionale regionales österreich online bestellen zu ab
brauche benötige möchte will haben mieten euro eur holz gut gute guter gutes guten schön schöne schöner schönes beste
bester bestes sofort verfügbar dienst service firma jemand wer fürs vors ans ins aufs
lassen lass lasst lässt machen mach macht gmacht brauchen braucht brauchat brauchad gebraucht bräuchte hätte hätten hätt
habts habt gibts gibt's gäbe will wollen wolle möchten mag mögen würde würden könnte könnt könnten müssen muss müsste
soll sollte sollen sollt darf gern gerne bittschön danke hallo servus grüß gott griaß griass eich ihr eure unserem
unseren unserer meinen meinem meiner meines deinen euren unsern bin bist seid sein ward wär wäre geht gehts gehen kommt
komm kommen bekommen krieg kriegen krieg kriegt wissen weiß denkt hilft helfen hilfe frage fragen bräuchten dafür damit
dringend schnell bald heute morgen nächste nächsten nächster woche wochen heuer heurig heurige ungefähr zirka rund
wirklich richtig eigentlich vielleicht einfach eh halt mal bissl bisschen bisserl paar einige viel viele mehrere wenig
größere größerer kleine kleiner kleines kleinere grosse große großer großes ganze ganzer ganz ganzen neu neue neuer neues
alt alte alten alter altes direkt bauer bauern bäuerin landwirt landwirten hersteller erzeuger privatperson daheim zuhause zu hause
zeug zeugs sachen sache ding dinge art sorte sorten irgend irgendwas irgendwer irgendwo jemanden jemandem welche welcher
welches welchen wohin woher wann warum wieso ned net nit nix ned a an i bei mia mir uns ma des dei mei sei oa oan oana
oans selber fürn kriag kriagt poor bräucht hobby anfänger gscheit gscheits gscheites gschmeidig ordentlich ordentliche ordentliches vernünftig vernünftige super top prima
topqualität qualitativ hochwertig hochwertige hochwertiges erstklassig erstklassige spitze spitzen passend passende
passendes geeignet geeignetes geeignete ideal perfekt zusammen stehen steht liegt liegen hol hole
erschwinglich kostengünstig günstiger günstigen billiger billigen billigstes billigster billigsten kindergarten waldkindergarten wiederverkauf wiederverkäufer leistbar sonderangebot aktion angeboten rabatt
anbieten angeboten erhältlich lagernd vorrätig vorhanden abgeben abzugebn vergeben inserat inserate gewerbe betrieb
unternehmen unternehmer umkreis gegend nähere näheren hier da dort drüben überall egal
bauen errichten aufstellen montieren ausleihen leihen borgen neben fuhre fuhren ladung house
kipper rohstoff öko füllung material werk schlauch ferienhaus wochenendhaus wochnendhaus tausch ka daham dahoam schnö
schnöi vorm wochenend wochenende express liefertermin mitnehmen wohnzimmer nachfüllen garage fuada fuda fuader fuder
party feier fest hochzeit keller abrechnung önorm norm abnahme abnehmer hascht hosch z w v з в на у т й suachat
suachert suchert wos kost wieviü bräuchert brauchert bräuchat nimmer nimma oma opa fertig einlagern landkreis vür fuer
stundenweise tageweise wochenweise fuhrenweise scho schon gleich
bestele bestelle bestell d brauch brauche poa boa fürn fürm fürd füan fian füa fia ds mid uf vo dr dä het hätt hani
öpper öppis gsuecht sueche suach suech suachad anhänger voll tiny mini schweiz deutschland za na do od dla de di del
un una il la le per pour dans con che cu schräg schräge schräger brauchn brauchts wen suchn suachn gsuacht neban nebn
kaffn verkaffn irgendan oana acker wiese fischteich teich tunnel festzelt marterl kapelle straßenmeisterei bauhof
wasserverband gemeindeamt wassergenossenschaft agrargemeinschaft bezirkshauptmannschaft bringungsgenossenschaft
weggenossenschaft sachsen thüringen hessen niedersachsen brandenburg württemberg nrw pachten pacht makler forstamt
forstverwaltung forstbetriebe bundesforste gutsverwaltung notdienst mann wieder tun kostet entlang fahrer erstellen
erstellt durchführen durchführung ausführung übernehmen übernimmt übernahme einsatz einsätze auftrag aufträge
ausschreibung vergabe leistung leistungen anfrage anfragen suchauftrag termin kurzfristig ehestmöglich ehest baldigst
bayern italien liechtenstein eu zweck zwecks ersatz bedarf verwendung geeigneter zuverlässig zuverlässige
zuverlässiger verlässlich verlässliche erfahren erfahrene erfahrener seriös seriöse seriöser dringender
bekomme bekommt kauft kaufe kaufen verkauft hohe hoher hoch wood
jänner januar feber februar märz april mai juni juli august september oktober november dezember frühjahr frühling herbst
sommer monat monate ganzjährig laufend laufende laufenden laufender fortlaufend langfristig liefervertrag lieferverträge
rahmenvertrag jahresvertrag jahresliefervertrag kontrakt kontrakte vertrag verträge vertragsmenge
jahresmenge jahresbedarf heizjahr subunternehmer sub subunternehmen partie trupp mannschaft gemeindewald sozialaktion
ortskern ortsbild ortsbildpflege ortsgestaltung
dorferneuerung bürgermeister marktgemeinde stadtgemeinde baudienst wirtschaftshof stadtgarten themenweg kw kilowatt
holen holt geholt mochn mocha moch mochts energetisch energetische thermisch holzig holzige holziges grad gerade grod glei gleich aktuell komma bitte stundensatz
stundenlohn stundenpreis hektarpreis festmeterpreis pauschalpreis arbeit arbeiten
need want wants looking look where who can could would like buy get cheap price best good please my me you your near our
from in on at is are have has with some any this that how much many to or of and the for someone help
groß gross klein kleinen großen grossen nein nix haus kaputt gastro tankstelle konform natürlich sagt sagen sagte meint
probieren test testen volksschule schulzentrum hort schauen wohnung auto weniger riecht duft duftet kimmt kummt wida wieder hoam ware waren mog mecht mechat
zan zam oda owa hob hobn kunnt kunnts gibz frei freie freier freies verfügbare kunde kunden kundin freihalten freihaltung
montag dienstag mittwoch donnerstag freitag samstag sonntag wochentags übermorgen morgn montags samstags
turnsaal pausenhof schulhof feuerwehr feuerwehrhaus hallenbad freibad strandbad weihnachtsmarkt pickup irgendwann
früh frühs abend abends mittag mittags nachmittag vormittag nachts besonders hauptsache möglichst eventuell evtl etwas nah
poar ebba epper öpis hätts gits warat obn untn drobn hängt hangt liegt außer ausgenommen ohni ohna nit keiner keines keinem koa koan koane
gesamt insgesamt gesamte gesamter gesamtes gesamten summe rasch rasche umgehend prompt
versorgen versorgung beliefern befüllen befüllt halten haltet hält tät tat täte vuaringd vurrätig hobts hobt gebts deine deinem bspw krank kranke krankes
`;

/** Words that say where: the next words are tried as a place first. */
export const PLACE_PREPOSITIONS = [
  'in',
  'bei',
  'um',
  'raum',
  'nahe',
  'nähe',
  'umgebung',
  'bezirk',
  'nach',
  'rund',
] as const;
