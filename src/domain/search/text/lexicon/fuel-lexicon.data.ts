/** What is burnt, strewn and smoked with, and the stoves for it. The format is that of `lexicon.data.ts`. */
export const FUEL_LEXICON = `
brennholz > holz [brennholz kaminholz ofenholz scheitholz feuerholz kachelofenholz]: brennholz brenholz brennhols brennhölzer kaminholz ofenholz offenholz scheitholz scheit scheitl stückholz feuerholz heizholz kachelofenholz kaminofenholz firewood brennscheit ofenhölzer hausbrandholz spaltholz schürholz heizmaterial brennmaterial scheiterholz feiwerk legna drva drevo palivo ogrjev lemne tüzifa
meterscheit > brennholz [meterscheit meterholz]: meterscheit meterholz meterscheitl meterspälten meterprügel meterware metascheitl metaholz metascheita
halbmeter [halbmeter]: halbmeterscheit halbmeter halbmeterholz
brikett [brikett briketts]: brikett holzbrikett sägespänebrikett sägespänbrikett spänebrikett holzspänebrikett briquette pressling holzpressling rufbrikett kaminbrikett ofenbrikett holzziegel holzstaubbrikett brigget
rindenbrikett > brikett: rindenbrikett
rundbrikett > brikett: rundbrikett nestrobrikett nestro
stangenbrikett > brikett: stangenbrikett achtkantbrikett pinikay pinikaybrikett
pellet [pellets pellet]: pellet pelet pellett holzpellet holzpelet sackpellet
sackware [sack]: sackware
hackschnitzel [hackschnitzel hackgut hackmaterial schnitzel]: hackschnitzel hackgut hackmaterial hackschnitzl hakschnitzel holzschnitzel schnitzel hackschnitz hackgutschnitzel woodchips hackguat woodchip hackschnitl hackschnizl hackschnitzi hackguad
waldhackgut > hackschnitzel [waldhackgut]: waldhackgut waldhackschnitzel
sägehackgut > hackschnitzel [sägehackgut]: sägehackgut industriehackgut sägerestholz spreißelhackgut schwartenhackgut kappholzhackgut sägehackschnitzel sägewerkshackgut industriehackschnitzel papierhackgut weißhackgut zellstoffhackgut plattenhackgut kapphackgut sägewerkshackschnitzel
feinhackgut > hackschnitzel [feinhackgut]: feinhackgut feinhackschnitzel
mittelhackgut > hackschnitzel [mittelhackgut]: mittelhackgut
grobhackgut > hackschnitzel [grobhackgut]: grobhackgut
biomasse [biomasse]: biomasse
span [späne span]: span späne spänen schoatn scharten schartn flocke flocken
rinde [rinden]: rinde hackrinde brennrinde sägerinde rindenhackgut fichtenrinde nadelrinde kiefernrinde tannenrinde laubholzrinde frischrinde altrinde rohrinde entrindungsrinde rindenabfall
mulch [mulch]: mulch
energieholz > holz [energieholz]: energieholz energierundholz hackholz hackhaufen hackpolter energieastholz biomasseholz brennholzstamm brennholzstämme energiestamm energierundling
waldrestholz > energieholz [waldrestholz]: kronenholz gipfelholz astmaterial schlagabraum landschaftspflegeholz landschaftspflegematerial grünschnitt wipfelholz zopfholz flurholz waldrestholz astholz waldholzrest schlagrücklass schlagrückstand kronenmaterial kronenrestholz asthaufen astabfall gipfelmaterial wipfelmaterial waldrestmaterial restwipfel trassenholz heckenholz gehölzschnittholz
restholz > holz [restholz]: restholz abfall abfallholz holzabfall verschnitt kappholz kappstück sägeabschnitt holzrest schnittrest sägerest tischlereiabfall hobelabfall leimholzrest endstück
industrierestholz > restholz [industrierestholz]: industrierestholz sägewerksrestholz sägewerksabfall sägenebenprodukt snp
anzünder [anzünder]: anzünder grillanzünder kaminanzünder ofenanzünder feueranzünder holzanzünder anzündwolle anzündwürfel anzündhilfe
gluthalter: dauerglut gluthalter
stroh: stroh strohballen
kohle: kohle steinkohle braunkohle koks
hausbrand [hausbrand]: hausbrand
ofen [ofen öfen]: ofen kachelofen kaminofen
kachel [kachel]: kachel
kamin [kamin cheminee]: kamin cheminee
heizung [heiz heizungs]: heizung heizen
anzündholz > brennholz [anzündholz anfeuerholz anzünd]: anzündholz anfeuerholz unterzündholz anzündholzerl spreißelholz spreißel spreißl spandl spandln spanl kienspan kienholz kleinspalt kleinholz anmachholz anheizholz zündholz bürdeli bürdele kindling unterzünd anschürholz spachtl zündspan anfeuerspan anzündspan anzündscheit anzündscheitl anfeuerscheit feuerspan unterheizholz kleingehacktes spaltl anzündhölzl
prügel > brennholz [prügel knüppel]: prügel prügelholz knüppel knüppelholz rundprügel bengel prügl
rundling > rundholz [rundling]: rundling rugel rundscheit
grillholz > brennholz [grillholz grill]: grillholz
räucherholz > brennholz [räucher selch räucherholz]: räucherholz selchholz räucherchips smokerholz räucherchip räucherscheit räucherklotz räucherklötze räucherchunk woodchunk chunk smokewood räucherschnitzel grillchip smokerchip
räuchermehl > räucherholz: räuchermehl räucherspan räucherspäne selchspan selchspäne selchmehl
saunaholz > brennholz: saunaholz saunascheit
pizzaofenholz > brennholz: pizzaofenholz pizzaholz backholz backofenholz brotbackholz brotofenholz
baumfackel [schwedenfeuer baumfackel]: baumfackel schwedenfeuer schwedenfackel finnenkerze baumkerze schwedenkerze holzfackel gartenfackel
gebündelt: gebündelt bündelholz bündel bündelware bunkerl büscherl
schwarte > holz [schwarten schwartling]: schwarte schwartling schwartlinge schwartn schwartenholz säumling säumlinge saumling schwartel
reisig [reisig]: reisig reisach grassach graß daxn daxen dachsn widn wied widl astwerk graffel äste-haufen tannenreisig grabreisig deckreisig tannengrün fichtenreisig tannenzweig reisigbund schmuckreisig abdeckreisig tannenäste graßach reisholz
sägespan > span [sägespäne sägemehl]: sägespan sägespäne sägemehl sagmehl sagschoatn sagscharten sägescharten sagspäne sawdust sagscheiten frässpan frässpäne holzmehl holzstaub schleifstaub gattersägespäne bandsägespäne
hobelspan > span [hobelspäne]: hobelspan hobelspäne hobelschoatn hobelscharten hobelschartn shaving
einstreu [einstreu streu]: einstreu pferdeeinstreu stalleinstreu einstreuspäne streuspäne einstreumaterial streumaterial streu kleintierstreu hühnerstreu katzenstreu pferdestreu boxenstreu strohersatz stallstreu liegeboxeneinstreu kälbereinstreu
rindenmulch > rinde [rindenmulch]: rindenmulch mulchrinde dekorinde dekorrinde zierrinde pinienrinde piniendekor rindenhäcksel ziermulch gartenrinde rindenhumus
fallschutz [fallschutz]: fallschutz fallschutzhackschnitzel spielplatzhackschnitzel fallschutzmaterial fallschutzschnitzel spielplatzschnitzel spielplatzhackgut fallschutzhackgut schaukelplatz spielplatzmulch spielplatzrinde fallschutzrinde fallschutzmulch fallschutzbelag
holzwolle [holzwolle]: holzwolle
rebholz > brennholz: rebholz rebenholz weinrebe weinrebenholz
holzkohle [holzkohle]: holzkohle grillkohle
netzsack > sack [netzsack]: netzsack kaminholzsack raschelsack netzsäcke netzsäcken netzen
bigbag [bigbag]: bigbag
karton [karton]: karton schachtel schachterl schachtl
paket [paket]: paket packerl packl pkg
pumpwagen: pumpwagen
kachelofen > ofen [kachelofen]: grundofen kachelherd
schwedenofen > ofen [schwedenofen]: schwedenofen
pizzaofen > ofen [pizzaofen backofen]: pizzaofen holzbackofen backofen brotbackofen brotofen
smoker [smoker]: smoker
sauna [sauna]: sauna saunaofen fasssauna
grill [grillen]: grill grillen griller
räuchern [räuchern]: räuchern selchen selch selchkammer
küchenherd [küchenherd tischherd]: küchenherd tischherd sparherd
feuerschale [feuerschalen lagerfeuer]: feuerschale lagerfeuer feuerkorb
holzvergaser [holzvergaser]: holzvergaser holzvergaserkessel scheitholzkessel stückholzkessel
zentralheizung [zentralheizungs]: zentralheizung
heizwerk [heizwerk]: heizwerk biomasseheizwerk fernheizwerk
kliabholz > brennholz: kliabholz kliebholz klobholz kloabholz kliabhoiz
anzündholz > brennholz [anzündholz anfeuerholz anzünd]: untakentn unterkentn unterkenten ankentn aufkentn ankenten spandlholz spanlholz spreißlholz kienspandl feuerspandl zünderholz zunderholz anschürer anheizer
küchenherd [küchenherd tischherd sparherd herd holzherd kuchlofen küchenofen kuchlherd]: küchenherd
holzvergaser [holzvergaser vergaser kessel heizkessel scheitholzkessel]: holzvergaser
pizzaofenholz > brennholz: backscheit backscheiter bachscheiter backholz pizzascheit
kachelofen > ofen [kachelofen grundofen speicherofen hafnerofen]: hafnerofen kunscht chunscht chunst
schwedenofen > ofen [schwedenofen tunnelofen]: tunnelofen
reisig [reisig]: kranzreisig kranzlreisig grassat graßat taxen taxn reisad bürtl bürdl birtl boschen buschen
`;
