import { CONIFER, DRY, FRUIT, HARD, SOFT, STATE, across, around, long, of, thick, wide } from './facts-b.ts';
import type { When } from './facts-b.ts';
import { meaning } from './meaning.ts';
import type { PersonQuery } from './person-query.ts';

const SERVICE = ['SERVICES'] as const;
const TIMBER = ['SAWN_WOOD', 'LOGS', 'FIREWOOD'] as const;
const SPRUCE = of('FICHTE', 'FITA');
const SPRUCE_FIR = of('FICHTE', 'FITA', 'TANNE');
const PINE = of('KIEFER', 'SCHWARZKIEFER');

const NO_STEMS = ['pfahl', 'pfähl', 'pfosten', 'stecken', 'pflöck', 'stangen', 'christb', 'weihnachtsb', 'große tanne'];
const ENERGY = ['energieholz', 'energierundholz', 'hackholz', 'polterholz'];
/** Stems as a saw takes them. */
const SAW_STEMS = { notTitleIncludes: [...NO_STEMS, ...ENERGY, 'schleifholz', 'faserholz'] };
const SPECIAL_FUEL = [
  'brikett',
  'zünd',
  'anfeuer',
  'räucher',
  'smoker',
  'selch',
  'späne',
  'wolle',
  'schwart',
  'spreiß',
  'säumling',
  'spandl',
  'kienspan',
  'schwedenfeuer',
  'finnenkerze',
  'fackel',
  'altholz',
  'stadelbretter',
  'kistenholz',
  'verschnitt',
  'restholz',
  'abfallholz',
];
const SPLITS = { notTitleIncludes: SPECIAL_FUEL };
const NO_FUEL_CHIPS = [
  'späne',
  'sägemehl',
  'streu',
  'wolle',
  'mulch',
  'rinde',
  'fallschutz',
  'spielplatz',
  'schaukelplatz',
  'reitplatz',
  'gartenwege',
];
const FUEL_CHIPS = { notTitleIncludes: NO_FUEL_CHIPS };
const SLABS = ['schwart', 'spreiß', 'säumling'];
const KINDLING = ['zünd', 'anfeuer', 'spandl', 'kien', 'spreiß', 'anheiz', 'kleinholz'];
const SMOKING = ['räucher', 'selch', 'smoker'];
const LITTER = ['einstreu', 'sägesp', 'sägemehl', 'hobelsp', 'sagschart', 'boxensp'];
const DECK = { titleIncludes: ['terrasse', 'terasse'] };
const GLULAM = ['bsh', 'brettschicht', 'leimbinder'];
const KVH = ['kvh', 'konstruktionsvollholz'];
const POSTS = [
  'pfahl',
  'pfähl',
  'pflock',
  'pflöck',
  'stecken',
  'steher',
  'rundpfosten',
  'gartenpfosten',
  'kestenpfosten',
];
const BAGS = { titleIncludes: ['sack', 'säcke', '15 kg'] };
const LOOSE = { notTitleIncludes: ['sack', 'säcke', 'big-bag', 'bigbag'] };
const DELIVERED = { deliveryIsPossible: true };
const BLOWN = { blowInIsPossible: true };
const KILN: When = { dryingStates: ['KAMMERGETROCKNET'] };
const C24: When = { sawnGradeCodes: ['C24'] };
const MM6: When = { pelletDiameterCodes: ['D06'] };
const MIXED_GRADES: When = { logGradeCodes: ['ABC', 'AB', 'BC', 'A', 'B'] };

const job = (...serviceCategoryIds: number[]): When => ({ serviceCategoryIds });
const section = (thickness: number, width: number): When => ({
  ...thick(thickness - 3, thickness + 3),
  ...wide(width - 5, width + 5),
});

/**
 * Lines of 28 November with codes of the trade, amounts, negations, uses and dialect, written before it was looked at
 * how any of them is answered. What is narrower than the meaning stands with the measures.
 */
export const FRESH_H: readonly PersonQuery[] = [
  ...meaning('household', [
    ['Pellets 6er', ['PELLETS'], {}, MM6],
    ['Holz für Kachelofen', ['FIREWOOD'], { ...HARD, ...SPLITS }, { ...DRY, ...long(30, 52) }],
    ['Hochbeet Bretter Lärche unbehandelt', ['SAWN_WOOD'], of('LAERCHE'), { textIncludes: ['hochbeet'] }],
    [
      '3 Raummeter Buche nach Graz',
      ['FIREWOOD'],
      { ...of('BUCHE'), ...SPLITS },
      { ...DELIVERED, ...around('graz', 60) },
    ],
    [
      'Brennholz hart trocken 33 keine Buche',
      ['FIREWOOD'],
      { ...SPLITS, firstWoodTypeIds: [21, 22, 24, 25, 26, 27, 47] },
      { ...DRY, ...long(31, 35) },
    ],
    ['Anfeuerholz kleine Menge', ['FIREWOOD'], { titleIncludes: KINDLING }],
    ['Holz nicht für Ofen sondern zum Basteln', ['SAWN_WOOD', 'FIREWOOD']],
    ['Kaminholz Birke ohne Rinde', ['FIREWOOD'], { ...of('BIRKE'), ...SPLITS }, DRY],
    ['Pellets 15kg Sack halbe Palette', ['PELLETS'], BAGS],
    ['Baum zu nah am Haus', SERVICE, job(105, 801, 101), job(105)],
    ['Rindenmulch 2 Kubik', ['WOOD_CHIPS'], { textIncludes: ['rindenmulch', 'mulch', 'dekorrinde'] }],
    ['Gartenzaun Latten', TIMBER, { textIncludes: ['zaunlatt', 'staket', 'gartenzaun', 'zaunbrett'] }],
    ['günstiges Brennholz weich', ['FIREWOOD'], { ...SOFT, ...SPLITS }],
  ]),
  ...meaning('pensioner', [
    ['Schwartling', ['FIREWOOD'], { titleIncludes: SLABS }, { titleIncludes: ['schwart'] }],
    ['buachene Scheitln fürn Herd', ['FIREWOOD'], { ...of('BUCHE'), ...SPLITS }, long(20, 35)],
    ['a Fuhr Hackschnitzl', ['WOOD_CHIPS'], FUEL_CHIPS],
    ['Feichtns Brennhoiz gschnittn', ['FIREWOOD'], { ...SPRUCE, ...SPLITS }, long(20, 52)],
    ['Birkenhoiz trucka', ['FIREWOOD'], { ...of('BIRKE'), ...SPLITS }, DRY],
    ['Unterzünd', ['FIREWOOD'], { titleIncludes: KINDLING }],
    ['Sagspän für de Henna', ['WOOD_CHIPS'], { textIncludes: LITTER }],
    ['wer schneidt ma mein Nussbam um', SERVICE, job(105, 801, 101), job(105, 801)],
    [
      'Bohnenstangen oder Paradeiserstecken',
      TIMBER,
      { textIncludes: ['bohnenstang', 'tomaten', 'paradeis', 'stangen für'] },
    ],
    ['Lärchene Bretter für a Bankl', ['SAWN_WOOD'], of('LAERCHE')],
    ['Selchholz ohne Nadelholz', ['FIREWOOD'], { textIncludes: SMOKING }, { titleIncludes: ['selch', 'räucher'] }],
    ['Ofenhoiz 25er', ['FIREWOOD'], SPLITS, long(23, 27)],
    ['Holzstecken fürn Woazaun', TIMBER, { textIncludes: POSTS }, { textIncludes: ['weide', 'koppel'] }],
  ]),
  ...meaning('stove-fitter', [
    ['Brennholz 25 cm w<20%', ['FIREWOOD'], SPLITS, { ...DRY, ...long(23, 27) }],
    [
      'Kachelofenholz Buche 33er auf Palette',
      ['FIREWOOD'],
      { ...of('BUCHE'), ...SPLITS },
      { ...long(31, 35), titleIncludes: ['palette'] },
    ],
    ['Holz für Grundofen 50 cm hart', ['FIREWOOD'], { ...HARD, ...SPLITS }, long(47, 53)],
    ['Pellets für Pelletkaminofen Sackware', ['PELLETS'], BAGS],
    ['Stückholzkessel Halbmeterscheite', ['FIREWOOD'], SPLITS, long(47, 53)],
    [
      'Hartholzbriketts 10 kg Pakete',
      ['FIREWOOD', 'PELLETS'],
      { titleIncludes: ['brikett'] },
      { titleIncludes: ['hartholzbrikett', 'buche', 'eichenbrikett'] },
    ],
    [
      'Rindenbriketts Glut über Nacht',
      ['FIREWOOD', 'PELLETS'],
      { titleIncludes: ['brikett'] },
      { titleIncludes: ['rindenbrikett'] },
    ],
    ['Pelletskessel Lagerraum befüllen 5 t', ['PELLETS'], LOOSE, BLOWN],
    ['Scheitholz ofenfertig keine Fichte', ['FIREWOOD'], { ...HARD, ...SPLITS }, DRY],
    ['Pizzaofen Holz 25 cm Restfeuchte 15', ['FIREWOOD'], { textIncludes: ['pizza', 'backofen'] }],
    ['Anheizhilfe Kienspan', ['FIREWOOD'], { titleIncludes: KINDLING }, { titleIncludes: ['kien'] }],
    ['kammergetrocknete Buche 25 cm Kiste', ['FIREWOOD'], { ...of('BUCHE'), ...SPLITS }, { ...KILN, ...long(23, 27) }],
    ['EN plus A1 Pellets lose eingeblasen', ['PELLETS'], { ...LOOSE, enPlusCertified: true }, BLOWN],
  ]),
  ...meaning('carpenter', [
    ['S10 Fichte Kantholz', ['SAWN_WOOD'], SPRUCE_FIR, C24],
    ['C24 Balken 10/20', ['SAWN_WOOD'], SPRUCE_FIR, { ...C24, ...section(100, 200) }],
    ['KVH NSi 60/120', ['SAWN_WOOD'], { textIncludes: KVH }, section(60, 120)],
    ['BSH GL24h Sichtqualität', ['SAWN_WOOD'], { textIncludes: GLULAM }],
    ['Konterlatten 5/8', ['SAWN_WOOD'], CONIFER, section(50, 80)],
    ['Rauhschalung 24 mm', ['SAWN_WOOD'], CONIFER, thick(22, 26)],
    ['Staffeln 8x8 Lärche', ['SAWN_WOOD'], of('LAERCHE'), section(80, 80)],
    [
      'Eiche Bohlen 52 unbesäumt trocken',
      ['SAWN_WOOD'],
      of('EICHE'),
      { ...thick(47, 57), sawnEdgesCodes: ['UNBESAEUMT'] },
    ],
    [
      'Nut Feder Schalung Lärche',
      ['SAWN_WOOD'],
      of('LAERCHE'),
      { textIncludes: ['nut und feder', 'nut/feder', 'n+f', 'schalung', 'fassade'] },
    ],
    ['Dachsparren 8/16 5 Meter', ['SAWN_WOOD'], CONIFER, { ...section(80, 160), ...long(480, 2000) }],
    ['gehobelte Latten 3/5 nicht imprägniert', ['SAWN_WOOD'], CONIFER, section(30, 50)],
    ['Esche Blockware 65 mm kammergetrocknet', ['SAWN_WOOD'], of('ESCHE'), thick(58, 70)],
    ['Tischplatte Nuss massiv Baumkante', ['SAWN_WOOD'], of('NUSS', 'SCHWARZNUSS')],
  ]),
  ...meaning('sawmill', [
    ['Rundholz ABC 2b+', ['LOGS'], { ...SAW_STEMS, ...CONIFER }, { ...MIXED_GRADES, ...across(25) }],
    ['Fichte Bloch B/C 4 m frei Säge', ['LOGS'], { ...SPRUCE_FIR, ...SAW_STEMS }, long(390, 420)],
    ['Lärche Sägerundholz MD 30+', ['LOGS'], { ...of('LAERCHE'), ...SAW_STEMS }, across(30)],
    ['Schwachbloche 1b', ['LOGS'], { ...SAW_STEMS, ...CONIFER }, { diameterInCm: { min: 15, max: 19 } }],
    ['Cx Käfer Bloch', ['LOGS'], { ...SAW_STEMS, ...SPRUCE_FIR }, { logGradeCodes: ['CX'] }],
    ['Braunbloche Kiefer', ['LOGS'], { ...SAW_STEMS, ...PINE }, { logGradeCodes: ['BR', 'CX'] }],
    ['Eichenstämme Güte A ab 50 cm', ['LOGS'], { ...of('EICHE'), ...SAW_STEMS }, across(50)],
    ['Buche Stammholz 3a-5', ['LOGS'], { ...of('BUCHE'), ...SAW_STEMS }, across(30)],
    ['100 fm Fichte frei Forststraße', ['LOGS'], { ...SPRUCE_FIR, ...SAW_STEMS }, { minQuantity: 80 }],
    ['Douglasienbloche PEFC', ['LOGS'], { ...of('DOUGLASIE'), ...SAW_STEMS }, { pefcCertified: true }],
    ['Zirbe Rundholz', ['LOGS'], of('ZIRBE')],
    ['Langholz Tanne 12 m', ['LOGS'], { ...of('TANNE', 'FITA'), ...SAW_STEMS }, long(1000, 2200)],
    ['Ahorn Stamm für Klangholz', ['LOGS'], of('AHORN'), { textIncludes: ['klang', 'riegel', 'geige', 'furnier'] }],
  ]),
  ...meaning('heating-plant', [
    ['Schleifholz', ['LOGS'], { titleIncludes: ['schleifholz', 'faserholz'] }],
    [
      'Hackgut P31S W35',
      ['WOOD_CHIPS'],
      FUEL_CHIPS,
      { particleSizeCodes: ['P31S', 'P31'], moistureContentCodes: ['M35', 'M30', 'W30'] },
    ],
    ['G50 Hackgut 500 srm frei Werk', ['WOOD_CHIPS'], FUEL_CHIPS, { particleSizeCodes: ['G50', 'P31', 'P45'] }],
    ['Energieholz AMM', ['LOGS'], { titleIncludes: [...ENERGY, 'faserholz'] }],
    ['Waldhackgut ohne Grünanteil', ['WOOD_CHIPS'], FUEL_CHIPS],
    ['Industriehackgut Sägewerk', ['WOOD_CHIPS'], FUEL_CHIPS],
    ['Rinde als Brennstoff', ['WOOD_CHIPS'], { rawMaterialGroupCodes: ['1.1.6', '1.2.1.4'] }],
    [
      'trockenes Hackgut w20 Lieferung mit Pumpwagen',
      ['WOOD_CHIPS'],
      { ...FUEL_CHIPS, moistureContentCodes: ['M10', 'M15', 'M20', 'W20'] },
      BLOWN,
    ],
    ['wer hackt 300 Festmeter Polter', SERVICE, job(401)],
    ['Hackguttransport Schubboden', SERVICE, job(303)],
    [
      'Kronenmaterial zum Hacken',
      ['LOGS', 'FOREST'],
      { titleIncludes: [...ENERGY, 'kron', 'wipfel', 'gipfel', 'schlagabraum', 'astholz', 'reisig'] },
    ],
    [
      'Sägespäne Lkw lose',
      ['WOOD_CHIPS'],
      { textIncludes: LITTER },
      { titleIncludes: ['sägesp', 'sägemehl', 'sagschart'] },
    ],
    ['Hackgut A1 für Kleinanlage', ['WOOD_CHIPS'], FUEL_CHIPS, { textIncludes: ['a1'] }],
  ]),
  ...meaning('farmer', [
    ['Rücken mit Pferd', SERVICE, job(204)],
    ['Zaunpfähle 2 m gespitzt nicht imprägniert', TIMBER, { titleIncludes: POSTS }, { ...long(190, 210) }],
    ['Einstreu lose Anhänger', ['WOOD_CHIPS'], { textIncludes: LITTER }],
    ['Käferholz aufarbeiten', SERVICE, job(104, 101, 102), job(104)],
    ['mobile Säge kommt auf den Hof', SERVICE, job(404)],
    ['Durchforstung Stockkauf', ['FOREST']],
    ['Stallbretter 5 cm Lärche', ['SAWN_WOOD'], of('LAERCHE'), thick(45, 55)],
    ['Hackgut vom eigenen Wald trocknen lassen', SERVICE, job(403)],
    ['2000 Stück Fichte setzen', SERVICE, job(501)],
    ['Wildschutzzaun errichten', SERVICE, job(506)],
    ['Kulturpflege ausmähen', SERVICE, job(502)],
    ['Holz bringen Traktor Seilwinde Stundensatz', SERVICE, job(201)],
    ['Weidezaunpfosten Robinie', TIMBER, { ...of('ROBINIE'), titleIncludes: [...POSTS, 'pfosten'] }],
  ]),
  ...meaning('contractor', [
    ['Holz ab Stock Fichte 50-100 fm', ['FOREST'], SPRUCE_FIR],
    ['Harvester gesucht Durchforstung', SERVICE, job(102, 103), job(102)],
    ['Seilkran bergauf', SERVICE, job(203)],
    ['Forwarder Lohn je fm', SERVICE, job(202)],
    ['Hubschrauberbringung', SERVICE, job(205)],
    ['Rundholztransport LKW Kran', SERVICE, job(301)],
    ['Tieflader Maschinen überstellen', SERVICE, job(304)],
    ['Stockfräsen 20 Stück', SERVICE, job(803)],
    ['Böschung mulchen Gemeindestraße', SERVICE, job(505, 804), job(804)],
    ['Gräder Forstweg', SERVICE, job(602, 601)],
    ['Selbstwerber Laubholz', ['FOREST'], { textIncludes: ['selbstwerb'] }],
    ['Rückegasse anlegen Bagger', SERVICE, job(603, 605, 601)],
    ['Endnutzung Lärche stehend', ['FOREST'], of('LAERCHE')],
  ]),
  ...meaning('hobby-turner', [
    ['Kanteln Ahorn', TIMBER, { ...of('AHORN') }, { textIncludes: ['kantel', 'drechsel'] }],
    ['Drechselholz Zwetschke', TIMBER, of('ZWETSCHKE'), { textIncludes: ['drechsel', 'drechsl'] }],
    ['Linde zum Schnitzen', TIMBER, of('LINDE'), { textIncludes: ['schnitz'] }],
    ['Zirbenbrett', ['SAWN_WOOD'], of('ZIRBE')],
    ['Nussholz trocken 60 mm', ['SAWN_WOOD'], of('NUSS', 'SCHWARZNUSS'), thick(50, 70)],
    ['Obstholz Abschnitte', TIMBER, FRUIT],
    ['Maserknolle oder Wurzelholz', TIMBER, { textIncludes: ['maser', 'wurzel'] }],
    ['Holz für Messergriffe', TIMBER, { textIncludes: ['griff', 'kantel', 'drechsel', 'drechsl'] }],
    ['Kirschholz Bohle', ['SAWN_WOOD'], of('KIRSCHE')],
    ['Eibe', ['SAWN_WOOD', 'LOGS'], of('EIBE')],
    ['Apfelbaum Stamm', ['LOGS', 'SAWN_WOOD'], of('APFEL')],
    ['Schalenrohling Esche 25 cm', TIMBER, of('ESCHE'), { textIncludes: ['schalenrohling', 'drechsel', 'drechsl'] }],
    ['Krippenbau Holz Rinde Wurzeln', TIMBER, { textIncludes: ['krippe', 'bastel', 'wurzel'] }],
  ]),
  ...meaning('municipality', [
    ['Fallschutz Schnitzel EN 1176', ['WOOD_CHIPS'], { textIncludes: ['fallschutz', 'spielplatz', 'schaukelplatz'] }],
    ['Baumkataster', SERVICE, job(802)],
    ['Kronensicherung Linde Friedhof', SERVICE, job(801)],
    [
      'Christbaum 8 m Hauptplatz',
      ['LOGS', 'FOREST', 'FIREWOOD'],
      { textIncludes: ['christb', 'weihnachtsb', 'große tanne'] },
    ],
    ['Spielplatz Robinienholz geschält', TIMBER, of('ROBINIE')],
    ['Parkbank Lattung Lärche', ['SAWN_WOOD'], of('LAERCHE')],
    ['Hackschnitzel für Gemeindeheizung', ['WOOD_CHIPS'], FUEL_CHIPS],
    ['Holzbrücke Lärche Bohlen 8 cm', ['SAWN_WOOD'], of('LAERCHE'), thick(72, 88)],
    ['Wanderweg sanieren', SERVICE, job(602, 601, 605)],
    ['Sturmschaden Allee beseitigen', SERVICE, job(104, 105, 801)],
    ['Hecken schneiden Bauhof', SERVICE, job(804)],
    ['Maibaum', ['LOGS', 'FOREST']],
    ['Weginstandsetzung nach Unwetter', SERVICE, job(602, 601, 605)],
  ]),
  ...meaning('newcomer', [
    ['wood for oven', ['FIREWOOD'], SPLITS],
    ['Feuer Holz kaufen trocken billig', ['FIREWOOD'], SPLITS, DRY],
    ['Ich brauche Pellet 1 Palette', ['PELLETS'], BAGS],
    ['Brett für Tisch machen', ['SAWN_WOOD']],
    ['Baum kaputt machen weg', SERVICE, job(105, 101, 801)],
    ['Holz klein für Feuer anmachen', ['FIREWOOD'], { titleIncludes: KINDLING }],
    ['wo kaufen Brenn Holz in Linz', ['FIREWOOD'], SPLITS, around('linz', 60)],
    ['Terasse Holz lerche', ['SAWN_WOOD'], of('LAERCHE'), DECK],
    ['Grill Holz Buche nicht Kohle', ['FIREWOOD'], { ...of('BUCHE') }, { textIncludes: [...SMOKING, 'grill', 'bbq'] }],
    ['Holzhacker für mein Holz', SERVICE, job(402, 401), job(402)],
    ['Pfahl für Zaun', TIMBER, { titleIncludes: [...POSTS, 'pfosten'] }],
    ['Pellet 6 mm gut Qualität', ['PELLETS'], { enPlusCertified: true }, MM6],
    ['Holz Abfall billig Tischler', ['FIREWOOD'], { titleIncludes: ['restholz', 'abfallholz', 'verschnitt'] }],
  ]),
  ...meaning('phone-in-the-forest', [
    ['fi bloch 4m', ['LOGS'], { ...SPRUCE_FIR, ...SAW_STEMS }, long(390, 420)],
    ['bu 33 trocken stmk', ['FIREWOOD'], { ...of('BUCHE'), ...SPLITS }, { federalStateId: STATE.styria, ...DRY }],
    ['kranwagen rundholz heute', SERVICE, job(301, 202), job(301)],
    ['seilwinde lohn', SERVICE, job(201)],
    ['Hacker 2 Stunden', SERVICE, job(401)],
    ['schleifholz fi 2m', ['LOGS'], { titleIncludes: ['schleifholz', 'faserholz'] }],
    ['lä 3a+ b', ['LOGS'], { ...of('LAERCHE'), ...SAW_STEMS }, across(30)],
    ['brennholz lang hart', ['FIREWOOD', 'LOGS'], HARD, { ...HARD, textIncludes: ['lang', 'meter', '1 m'] }],
    ['kiefernbloche ab 30', ['LOGS'], { ...PINE, ...SAW_STEMS }, across(30)],
    ['käferbäume fällen schnell', SERVICE, job(104, 101, 102, 105), job(104)],
    ['hackgut umgebung leoben', ['WOOD_CHIPS'], FUEL_CHIPS, around('leoben', 50)],
    ['eiche stehend', ['FOREST'], of('EICHE')],
    ['2b fi/ta bc', ['LOGS'], { ...SPRUCE_FIR, ...SAW_STEMS }, across(25)],
  ]),
];
