/** The forest, its work and its machines. The format is that of `lexicon.data.ts`. */
export const FOREST_LEXICON = `
wald [wald waldes forst]: wald waldung forst
waldstück > wald: waldstück waldgrundstück waldparzelle waldfläche
abstock [abstock]: abstock stockverkauf stockkauf stehendverkauf
stehend: stehend standholz
durchforstung [durchforstungs]: durchforstung durchforsten erstdurchforstung durchforstn
schlägerung [schlägerungs]: schlägerung schlägern holzschlägerung holzernte holzeinschlag lohnschlägerung
aufarbeitung [aufarbeitungs]: aufarbeitung aufarbeiten
selbstwerber [selbstwerber]: selbstwerber selbstwerbung selbstwerben selberwerber selbstaufarbeiter selberaufarbeiten selbstaufarbeiten selberschneiden selberschlägern selbermachen selberfällen selberhacken
brusthöhendurchmesser: bhd brusthöhendurchmesser
harvester [harvester]: harvester vollernter hawester harwester kranvollernter harvesterernte
forwarder [forwarder]: forwarder rückezug rückewagen tragschlepper krananhänger
prozessor [prozessor]: prozessor
skidder: skidder forstspezialschlepper
traktor [traktor]: traktor schlepper forsttraktor forstschlepper
seilkran [seilkran]: seilkran seilbahn seilbringung mobilseilkran seilgerät langstreckenseilkran kippmastseilkran seilkranbringung
seilwinde [seilwinden]: seilwinde forstseilwinde
rückung [rücke rück]: rückung rücken bringung ausrücken holzrückung holzbringung rücketraktor rücker holzrücken holzrücker ausseilen
pferderückung: pferderückung rückepferd holzrücken-pferd
hubschrauber: hubschrauber helikopter
hacken [hack]: hacken hacker häckseln häcksler lohnhacken holzhacker trommelhacker hackdienst forsthacker lohnhacker lohnhäckseln holzhäckseln häckseldienst schreddern mobilhacker hackunternehmen
spalten [spalt]: spalten holzspalten lohnspalten spaltdienst lohnspalter
spalter [spalter]: spalter holzspalter kegelspalter spaltautomat
trocknung [trocknungs]: trocknung lohntrocknung holztrocknung trockenkammer
lohnschnitt [lohnschnitt]: lohnschnitt lohnsägen lohnschneiden lohnsäge lohnsägerei mobilsägewerk mobilsäge einschnitt lohnschnitter
blockbandsäge [blockbandsägen]: blockbandsäge bandsäge bandsägewerk
sägewerk [sägewerks]: sägewerk säge sägewerke sägerei
baumfällung [baumfäll]: baumfällung baumfällen fällung problembaum baumabtragung baumschnitt problembaumfällung spezialfällung baumfäller problembäume gefahrenbaum risikofällung seilklettertechnik kletterfällung baumabtrag baumentfernung
baumpflege [baumpflege]: baumpflege baumklettern baumsanierung baumpfleger baumkletterer baumdienst baumchirurgie heckenschnitt obstbaumschnitt kronenpflege kronenschnitt
baumkontrolle: baumkontrolle baumkataster
stockfräse [stockfräs]: stockfräse stockfräsen wurzelstockfräsen wurzelfräsen wurzelstockfräse baumstumpffräse stubbenfräse baumstockfräse stockrodung wurzelstockentfernung baumstumpfentfernung stumpffräse
landschaftspflege: landschaftspflege
forststraße [forststraßen forstweg]: forststraße forststrasse forstweg wegebau waldweg forstraße forststraßenbau forstwegebau
wegsanierung [wegsanierungs]: wegsanierung wegerhaltung wegpflege forstwegsanierung wegsanierungen wegebausanierung grädern gräder forststraßensanierung
bagger [bagger]: bagger baggerarbeit baggerung
aufforstung [aufforstungs]: aufforstung aufforsten forstpflanze setzen pflanzung auspflanzen wiederaufforstung forstpflanzung bepflanzung
pflanze [pflanz pflanzen]: pflanze setzling jungpflanze
kulturpflege: kulturpflege freischneiden ausmähen kulturmahd freimähen
jungbestandspflege: jungbestandspflege läuterung dickungspflege stammzahlreduktion jungwuchspflege jungwaldpflege läutern
wertastung: wertastung astung aufastung aufasten
mulchen [mulch]: mulchen forstmulchen forstmulcher mulcher
verbissschutz [verbissschutz]: verbissschutz wildschutz wildzaun zaunbau wildschutzzaun einzäunung kulturzaun verbissmittel
borkenkäfer [borkenkäfer käfer]: borkenkäfer buchdrucker
holztransport [holztransport]: holztransport frächter rundholztransport holzfrächter rundholzzug rundholzlkw holzfuhr rundholzfrächter langholztransport holztransporteur holztransporte blochtransport holzlkw
hackguttransport: hackguttransport
maschinentransport: maschinentransport tieflader
gutachten [gutachter]: gutachten waldbewertung bewertung gutachter waldschätzung waldgutachten sachverständiger forstgutachten
waldwirtschaftsplan: waldwirtschaftsplan
holzauszeige: holzauszeige auszeige auszeigen auszeichnen holzanzeichnen
holzvermarktung: holzvermarktung
vermessung [vermessungs]: vermessung drohne drohnenbefliegung drohnenflug
förderberatung: förderberatung waldförderung
beratung [beratungs]: beratung waldberatung forstberatung
zertifizierung [zertifizierungs]: zertifizierung
forstdienst [forst]: forstdienstleistung forstbetrieb forstunternehmer forstunternehmen forstarbeit forstservice
dienstleistung: dienstleistung
kletter [kletter]: klettern kletterer
motorsäge [motorsägen]: motorsäge kettensäge motormanuell
lkw [lkw]: lkw lastwagen
kran [kran]: kran
windwurfaufarbeitung: windwurfaufarbeitung schadholzaufarbeitung käferholzaufarbeitung sturmholzaufarbeitung käferaufarbeitung
rückeweg [rückeweg]: rückeweg rückegasse
brücke [brücken]: brückenbau durchlass
pferd [pferde]: pferd
`;
