import { CONIFER, DRY, FRESH, FRUIT, HARD, SOFT, STATE, across, around, long, of, thick, wide } from './facts-b.ts';
import type { When } from './facts-b.ts';
import {
  BAGS,
  DECK,
  DELIVERED,
  ENERGY,
  FUEL_CHIPS,
  GLULAM,
  KINDLING,
  LITTER,
  LOOSE,
  MIXED_GRADES,
  MULCH,
  PALES,
  PINE,
  POSTS,
  SAW_STEMS,
  SERVICE,
  SLABS,
  SMOKING,
  SPLITS,
  SPRUCE,
  SPRUCE_FIR,
  TIMBER,
  TREES,
  TURNING,
  job,
  section,
} from './kinds-of-goods.ts';
import { meaning } from './meaning.ts';
import type { PersonQuery } from './person-query.ts';

const FUEL = ['FIREWOOD'] as const;
const SAWN = ['SAWN_WOOD'] as const;
const CHIPS = ['WOOD_CHIPS'] as const;
const LOGS = ['LOGS'] as const;
const FOREST = ['FOREST'] as const;
const STEMS: When = SAW_STEMS;
const ENERGY_LOGS = { titleIncludes: [...ENERGY, 'faserholz', 'schleifholz'] };
const PLAY = { textIncludes: ['fallschutz', 'spielplatz', 'schaukelplatz'] };
const AUCTION = { textIncludes: ['submission', 'versteiger', 'auktion', 'wertholz', 'furnier'] };
const ROADSIDE = { textIncludes: ['forststraße', 'waldstraße', 'waldort', 'frei straße', 'ab wald'] };
const wetAtMost = (...moistureContentCodes: string[]): When => ({ moistureContentCodes });
const M35 = wetAtMost('M8', 'M10', 'M15', 'M20', 'M25', 'M30', 'M35', 'W20', 'W30', 'W35');
const M30 = wetAtMost('M8', 'M10', 'M15', 'M20', 'M25', 'M30', 'W20', 'W30');
const FINE = { particleSizeCodes: ['P16', 'P16S', 'G30'] };
const MIDDLE = { particleSizeCodes: ['P31', 'P31S', 'G50'] };

/**
 * Lines of the evening of 29 November: speech of ten regions, voice input, contracts and classes of heating plants, codes of
 * sawmills, tasks of municipalities, learners' spelling. All meanings stood here before any line was asked.
 */
export const FRESH_J: readonly PersonQuery[] = [
  ...meaning('pensioner', [
    ['buachas Brennhoiz an hoibn Meta lang', FUEL, { ...of('BUCHE'), ...SPLITS }, long(47, 53)],
    ['Schoatn fia d Henna', CHIPS, { textIncludes: LITTER }],
    ['wer tuat ma de Bam umschneidn hintam Haus', SERVICE, job(105, 801, 101), job(105, 801)],
    ['Spranzn und Zaunstempn', TIMBER, { textIncludes: [...POSTS, 'zaun'] }],
    ['a Fuada Fichtenhulz zan Unterhoatzn', FUEL, { ...SPRUCE, ...SPLITS }],
    ['Hulz zan Hoazn trucka', FUEL, SPLITS, DRY],
    ['Kraxn voll Spanholz', FUEL, { titleIncludes: KINDLING }],
    ['Lörchane Schindln fürs Dach', TIMBER, { textIncludes: ['schindel'] }, of('LAERCHE')],
    ['Feichtane Lattn fürn Schupfn', SAWN, SPRUCE_FIR, { textIncludes: ['latte', 'lattung', 'staffel'] }],
    ['Holz fürn Stubenofn Birch und Buach', FUEL, { ...of('BIRKE', 'BUCHE'), ...SPLITS }],
    ['Schitterle fürn Ofa dürr', FUEL, SPLITS, DRY],
    ['Bürdele zum Afüra', FUEL, { titleIncludes: KINDLING }],
    ['Tannigs Holz für d Kunscht', FUEL, { ...of('TANNE', 'FITA'), ...SPLITS }],
    ['Bohnestange gsuacht', TIMBER, { textIncludes: ['bohnenstang', 'stangen für'] }],
    ['Buechigs Cheminéeholz ufem Palett', FUEL, { ...of('BUCHE'), ...SPLITS }, { titleIncludes: ['palett'] }],
    ['Sägmehl für d Chüngel', CHIPS, { textIncludes: LITTER }],
    ['Kirschbam Stamm zan verkaffn wos kriag i', LOGS, { ...STEMS, ...of('KIRSCHE') }],
    ['Schwartn zum Eihoazn', FUEL, { titleIncludes: SLABS }],
    ['Wurzlstock aussa fräsn', SERVICE, job(803)],
    ['Kestn Steckn fian Wein', TIMBER, { textIncludes: ['reb', 'wein', ...POSTS] }, of('EDELKASTANIE')],
  ]),
  ...meaning('phone-in-the-forest', [
    ['hallo ich suche jemanden der mir das holz aus dem wald zieht', SERVICE, job(201, 202, 203, 204), job(201)],
    [
      'fichte bloch vier meter zehn ab zwanzig zopf',
      LOGS,
      { ...STEMS, ...SPRUCE },
      { ...long(400, 420), ...across(20) },
    ],
    ['windwurf zweihundert festmeter wer kann kommen', SERVICE, job(104, 102, 101), job(104)],
    ['ruecketraktor mit kran heute', SERVICE, job(201, 202)],
    ['hackerunternehmer nähe leoben', SERVICE, job(401), around('leoben', 50)],
    ['lkw mit kran für rund holz transport', SERVICE, job(301)],
    ['lerche stämme kaufen', LOGS, { ...STEMS, ...of('LAERCHE') }],
    ['buch brennholz meter scheit ungespalten oder gespalten', FUEL, { ...of('BUCHE'), ...SPLITS }, long(95, 105)],
    ['seil bahn steil hang holz bringen', SERVICE, job(203)],
    ['eichen stamm fünfzig durchmesser preis', LOGS, { ...STEMS, ...of('EICHE') }, across(50)],
    ['fi käfer polter 80 fm abholbereit', LOGS, { ...STEMS, ...SPRUCE_FIR }, { minQuantity: 50 }],
    ['stock fräser gesucht dringend', SERVICE, job(803)],
    ['esche krank steht neben straße fällen', SERVICE, job(105, 801, 101, 104), job(105)],
    ['waldstück eine hektar fichte mit grund', FOREST, SPRUCE_FIR],
    ['wie viel kriegt man für tanne be ce', LOGS, { ...STEMS, ...of('TANNE', 'FITA') }, MIXED_GRADES],
    ['brücke über bach für holz lkw kaputt', SERVICE, job(604, 602, 601), job(604)],
  ]),
  ...meaning('heating-plant', [
    ['Hackgut G30 W30 je Schüttraummeter geliefert', CHIPS, FUEL_CHIPS, { ...FINE, ...M30, ...DELIVERED }],
    [
      'P31S M20 Hackschnitzel Schubboden',
      CHIPS,
      FUEL_CHIPS,
      { ...MIDDLE, ...wetAtMost('M8', 'M10', 'M15', 'M20', 'W20') },
    ],
    ['Waldhackgut frei Heizwerk Wassergehalt max 35 %', CHIPS, FUEL_CHIPS, M35],
    ['Energieholz Tonne atro frei Werk', LOGS, ENERGY_LOGS],
    ['Rahmenvertrag Hackgut 5000 srm jährlich', CHIPS, FUEL_CHIPS, { minQuantity: 200 }],
    ['Rinde für Biomasseheizwerk lose', CHIPS, { rawMaterialGroupCodes: ['1.1.6', '1.2.1.4'] }],
    [
      'Sägerestholz Kappholz zum Hacken',
      ['WOOD_CHIPS', 'FIREWOOD', 'LOGS'],
      { textIncludes: ['säge', 'rest', 'kapp', ...SLABS] },
    ],
    ['Hackguttransport Schubbodenzug 90 m3', SERVICE, job(303)],
    ['Hackgut P63 nass Großanlage', CHIPS, FUEL_CHIPS, { particleSizeCodes: ['P63', 'P63S', 'P100', 'G100'] }],
    [
      'Wipfelmaterial Schlagabraum zum Hacken abzugeben',
      ['WOOD_CHIPS', 'LOGS', 'FOREST'],
      { textIncludes: ['wipfel', 'kron', 'ast', 'waldrest', 'schlag', ...ENERGY] },
    ],
    ['Energierundholz Nadel frei Waldstraße 500 fm', LOGS, { ...ENERGY_LOGS, ...CONIFER }, { minQuantity: 200 }],
    ['Industriepellets lose Silo-Lkw', ['PELLETS'], LOOSE, { textIncludes: ['industrie'] }],
    [
      'trockenes Hackgut unter 25 Prozent Feuchte Steiermark',
      CHIPS,
      FUEL_CHIPS,
      { ...wetAtMost('M8', 'M10', 'M15', 'M20', 'M25', 'W20'), federalStateId: STATE.styria },
    ],
    ['Grobhacker mieten samt Fahrer pro Stunde', SERVICE, job(401)],
    ['Hackgut sieben Feinanteil', SERVICE, job(405)],
    ['Pappelhackgut Kurzumtrieb', CHIPS, FUEL_CHIPS, { textIncludes: ['pappel', 'kurzumtrieb', 'energiewald'] }],
  ]),
  ...meaning('sawmill', [
    ['Kurzholz Fi/Ta 3 m 2a-3b', LOGS, { ...STEMS, ...SPRUCE_FIR }, { ...long(290, 315), ...across(20, 39) }],
    [
      'Bloche Fichte A/B/C + CX 4 m',
      LOGS,
      { ...STEMS, ...SPRUCE_FIR },
      { ...long(390, 420), logGradeCodes: ['ABC', 'AB', 'BC', 'CX', 'B', 'C'] },
    ],
    ['Sägerundholz Lärche FMO', LOGS, { ...STEMS, ...of('LAERCHE') }],
    ['Rundholz Tanne frei Werk FOO 2b', LOGS, { ...STEMS, ...of('TANNE', 'FITA') }, across(25, 29)],
    ['Braunbloche Fichte', LOGS, { ...STEMS, ...SPRUCE_FIR }, { logGradeCodes: ['BR'] }],
    ['Wertholzsubmission Eiche A', LOGS, { ...STEMS, ...of('EICHE') }, AUCTION],
    ['Bergahorn Riegel Stamm', LOGS, { ...STEMS, ...of('AHORN') }],
    ['Kiefer Stammholz lang 12 m+', LOGS, { ...STEMS, ...PINE }, long(1200, 2500)],
    ['Douglasie Starkholz ab Mittendurchmesser 50', LOGS, { ...STEMS, ...of('DOUGLASIE') }, across(50)],
    [
      'Industrierundholz Faser Nadel 2 m',
      LOGS,
      { titleIncludes: ['faserholz', 'schleifholz', 'industrie', ...ENERGY] },
      long(190, 210),
    ],
    [
      'Buche Rundholz B/C 3a aufwärts',
      LOGS,
      { ...STEMS, ...of('BUCHE') },
      { logGradeCodes: ['BC', 'B', 'C', 'ABC'], ...across(30) },
    ],
    ['Fi-Langholz entrindet', LOGS, { ...STEMS, ...SPRUCE_FIR }, long(800, 2500)],
    ['Lohnschnitt Hauptware und Seitenware', SERVICE, job(404)],
    [
      'PEFC zertifiziertes Fichtenrundholz Raum Murau',
      LOGS,
      { ...STEMS, ...SPRUCE_FIR },
      { pefcCertified: true, federalStateId: STATE.styria },
    ],
    ['Schwarznuss Furnierholz Versteigerung', LOGS, of('SCHWARZNUSS', 'NUSS'), AUCTION],
  ]),
  ...meaning('municipality', [
    ['Hackschnitzel für Spielplatz unter Schaukel', CHIPS, PLAY],
    ['Fallschutzmaterial Holz nach EN 1177 Kindergarten', CHIPS, PLAY],
    ['Bretter für neue Parkbänke Lärche gehobelt', SAWN, of('LAERCHE'), thick(38, 60)],
    [
      'Schneestangen Winterdienst Pflöcke',
      TIMBER,
      { textIncludes: ['schneestang', 'schneezeich', 'stangen', ...POSTS] },
      { textIncludes: ['schnee'] },
    ],
    ['Baumpflege Allee Kronenschnitt Gemeinde', SERVICE, job(801)],
    [
      'Brückengeländer Rundholz Lärche Wanderweg',
      TIMBER,
      of('LAERCHE'),
      { textIncludes: ['rund', 'geländer', ...POSTS] },
    ],
    ['Bretter für Hochbeete Kindergarten unbehandelt', SAWN, CONIFER, { textIncludes: ['hochbeet', 'lärche'] }],
    ['Bäume im Schulhof kontrollieren lassen', SERVICE, job(802)],
    ['Straßenböschung mähen und ausholzen', SERVICE, job(804, 505, 503)],
    ['Rindenmulch Ortsverschönerung 20 m3', CHIPS, MULCH, { minQuantity: 10 }],
    ['Steg im Moor Bohlen Lärche Eiche', SAWN, of('LAERCHE', 'EICHE'), { thicknessInMm: { min: 38, max: 80 } }],
    ['Nahwärme Volksschule Hackgut Jahresmenge', CHIPS, FUEL_CHIPS, { minQuantity: 100 }],
    ['Christbaum Hauptplatz 15 m', ['LOGS', 'FOREST', 'FIREWOOD'], TREES],
    ['Gemeindewald Wirtschaftsplan erstellen', SERVICE, job(702)],
  ]),
  ...meaning('newcomer', [
    ['wo kann ich kaufen Holz für Offen', FUEL, SPLITS],
    ['Ich brauche Mann mit Kran wegen Baum kaput', SERVICE, job(105, 801, 101, 104), job(105, 801)],
    ['meşe odun kuru', FUEL, { ...of('EICHE', 'ROTEICHE', 'ZERREICHE'), ...SPLITS }, DRY],
    ['bukova drva cena po metru', FUEL, { ...of('BUCHE'), ...SPLITS }],
    ['peleti u džaku', ['PELLETS'], BAGS],
    ['дрова бук сухі', FUEL, { ...of('BUCHE'), ...SPLITS }, DRY],
    ['dry beech logs for wood stove delivery', FUEL, { ...of('BUCHE'), ...SPLITS }, { ...DRY, ...DELIVERED }],
    ['holz klein für feuer machen anfang', FUEL, { titleIncludes: KINDLING }],
    ['Brennhols 33 zentimeter trokken bitte bringen', FUEL, SPLITS, { ...DRY, ...long(31, 35), ...DELIVERED }],
    ['Tschipsi Holz für Garten unter Baum', CHIPS, MULCH],
    ['oak planks for table', SAWN, of('EICHE')],
    ['daska smreka 24 mm', SAWN, SPRUCE_FIR, thick(22, 26)],
    ['Firma suchen Bäume schneiden Garten Preis Stunde', SERVICE, job(801, 804, 105), job(801)],
  ]),
  ...meaning('hobby-turner', [
    ['Zwetschke Rohling Schale 20 cm', TIMBER, of('ZWETSCHKE')],
    ['Maserknolle gesucht', TIMBER, { textIncludes: ['maser', 'knolle'] }],
    ['Lindenholz für Krippenfiguren', TIMBER, of('LINDE'), { textIncludes: ['schnitz'] }],
    ['Kugelschreiber Kanteln exotisch oder Olive', TIMBER, TURNING],
    ['Eibe Stamm Stück', TIMBER, of('EIBE')],
    ['Apfelholz trocken zum Drechseln', TIMBER, of('APFEL', 'OBSTHOLZ')],
    ['Buchsbaum oder Flieder Abschnitte', TIMBER, TURNING],
    ['Hainbuche für Werkzeuggriffe', TIMBER, of('HAINBUCHE')],
    ['Nussholz Kantel 60x60', TIMBER, of('NUSS', 'SCHWARZNUSS'), TURNING],
    ['Erlenholz für Kleiderbügel und Löffel', TIMBER, of('ERLE')],
  ]),
  ...meaning('household', [
    ['Brennholz ofenfertig 5 Schüttmeter St. Pölten', FUEL, SPLITS, { ...DRY, federalStateId: 3 }],
    ['Räucherspäne Buche für Forelle', ['FIREWOOD', 'WOOD_CHIPS'], { textIncludes: SMOKING }],
    ['Bretter fürs Gartenhaus außen', SAWN, CONIFER],
    ['Obstbaumholz für den Grill', FUEL, FRUIT],
  ]),
  ...meaning('stove-fitter', [
    ['Holz 30 cm Kaminofen Esche Restfeuchte < 15', FUEL, { ...of('ESCHE'), ...SPLITS }, { ...DRY, ...long(25, 35) }],
    ['weiches Holz zum schnellen Anheizen Tischherd', FUEL, { ...SOFT, ...SPLITS }, long(20, 35)],
    ['Scheitholzkessel Meterholz hart Kranlieferung', FUEL, { ...HARD, ...SPLITS }, { ...long(95, 105), ...DELIVERED }],
  ]),
  ...meaning('carpenter', [
    ['Leimbinder 16/32 GL28', SAWN, { textIncludes: GLULAM }, section(160, 320)],
    ['Lärche Rhombusleisten Fassade', SAWN, of('LAERCHE'), { textIncludes: ['rhombus', 'fassade'] }],
    ['Eschenbohlen 80er kammertrocken', SAWN, of('ESCHE'), thick(72, 88)],
    ['Thermoesche Terrassendielen', SAWN, DECK, of('ESCHE')],
    ['Fußbodenbretter Zirbe breit', SAWN, of('ZIRBE'), wide(140, 400)],
  ]),
  ...meaning('farmer', [
    [
      'Zaunpfähle gespitzt 180 cm Kastanie',
      TIMBER,
      { titleIncludes: POSTS },
      { ...of('EDELKASTANIE'), ...long(170, 190) },
    ],
    ['Zaunlatten und Querlatten für Koppel', TIMBER, { textIncludes: [...PALES.textIncludes, 'koppel', 'latten'] }],
    ['Forstpflanzen setzen lassen nach Kahlschlag', SERVICE, job(501)],
    ['frisches Buchenholz ab Hof Selbstabholer', FUEL, { ...of('BUCHE'), ...SPLITS }, FRESH],
  ]),
  ...meaning('contractor', [
    ['Rückeweg anlegen mit Schreitbagger', SERVICE, job(603, 605, 601), job(603)],
    ['Tieflader für Harvester umstellen', SERVICE, job(304)],
    ['Durchforstungsbestand 10 ha Fichte am Stock', FOREST, SPRUCE_FIR],
    ['Seilkranpartie 1500 fm Tirol', SERVICE, job(203), { federalStateId: STATE.tyrol }],
    ['Fichte am Polter frei Forststraße', LOGS, { ...STEMS, ...SPRUCE_FIR }, ROADSIDE],
  ]),
];
