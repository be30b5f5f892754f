import { DRY, anywhere, kinds, of, ordering, rawMaterials, says, service, suits, within } from './vocabulary-entry.ts';
import type { Meaning } from './vocabulary-entry.ts';

/**
 * Words that mean something together, anywhere in the line. Each part lists words of which one must occur;
 * the first part carries the meaning, the others are part of it. "+words" must occur and mean what they mean anyway,
 * "?words" belong to it where they occur.
 */
export type WordSet = { parts: readonly string[]; meanings: readonly Meaning[] };

export const set = (meanings: readonly Meaning[], ...parts: string[]): WordSet => ({ parts, meanings });
/** What a job is done to or where: named beside it, it says nothing more. */
const OBJECTS =
  '?holz fahrer bediener maschinist brennholz wald rundholz bloch stamm scheit baum garten haus grundstück weg meterscheit meter neben hof sägewerk stück brett schneiden mann maschine';
export const job = (ids: number[], ...parts: string[]): WordSet => set(service('', ...ids).meanings, ...parts, OBJECTS);

/** Beside standing wood, the rope is how it is taken out. */
const ROPE: readonly Meaning[] = [
  ...service('', 203).meanings,
  {
    ...within('FOREST', 'SALE_KIND', {}),
    prefers: [suits(0.6, { forestExtractionCodes: ['SEIL'] }), says(0.4, 'Seil Seilkran')],
  },
];

const FELL =
  '=fällen =fällt =gefällt fällung umschneiden umschneidet umsägt wegsägen umgeschnitten umgschnittn umschneidt umschneidn umtun umhauen =falln =umschneidn =umsagn =umtoa =umtuan umsägen umgesägt umlegen abtragen abtragung baumfällung schlägern wegschneiden umhacken abholzen';
const TREE =
  'baum bam bäume alleebaum alleebäume straßenbaum parkbaum hausbaum nadelbaum laubbaum nadelbäume laubbäume obstbaum tree trees';
const SPECIES =
  'fichte tanne kiefer lärche buche eiche esche ahorn birke erle linde pappel weide nuss kirsche thuje thujen robinie kastanie zirbe ulme douglasie platane blaufichte apfel birne zwetschke';
const NEAR_HOUSE =
  'garten haus hausdach grundstück einfahrt stromleitung leitung grab friedhof nachbar nachbarn straße terrasse pool gehweg dach gartenhaus zaun hang bach ufer';
const CUT = 'schneiden schneidet =sägen =sägt zuschneiden ablängen kleinschneiden zersägen zerkleinern';
const SPLIT = 'spalten spaltet klieben kliaben';
const FUEL =
  'brennholz scheit meterscheit kaminholz holz meterholz scheitholz meter stamm rundholz baum energieholz prügel';
const LOGS =
  'rundholz sägerundholz faserholz schleifholz bloch stamm stämme baumstamm langholz holz blochholz festmeter polter holzstapel fichtenbloche';
const BRANCHES =
  'ast äste astmaterial reisig schlagabraum hecke strauch sträucher strauchschnitt grünschnitt gehölz wipfel wipfeln gipfelholz astwerk baumschnitt gipfel kronenholz daxn asthaufen wipfelhaufen';
const CARRY =
  '=führen =führt =fahren =fährt =fahrn =führn =foan =fian transportieren wegfahren abfahren abfuhr abtransport abtransportieren frächter wegbringen überstellen';
const PULL =
  'rücken ziehen gezogen herausziehen ausziehen rausziehen bringen herausbringen rausbringen holen herausholen rausholen bringung seilen rückung schleppen heraus raus';
const PLANT = 'setzen gesetzt pflanzen gepflanzt anpflanzen auspflanzen einsetzen setzt pflanzt aufforsten';

const STORM =
  'windwurf schneebruch sturm sturmschaden unwetter schneedruck windbruch schneedruckschaden schneebruchschaden windwurfschaden windwurffläche eisbruch';
const BEETLE =
  'käfer borkenkäfer käferholz käferbaum käferbefall schadholz käferfichten kalamität kalamitätsfläche schadfläche käferfläche';
const CLEAR =
  'aufarbeiten aufarbeitung aufräumen wegräumen flächenräumung schlagräumung beseitigen räumen räumung entfernen schlägern schneiden schlägerung';

const FILLING: readonly Meaning[] = [
  ordering(
    'CATEGORY',
    says(1, 'Astmaterial Äste Reisig Häckselgut Füllmaterial'),
    kinds(0.8, 'WOOD_CHIPS'),
    says(0.4, 'Hochbeet'),
  ),
];

/** A plank beside a fence is a post; round and split ones are sold as logs. */
export const POST_OF_FENCE: readonly Meaning[] = [
  {
    ...anywhere('CATEGORY', {}),
    keepsText: true,
    prefers: [says(1, 'Zaunpfosten Zaunsteher Pfähle Pfahl Säulen'), kinds(0.6, 'LOGS')],
  },
];

/** Thinning is done by hand or with a harvester; those who name it come first. */
const THINNING: readonly Meaning[] = [
  of('SERVICES', {
    kind: 'SERVICE',
    data: { serviceCategoryIds: [103] },
    prefers: [suits(0.5, { serviceCategoryIds: [102] }), says(0.6, 'Durchforstung Erstdurchforstung')],
  }),
];

/** Trees of one species that are to be thinned are offered standing. */
const THINNED: readonly Meaning[] = [
  of('FOREST', { kind: 'SALE_KIND', votes: 1, prefers: [says(0.6, 'Durchforstung')] }),
  of('SERVICES', { kind: 'SERVICE', votes: 0, data: { serviceCategoryIds: [101, 102, 103] } }),
  ordering('SALE_KIND', says(0.6, 'Durchforstung')),
];

/** What a municipality has done; these come before felling and mending that share words with them. */
const PUBLIC_WORKS: readonly WordSet[] = [
  job(
    [802],
    'kontrollieren kontrolliert überprüfen begutachten prüfen kontrolle überprüfung begutachtung inspektion beurteilung standsicherheit',
    TREE,
  ),
  // Cut down to the stump, to grow again: the alders along a brook.
  job([804, 101, 105], '=stock', '=setzen =gesetzt', `+${TREE} erle erlen weide weiden`),
  job([801], 'sanieren sanierung erhalten kronenpflege auslichten', `${TREE} linde kastanie eiche ahorn`),
  job(
    [804],
    '=freischneiden =freischnitt =mähen =pflegen =ausschneiden',
    'bankett böschung straßenrand loipe langlaufloipe wanderweg wanderwege radweg gehweg skipiste aussichtspunkt wegrand',
  ),
  job(
    [604, 602],
    'setzen setzt einbauen tauschen verlegen einsetzen erneuern putzen räumen',
    'wasserspule wasserspulen querabschlag wasserauskehr rohrdurchlass durchlass betonrohr rohr',
  ),
  // What the bridge is driven over with is not what is to be done.
  job(
    [604],
    'brücke brückerl holzbrücke forstbrücke',
    'kaputt morsch eingestürzt einsturzgefährdet sanieren erneuern reparieren reparatur tragfähig traglast',
    '?bach graben lkw traktor forststraße forstweg befahrbar',
  ),
  job(
    [602],
    'sanieren sanierung kaputt schlaglöcher löcher ausbessern richten herrichten schottern aufschottern planieren',
    'weg wege straße hofzufahrt hofweg güterweg einfahrt wirtschaftsweg feldweg forstweg forststraße zufahrt',
  ),
  job([501], 'setzling setzlinge jungpflanze jungpflanzen containerpflanzen ballenpflanzen', SPECIES),
  job([601], 'schieben', 'traktorweg forstweg bringungsweg waldweg steig'),
];

const FELLING: readonly WordSet[] = [
  // Clearing after damage, before the breeding beetles fly out.
  job([104], CLEAR, `${STORM} ${BEETLE}`),
  job([104], FELL, BEETLE),
  job([507], '=schauen suchen kontrollieren kontrolle überwachen', 'borkenkäfer käfer'),
  job([104], 'borkenkäfer käferbefall käfer', 'wald baum fichte schaden befall befallen'),
  job([104], STORM, 'wald schaden schäden'),
  job(
    [104],
    'umgefallen umgestürzt gestürzt gefallen geworfen liegend wegräumen aufräumen',
    'wald waldstück forst',
    TREE,
  ),
  job([101, 102], 'ernten einschlagen geerntet', 'holz nadelholz laubholz wald bestand fichte'),
  job([104, 105], 'sturm unwetter schneedruck', TREE),
  // A single tree near something is a problem tree: climbing or felling piece by piece.
  job([105, 801], FELL, TREE),
  job([105, 801], FELL, SPECIES, NEAR_HOUSE),
  job([105, 801], FELL, 'haus garten grundstück friedhof'),
  job(
    [105, 801],
    TREE,
    'haus garten friedhof stromleitung grundstück nachbar nachbarn dach einfahrt =leitung auto carport garage',
  ),
  job(
    [105, 801],
    TREE,
    'weg entfernen entfernt gefährlich gefährlicher problem kaputt kaputter kaput morsch dürr schief umfallen umgefallen gefallen gestürzt umgestürzt umzufallen droht',
  ),
  job(
    [105, 801],
    'schräg schief steht hängt lehnt ragt kippt droht',
    `${SPECIES} ${TREE}`,
    'haus dach carport garten garage stadl hütte terrasse leitung zaun straße nachbar schule spielplatz',
  ),
  job([105, 801], 'kran herausheben hebebühne hubsteiger klettern kletterer stückweise', TREE),
  job([105, 801], 'cut cutting fell felling remove removal down', 'tree trees'),
  job([101, 102], FELL, 'wald bestand waldstück forst hektar festmeter holz rundholz'),
  job([105, 801], 'hängt lehnt =umgfalln =umgfallen =gfalln =abbrochn abgebrochen umgeknickt geknickt', TREE),
  job([105, 101], '=tot abgestorben =krank eschensterben eschentriebsterben', `${SPECIES} ${TREE}`),
  job([105, 801], '=entfernen =weg =kürzen =gekürzt =köpfen', SPECIES, NEAR_HOUSE),
  job([804, 105], '=entfernen =weg wegmachen wegschneiden roden', 'thuje thujen thujenhecke hecke zypresse'),
  job([105, 801], '=kürzen =gekürzt =köpfen stutzen', TREE),
  job([101, 105], FELL, SPECIES),
  job([102, 103], 'durchforstung durchforsten', 'harvester'),
  set(
    THINNING,
    'durchforstung durchforsten durchforstet',
    'lassen machen firma unternehmer preis wer hektar lohn',
    OBJECTS,
  ),
  // A stand to be thinned, unless the work is asked for.
  set(THINNED, '=durchforstung =durchforstungsholz', `+${SPECIES}`),
];

const EXTRACTING: readonly WordSet[] = [
  set(ROPE, 'seilkran', 'rückung bringung steilhang steil hang holz', OBJECTS),
  job([204], 'pferd ross', 'rückung wald ziehen'),
  job([202], 'forwarder', 'rückung bringung rücken'),
  job([205], 'hubschrauber', 'rückung bringung holz fliegen'),
  job([203, 201], PULL, 'hang steilhang graben steil steilen berghang gelände'),
  job([201], PULL, 'traktor winde seilwinde'),
  job(
    [201, 202],
    '=rausziehen =rausziehn =herausziehen =rausholen =herausholen =rausbringen =herausbringen =ausziehen =rauszahn =außaziehn =aussaziehn',
    LOGS,
  ),
  job([201], '=winde seilwinde forstwinde', 'traktor schlepper stunde stundensatz'),
  job([201, 202], PULL, 'wald waldstück', LOGS),
  job([201, 203], PULL, 'graben tobel schlucht', LOGS),
  job([201, 203], '=graben =grabn tobel schlucht', LOGS, '=aus =ausn =ausm =liegt =heraus'),
  job([203, 201, 205], 'holzbringung bringung', 'steil steilhang hang gelände'),
];

const CARRYING: readonly WordSet[] = [
  job([303], CARRY, 'hackschnitzel hackgut'),
  job([302], CARRY, 'brennholz scheit meterscheit schnittholz brett'),
  job([304], CARRY, 'harvester bagger maschine maschinen forwarder traktor'),
  job([302], 'transporteur frächter spediteur spedition', 'brennholz scheit meterscheit schnittholz'),
  job([301], 'transporteur frächter spediteur spedition', LOGS),
  job([301], CARRY, LOGS),
  job([301], 'bringen bringt', LOGS, 'sägewerk säge'),
  job([301], 'bringen bringt', 'auto lkw lastwagen', 'rundholz bloch stamm baumstamm'),
  job(
    [304],
    'tieflader überstellen umstellen überstellung',
    'harvester bagger maschine maschinen forwarder traktor raupe',
  ),
  job([301], CARRY, 'kurzholz faserholz blochfuhre lkw', '?anhänger'),
  job([301], 'lkw kranwagen langholzwagen', 'rundholz bloch holz stamm kran'),
];

const PROCESSING: readonly WordSet[] = [
  job([402], SPLIT, CUT),
  job([402], SPLIT, FUEL),
  job([402], CUT, 'brennholz scheit meterscheit meterholz kaminholz ofenlänge ofenlang scheitholz'),
  job([402], 'split splitting', 'firewood wood logs'),
  job([402, 401], '=klein =kleiner', '=machen =macht', 'maschine spalter hacker fahrer lohn'),
  job(
    [404],
    CUT,
    'brett bretter pfosten balken bohlen bloch stamm stämme rundholz eigene eigenes kantholz lärchenstamm schnittholz baumstamm dachstuhl',
  ),
  job([404], 'säge sägewerk bandsäge', 'mobil mobile mobiles fahrbar fahrbare hof'),
  job(
    [401],
    'hackt häckselt hacken häckseln hacker häcksler schreddern zerkleinern shreddern',
    `${BRANCHES} holz energieholz hackgut kronenholz`,
  ),
  job([403], 'trocknen trocknung', 'lohn lassen firma'),
  job([403], 'containertrocknung satztrocknung hackguttrocknung'),
  job([405], '=sieben siebung', 'hackgut hackschnitzel lohn anlage'),
];

const CARING: readonly WordSet[] = [
  job(
    [804, 401],
    'entsorgen entsorgung abtransportieren abtransport wegführen wegbringen',
    `${BRANCHES} grünschnitt strauchschnitt gartenabfall grüngut`,
    '?abholen',
  ),
  job(
    [804],
    'zurückschneiden schneiden pflegen pflege stutzen',
    'windschutzhecke feldhecke wallhecke knick feldgehölz windschutzgürtel',
  ),
  job([803, 804], 'entfernen roden ausgraben ausreißen', 'thujen thujenhecke hecke hecken strauch sträucher gestrüpp'),
  job([506], 'aufstellen errichten rammen einschlagen', 'weidezaun gartenzaun koppelzaun wildzaun =zaun'),
  job([506], '=bauen', 'lassen wer firma jemand', 'weidezaun gartenzaun koppelzaun wildzaun =zaun'),
  job(
    [501],
    PLANT,
    'wald forst kahlschlag kahlfläche fichte fichten tanne lärche eiche baum bäume jungbäume setzling setzlinge pflanzen jungpflanzen forstpflanzen douglasie hektar stück windwurffläche',
  ),
  job([501], 'aufforstung aufforsten', 'fichte tanne lärche eiche stück kahlfläche windwurf käferfläche pflanzen'),
  job(
    [502],
    'ausmähen mähen ausgrasen freischneiden ausschneiden ausmahn ausmähn',
    'kultur jungwald forstkultur pflanzen jungpflanzen bäumchen aufforstung wald jungwuchs',
  ),
  job(
    [503],
    'läutern auslichten ausputzen durchreisern stammzahlreduktion dickung pflegen',
    'jungwald dickung jungbestand bestand wald jungwuchs',
  ),
  job([504], 'aufasten aufastung astung', 'wald stamm bestand fichte lärche douglasie wertholz'),
  job(
    [506],
    'zaun zäunen einzäunen zaunbau schutz schützen',
    'wild wildverbiss reh rehe hirsch aufforstung verbiss kultur wildschutz',
  ),
  job(
    [804, 801],
    'schneiden schnitt stutzen zurückschneiden pflegen pflege =kürzen =gekürzt',
    'hecke hecken thujenhecke ligusterhecke thujen thuje liguster hainbuchenhecke =buchs buchsbaum strauch sträucher',
  ),
  job(
    [801],
    'schneiden schnitt stutzen zurückschneiden pflegen pflege einkürzen auslichten sichern',
    'alleebaum alleebäume straßenbaum parkbaum hausbaum obstbaum obstbäume obstbaum kirschbaum birnbaum zwetschkenbaum linde kastanie streuobst streuobstwiese birnbäume krone baumkrone apfelbaum nussbaum',
  ),
  job([801, 105], 'schneiden schnitt stutzen zurückschneiden', TREE, '?groß großer großen'),
  job(
    [803],
    'raus heraus rausreißen fräsen entfernen ausfräsen herausfräsen weg ausgraben ausreißen fräse wegfräsen roden',
    'wurzelstock wurzelstöcke wurzel wurzeln stock stöcke baumstock baumstöcke baumstumpf stumpf stubben strunk baumstrunk wurzelstrunk',
  ),
  job([505], 'mulchen mulcher gemulcht', 'fläche forst wald schlagabraum böschung kahlschlag gestrüpp brombeeren'),
];

const ROADS_AND_ADVICE: readonly WordSet[] = [
  job([601], 'bauen bau errichten anlegen neubau neu gebaut baut', 'forststraße forstweg waldweg weg traktorweg'),
  job(
    [602],
    'sanieren sanierung richten herrichten reparieren reparatur instandhalten ausgeschwemmt weggeschwemmt ausgewaschen schottern schotter planieren abziehen walzen nachschottern grädern gräder ausbessern',
    'forststraße forstweg waldweg weg wege straße zufahrt güterweg',
  ),
  job(
    [602, 605],
    'ausgeschwemmt weggeschwemmt ausgewaschen richten sanieren reparieren kaputt',
    'hochwasser mure vermurung unwetter starkregen sturm',
    'weg wege straße forststraße forstweg waldweg zufahrt güterweg',
  ),
  job(
    [602, 605],
    'hochwasser mure vermurung murenabgang unwetter hangrutschung',
    'weg wege straße forststraße güterweg schaden schäden',
  ),
  job(
    [804, 605],
    'räumen räumung ausräumen freischneiden entfernen aufräumen',
    'bach wildbach bachbett ufer treibholz schwemmholz wildholz hochwasser graben gerinne',
  ),
  job(
    [804],
    'freischneiden zurückschneiden ausschneiden ausasten ausholzen',
    'freileitung bahndamm autobahn trasse straße wanderweg gehweg radweg leitung leitungstrasse lichtraum lichtraumprofil loipe güterweg waldrand alm weide stromleitung',
  ),
  job([701], 'erbe erben erbschaft übergabe verlassenschaft', 'wald waldstück forst waldgrundstück'),
  job([804], 'entfernen roden zurückschneiden schneiden pflegen', '=gehölz =gehölze bewuchs buschwerk strauchwerk'),
  job([604], 'brücke', 'traktor lkw forststraße forstweg befahrbar'),
  job([804, 505], 'schwenden schlegeln', 'alm weide almweide almfläche fläche'),
  job([804, 505], 'mähen mulchen mulcht', 'böschung bankett straßenrand damm rückhaltebecken ufer skipiste'),
  job([603], 'bauen anlegen bagger', 'rückeweg rückewege rückegasse'),
  job([604], 'bauen bau sanieren erneuern errichten errichtung neubau', 'brücke holzbrücke durchlass rohr furt'),
  job(
    [701],
    'schätzen schätzung bewerten bewertung wert gutachten gutachter schätzgutachten sachverständiger',
    'wald waldstück forst waldgrundstück waldfläche waldwert',
  ),
  job([703], 'auszeigen auszeige anzeichnen markieren auszeichnen', 'holz wald baum bäume bestand durchforstung'),
  job([702], 'plan planung bewirtschaften bewirtschaftung konzept betriebsplan', 'wald waldstück forst'),
  job([704], 'vermarkten vermarktung abverkaufen abnehmer', 'holz rundholz wald'),
  job([705], 'vermessen vermessung drohne grenze grenzen', 'wald waldstück grenze grundstück forst'),
  job([706], 'förderung förderungen beratung', 'wald aufforstung forst waldfonds'),
];

/** What is chipped already, by what it was made of; the facts of chips state it. */
const chipped = (material: string, codes: readonly string[], words: string): WordSet =>
  set(
    [of('WOOD_CHIPS', { prefers: [suits(1, { rawMaterialGroupCodes: [...codes] }), says(0.6, words)] })],
    material,
    '=gehackt =gehackte =gehacktes =gehackter =gehäckselt =gehäckseltes =geschreddert =geschreddertes =zerkleinert =zerkleinertes =gebrochen',
    '?unbehandelt naturbelassen lose',
  );

/** Goods whose words would otherwise be read as a job: they come first. */
const GOODS: readonly WordSet[] = [
  chipped(
    'baumschnitt strauchschnitt grünschnitt heckenschnitt gartenabfall gartenabfälle landschaftspflegeholz landschaftspflegematerial rebschnitt obstbaumschnitt',
    ['1.1.7'],
    'Baumschnitt Häcksel',
  ),
  chipped(
    'altholz palettenholz paletten gebrauchtholz abbruchholz kistenholz recyclingholz',
    rawMaterials('1.3'),
    'Altholz Paletten Abbruch',
  ),
  chipped(
    'kappholz restholz sägerestholz industrierestholz verschnitt schwarten spreißel sägenebenprodukt',
    rawMaterials('1.2'),
    'Sägehackgut Kappholz Restholz',
  ),
  chipped(
    'ast äste astmaterial wipfel gipfelholz kronenholz waldrestholz schlagabraum reisig',
    rawMaterials('1.1.4'),
    'Waldhackgut Waldrestholz',
  ),
  chipped('wurzelstock wurzelstöcke wurzel wurzeln stubben', ['1.1.5', '1.1.2'], 'Wurzelstöcke Wurzel'),
  // What children land on.
  set(
    [of('WOOD_CHIPS', { votes: 3, prefers: [says(1, 'Fallschutz Spielplatz Schaukelplatz')] })],
    'schaukel schaukeln rutsche klettergerüst klettergerüste kletteranlage kletterturm kletternetz spielgerät spielgeräte wippe turngerät turngeräte kinderspielplatz schaukelbereich spielbereich kletterbereich',
    '+hackschnitzel hackgut rindenmulch =mulch =rinde fallschutz =belag',
    '?=unter =unterm',
  ),
  set(
    [
      of('FIREWOOD', {
        votes: 2,
        prefers: [says(1, 'Anzündholz Anfeuerholz Spreißel Spandl Kleinholz'), suits(0.3, { lengthMaxInCm: 30 })],
      }),
    ],
    '=feuer',
    '=machen =anmachen =anfangen =starten =anzünden',
    '?holz klein kleines dünn dünnes',
  ),
  // Who names a wood to start the fire with means splits of it rather than kindling.
  set(
    [
      of('FIREWOOD', {
        kind: 'QUALITY',
        votes: 1,
        prefers: [suits(0.6, { dryingStates: DRY }), suits(0.5, { lengthMaxInCm: 33 })],
      }),
    ],
    '=anheizen =anschüren =vorheizen',
    `+${SPECIES} weichholz nadelholz`,
    '?=zum',
  ),
  // Firewood of trees that beetles killed, not the clearing.
  set(
    [of('FIREWOOD', { prefers: [says(0.6, 'Käferholz Käfer')] })],
    'käfer borkenkäfer käferbaum käferholz käferfichten',
    '+brennholz meterscheit kaminholz',
  ),
  // Sawdust and chips to smoke food with are sold as smoking wood.
  set(
    [of('FIREWOOD', { prefers: [says(1, 'Räuchermehl Räucherspäne Selchspäne Räucherchips')] })],
    'räuchern räucherofen selchen selch smoker räucherkammer',
    'sägemehl sägespäne =späne hobelspäne hackschnitzel =chips =mehl',
  ),
  // What is bought to be chipped, not the chipping.
  set(
    [
      ordering(
        'CATEGORY',
        says(1, 'Energieholz Energierundholz Hackholz Kronenholz Waldrestholz Astholz'),
        kinds(0.4, 'LOGS', 'FOREST', 'WOOD_CHIPS'),
      ),
    ],
    '=hacken =verhacken =häckseln',
    '=zum',
    `+${BRANCHES} ${BEETLE} rundholz stamm energieholz gipfelholz schwachholz polterholz polter stangen faserholz`,
  ),
  // What one splits or cuts oneself.
  set(
    [of('FIREWOOD', { prefers: [says(0.7, 'ungespalten Rundlinge Prügel'), suits(0.4, { lengthMinInCm: 95 })] })],
    'selber selbst selberspalten selbstspalten',
    `${SPLIT} selberspalten selbstspalten`,
    '?brennholz scheit meterscheit meterholz holz rundling rundholz meter',
  ),
  set(
    [of('FIREWOOD', { votes: 1, prefers: [suits(0.6, { lengthMinInCm: 95 })] })],
    'selber selbst',
    CUT,
    '+scheit meterscheit meterholz meterscheiter prügel',
  ),
];

const OTHERS: readonly WordSet[] = [
  // A stove in the kitchen, not a kitchen to be built.
  set(
    [
      of('FIREWOOD', {
        prefers: [suits(0.7, { lengthMinInCm: 20, lengthMaxInCm: 33 }), says(0.4, 'Küchenherd Tischherd Herd')],
      }),
    ],
    'herd herdl holzherd sparherd tischherd ofen holzofen küchenherd',
    'küche kuchl kuchi',
  ),
  // Timber to burn is firewood: offcuts, old boards, slabs, poles.
  set(
    [of('FIREWOOD', { prefers: [says(1, 'Altholz Restholz Abfallholz Verschnitt Abschnitte Stadelbretter')] })],
    'bauholz rest reste bauholzreste holzrest holzreste abfall abfälle abschnitt abschnitte verschnitt brett bretter latte latten balken stadlbretter dachlatten schalbretter',
    '=verheizen =verheizn =einheizen =verbrennen =unterheizen =verschüren =verbrenna',
  ),
  set(
    [of('FIREWOOD', { keepsText: true })],
    'stange stangen schwarte käferholz dürrling dürrlinge',
    '=verheizen =verheizn =einheizen =verbrennen =unterheizen =verschüren',
  ),
  // On the stump: the buyer does the felling.
  set(
    [
      of('FOREST', {
        kind: 'SALE_KIND',
        data: { isForProcessing: true },
        prefers: [says(0.6, 'Brennholz Selbstwerber')],
      }),
    ],
    '=stock abstock',
    'brennholz kaminholz',
  ),
  set(
    [of('FOREST', { kind: 'SALE_KIND', data: { isForProcessing: true } })],
    'aufarbeiten aufarbeitung schlägern =fällen',
    '=stock abstock stehend',
    'käferholz windwurf holz schadholz brennholz bestand wald',
  ),
  // Cuttings for the heating plant or the composter, not the cutting of hedges.
  set(
    [
      of('WOOD_CHIPS', {
        votes: 2,
        prefers: [suits(0.8, { rawMaterialGroupCodes: ['1.1.7'] }), says(0.5, 'Häcksel Baumschnitt')],
      }),
    ],
    'strauchschnitt grünschnitt straßenbegleitgrün heckenschnitt begleitgrün baumschnitt gehölzschnitt',
    '+heizwerk hackschnitzel hackgut biomasse kompost',
  ),
  // A load of logs to be cut for the stove.
  set(
    [
      of('FIREWOOD', {
        prefers: [suits(0.6, { lengthMinInCm: 150 }), says(0.8, 'Energierundholz Stangen lang Prügel')],
      }),
    ],
    'stammware stammholz stamm rundholz rundlinge',
    '+brennholz',
    'lkw ladung zug lastzug fuhre lkw-ladung',
  ),
  set(POST_OF_FENCE, '=pfosten =pfostn', 'wildzaun wildschutzzaun hirschzaun rotwildzaun kulturzaun hordenzaun'),
  // Posts for a fence against game, or to mark a boundary: goods, not the job.
  set(
    [ordering('CATEGORY', says(1, 'Zaunpfosten Zaunsteher Pfähle Pfahl Säulen'))],
    'wildzaun wildschutzzaun hirschzaun rotwildzaun kulturzaun hordenzaun hordengatter vermessung',
    '+zaunpfosten =steher =stecken =säulen stange latte',
  ),
  set(
    [of('LOGS', { votes: 2, prefers: [says(1, 'Pfähle Pfahl Pflöcke Stempen')] })],
    'wildzaun wildschutzzaun hirschzaun rotwildzaun kulturzaun hordenzaun hordengatter vermessung',
    '+pfahl holzpflock holzpflöcke',
  ),
  // A plank beside a fence is a post; the pasture only says what it is for.
  set(POST_OF_FENCE, '=pfosten =pfostn', 'weidezaun koppelzaun viehzaun almzaun pferdezaun'),
  set(POST_OF_FENCE, '=pfosten =pfostn', '+zaun weidezaun koppel koppelzaun weide gartenzaun lattenzaun hag wildzaun'),
  // What a raised bed is filled with, not what it is built of.
  set(FILLING, 'hochbeet hügelbeet', 'füllmaterial füllung befüllen auffüllen =füllen'),
  set(FILLING, 'hochbeet hügelbeet', '+ast äste astmaterial reisig strauchschnitt grünschnitt häckselgut'),
  // Beside posts a pasture only says what they are for.
  set(
    [ordering('CATEGORY', says(1, 'Weidezaun Koppelzaun Almzaun'), says(0.6, 'Zaunpfähle Weidepfähle Pfähle Stempen'))],
    'weidezaun koppelzaun viehzaun almzaun pferdezaun',
    '+=stecken zaunpfosten =säulen pfahl =latten',
  ),
  // Spread as mulch, not the job of mulching.
  set(
    [of('WOOD_CHIPS', { votes: 1, prefers: [says(1, 'Rindenmulch Mulch'), says(0.4, 'Häcksel Hackschnitzel')] })],
    '=mulchen',
    '+rinde rindenmulch hackschnitzel häcksel =holzhäcksel =häcksel späne span hobelspan garten beet hecke',
  ),
  // Wood from storm, snow and beetle with a species or form beside it is goods, not the clearing.
  set(
    [of('LOGS', { votes: 1, keepsText: true, prefers: [says(0.8, 'Windwurf Sturmholz Käferholz Schadholz')] })],
    STORM,
    `+${SPECIES} rundholz bloch holz`,
  ),
  // "Logs" are firewood beside a stove.
  set(
    [of('FIREWOOD')],
    'logs log',
    '+stove fireplace fire oven heating burner firewood kachelofen ofen kamin kiln dried seasoned heizkessel palette sack half trocken netzsack',
  ),
  // Who cuts wood on the stump says "Brennholz" too, yet means the standing trees.
  set(
    [
      of('FOREST', {
        kind: 'SALE_KIND',
        data: { isForProcessing: true },
        prefers: [says(0.6, 'Brennholz Selbstwerber')],
      }),
    ],
    'selbstwerber selbstwerbung selbstwerben',
    'brennholz holz kaminholz käferholz windwurf',
  ),
  set(
    [of('FOREST', { kind: 'SALE_KIND', data: { isForProcessing: true } })],
    'selber selbst',
    'schneiden fällen umschneiden aufarbeiten schlägern werben herausschneiden',
    'holz brennholz käferholz käferbaum käferbäume käferfichten schadholz wald bäume windwurf sturmholz durchforstung',
  ),
  set(
    [{ ...anywhere('CATEGORY', {}), keepsText: true, prefers: [says(1, 'Hobelspäne Einstreu Sägespäne')] }],
    'einstreu einstreuen streu',
    'pferd pferde kuh kühe stall pferdestall boxen hühner =rinder hasen box',
  ),
  set(
    [{ ...anywhere('CATEGORY', {}), prefers: [says(1, 'Einstreu Hobelspäne Sägespäne Späne')] }],
    'pferd pferde hühner kühe =rinder',
    'stall box boxen',
  ),
  // "Alt" says nothing of firewood, and much of a beam.
  set(
    [ordering('QUALITY', says(1, 'Altholz alt alte'))],
    '=alt =alte =alter =altes =alten',
    '+balken tram diele brett =stadl',
  ),
  set(
    [
      of('WOOD_CHIPS', {
        votes: 2,
        prefers: [says(1, 'Rindenmulch Mulch'), suits(0.4, { rawMaterialGroupCodes: ['1.1.6'] })],
      }),
    ],
    '=mulch =mulchmaterial',
    'garten beet hecke blumen beete sträucher',
  ),
];

export const WORD_SETS: readonly WordSet[] = [
  ...GOODS,
  ...PUBLIC_WORKS,
  ...FELLING,
  ...EXTRACTING,
  ...CARRYING,
  ...PROCESSING,
  ...CARING,
  ...ROADS_AND_ADVICE,
  ...OTHERS,
  // Wood for a fire.
  set([of('FIREWOOD', { votes: 2 })], '=feuer', '=holz =hoiz'),
];
