/** Properties, units and general words. The format is that of `lexicon.data.ts`. */
export const PROPERTY_LEXICON = `
holz [holz]: holz hölzer gehölz wood
trocken [trocken]: trocken getrocknet dürr abgelagert trockn dry gelagert trk trck trkn trockn trucken trucka truckn
c16: c16 s7 s7ts
c24: c24 s10 s10ts s10k
c30: c30 s13 s13ts s13k
ofenfertig > trocken [ofenfertig]: ofenfertig ofentrocken kaminfertig
lufttrocken > trocken [lufttrocken]: lufttrocken luftgetrocknet
kammertrocken > trocken [kammertrocken]: kammertrocken kammergetrocknet kammergetrocknetes
technisch: technisch
waldfrisch [waldfrisch frisch]: waldfrisch frisch nass grün feucht schlagfrisch frischholz
vorgetrocknet: vorgetrocknet halbtrocken angetrocknet
gespalten [gespalten]: gespalten gesp gsp
ungespalten: ungespalten
gehackt: gehackt
geschnitten: geschnitten
gehobelt: gehobelt hobelfertig gehobelte
sägerau: sägerau sägerauh sägefrisch sägeroh
geschlichtet: geschlichtet gestapelt geschichtet
geschüttet: geschüttet lose
palette [paletten]: palette europalette pallet palettenware
kiste [kisten]: kiste holzkiste raummeterkiste box boxen kistl
lieferung [liefer lieferungs zustell]: lieferung zustellung geliefert zugestellt liefern zustellen hauszustellung frei-haus freihaus delivery deliver delivered hauslieferung anlieferung zufuhr zuastellt zust zugst zugest anliefern zugeliefert hingestellt
selbstabholung [abhol selbstabhol]: selbstabholung selberholen selbsthoin selbahoin selbaholn selberhoin söwahoin abholung selbstabholer abholen abzuholen abhof abholpreis abh
einblasen [einblas]: einblasen eingeblasen tankwagen blasen einblaswagen silowagen
enplus [enplus]: enplus
dinplus: dinplus
pefc [pefc]: pefc
fsc: fsc
gratis: gratis verschenken geschenkt kostenlos umsonst gschenkt herschenken free
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
sack: sack säcke sakerl
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
garten [garten]: garten gartl
baum [baum]: baum
ast [ast]: ast äste
wurzel [wurzel]: wurzel wurzelstock
rest [rest]: rest reste
industrie [industrie]: industrie
energie [energie]: energie
meter [meter]: meter
lohn [lohn]: lohn
mobil [mobil]: mobil
transport [transport]: transport transporte
`;
