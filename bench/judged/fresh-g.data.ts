import { CONIFER, DRY, HARD, SOFT, across, around, first, long, of, thick, wide } from './facts-b.ts';
import type { When } from './facts-b.ts';
import { meaning } from './meaning.ts';
import type { PersonQuery } from './person-query.ts';

const SERVICE = ['SERVICES'] as const;
const WOOD = ['SAWN_WOOD', 'LOGS'] as const;
const ROUND_OR_STANDING = ['LOGS', 'FOREST'] as const;

const SPRUCE = of('FICHTE', 'FITA');
const SPRUCE_FIR = of('FICHTE', 'FITA', 'TANNE');
const PINE = of('KIEFER', 'SCHWARZKIEFER');

/** Posts to drive or dig in; a bare "Pfosten" is a plank here. */
const POST = [
  'pfahl',
  'pfähl',
  'pflock',
  'pflöck',
  'zaunpfosten',
  'gartenpfosten',
  'rundpfosten',
  'robinienpfosten',
  'kestenpfosten',
  'steher',
  'stecken',
];
const NO_STEMS = [
  'pfahl',
  'pfähl',
  'pfosten',
  'stecken',
  'pflöck',
  'stangen',
  'christb',
  'weihnachtsb',
  'große tanne',
  'energie',
  'hackholz',
];
/** Stems as a saw takes them. */
const STEMS = { notTitleIncludes: NO_STEMS };
const SAW_STEMS = { notTitleIncludes: [...NO_STEMS, 'schleifholz'] };
const NOT_STANDING = ['windwurf', 'sturmholz', 'umgefallen', 'schlagabraum', 'reisig', 'astholz'];
const STANDING = { notTitleIncludes: NOT_STANDING };
const STANDING_FOR_SALE = { notTitleIncludes: [...NOT_STANDING, 'selbstwerber'] };
const NO_SPLITS = [
  'brikett',
  'zünd',
  'anfeuer',
  'kleinholz',
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
/** Splits for a stove. */
const SPLITS = { notTitleIncludes: NO_SPLITS };
const KILN: When = { dryingStates: ['KAMMERGETROCKNET'] };
const VINEYARD = ['weinstecken', 'weingarten', 'weingärten', 'rebpf', 'rebsteck', 'drahtrahmen'];
const FALL = ['fallschutz', 'spielplatz', 'schaukelplatz'];
const BARK = ['mulch', 'dekorrinde', 'lärchenrinde'];
const LITTER = ['einstreu', 'sägesp', 'sägemehl', 'hobelsp', 'sagschart'];
const SAWDUST = ['sägesp', 'sägemehl', 'sagschart'];
const BALES = { titleIncludes: ['ballen', 'gepresst'] };
const LOOSE = { notTitleIncludes: ['ballen', 'gepresst', 'wolle'] };
const TURNING = ['drechsel', 'drechsl', 'kantel', 'schalenrohling'];
const BOARDS = { notTitleIncludes: ['kantel', 'rohling', 'geige'] };
const CARVING = ['schnitz', 'bildhauer', 'krampusmasken'];
const TONEWOOD = ['klangholz', 'tonholz', 'riegelahorn', 'gitarre', 'geigen', 'zither'];
const LIVE_EDGE = ['baumkante', 'waldkante'];
const ENERGY = ['energieholz', 'energierundholz', 'hackholz', 'polterholz'];
const BRUSH = ['schlagabraum', 'astholz', 'reisig', 'wipfel', 'gipfelholz'];
const SLABS = ['schwart', 'spreiß', 'säumling'];
const KINDLING = ['zünd', 'anfeuer', 'spandl', 'kien', 'spreiß', 'anheiz'];
const SMOKING = ['räucher', 'selch', 'smoker'];
const OVEN = ['pizza', 'backofen'];
const BAGGED = {
  titleIncludes: ['sack', 'säcke'],
  notTitleIncludes: ['zünd', 'anfeuer', 'kien', 'räucher', 'selch', 'smoker', 'brikett', 'abfallholz'],
};
const BRIQUETTES = { titleIncludes: ['brikett'] };
const TORCHES = { titleIncludes: ['schwedenfeuer', 'fackel', 'finnenkerze'] };
const CHRISTMAS = ['christb', 'weihnachtsb', 'große tanne'];
/** Boards to walk on outdoors. */
const DECK = {
  titleIncludes: ['terrasse', 'terasse', 'dielen'],
  notTitleIncludes: ['dielenboden', 'altholz', 'schiffboden'],
};
const FLOOR = { titleIncludes: ['boden', 'altholz dielen'], notTitleIncludes: ['terrass'] };
const GLULAM = ['bsh', 'brettschicht', 'leimbinder'];
const KVH = ['kvh', 'konstruktionsvollholz'];
const BEAMS = ['kantholz', 'kanthölz'];
const OLD_WOOD = ['altholz', 'alte balken', 'handgehackt', 'balken alt'];
const TONGUE = ['nut und feder', 'nut/feder', 'n+f'];

/** Chips for a boiler. */
const FUEL_CHIPS = {
  notTitleIncludes: [
    'späne',
    'sägemehl',
    'streu',
    'wolle',
    'flocken',
    'mulch',
    'rinde',
    'fallschutz',
    'spielplatz',
    'schaukelplatz',
    'reitplatz',
    'gartenwege',
  ],
};
const DRY_CHIPS = { moistureContentCodes: ['M8', 'M10', 'M15', 'M20', 'M25', 'W20'] };
const WET_CHIPS = { moistureContentCodes: ['M45', 'M50', 'M55', 'M55+', 'W50'] };
const UP_TO_30 = { moistureContentCodes: ['M8', 'M10', 'M15', 'M20', 'M25', 'M30', 'W20', 'W30'] };
const COARSE_CHIPS = { particleSizeCodes: ['P63', 'P100', 'G100'] };
const MIDDLE_CHIPS = { particleSizeCodes: ['P31', 'P31S', 'G50'] };
const FINE_CHIPS = { particleSizeCodes: ['P16', 'P16S', 'G30'] };
const LOOSE_PELLETS = { notTitleIncludes: ['sack', 'big-bag', 'bigbag'] };
const DELIVERED = { deliveryIsPossible: true };

const job = (...serviceCategoryIds: number[]) => ({ serviceCategoryIds });
const FELLING = { ...job(105, 101, 801), notTitleIncludes: ['heli', 'durchforstung'] };
const HEDGES = { ...job(804), notTitleIncludes: ['rösser', 'zaun'] };
const MOWING = { ...job(804, 505), notTitleIncludes: ['rösser', 'zaun'] };
const section = (thickness: number, width: number) => ({
  ...thick(thickness - 2, thickness + 2),
  ...wide(width - 2, width + 2),
});

/**
 * Lines of a second author who had read nothing of the search. In each group: 4 plain, 4 that name a use, 4 sentences,
 * 3 in dialect or mistyped, 3 with several conditions. What is narrower than the meaning stands with the measures.
 */
export const FRESH_G: readonly PersonQuery[] = [
  ...meaning('household', [
    ['Eschenscheite 25 cm', ['FIREWOOD'], { ...of('ESCHE'), ...SPLITS }, long(23, 27)],
    ['Holzbriketts', ['FIREWOOD'], BRIQUETTES],
    ['10 kg Anzündholz', ['FIREWOOD'], { titleIncludes: KINDLING }, { titleIncludes: ['zünd', 'anfeuer', 'spandl'] }],
    ['2 rm Eiche ofenfertig', ['FIREWOOD'], { ...of('EICHE'), ...SPLITS }, DRY],
    ['Brot backen im Steinofen', ['FIREWOOD'], { textIncludes: OVEN }],
    ['etwas zum Einheizen in der Früh', ['FIREWOOD'], { titleIncludes: [...KINDLING, 'einheiz', 'kleinholz'] }],
    ['Beeteinfassung im Gemüsegarten', ['SAWN_WOOD'], { textIncludes: ['hochbeet', 'beeteinfassung'] }],
    ['Boden für neuen Balkon', ['SAWN_WOOD'], DECK],
    [
      'Liefert jemand trockene Buche nach Wien?',
      ['FIREWOOD'],
      { ...of('BUCHE'), ...SPLITS },
      { ...DRY, ...DELIVERED, ...around('wien', 60) },
    ],
    ['Mein Pelletlager ist leer, wer bläst ein?', ['PELLETS'], LOOSE_PELLETS, { titleIncludes: ['eingeblasen'] }],
    ['Wir wollen einen Baum im Innenhof fällen lassen', SERVICE, FELLING, job(105)],
    ['Gibt es Scheitholz in kleinen Säcken zum Mitnehmen?', ['FIREWOOD'], BAGGED],
    ['Bircken Scheitholz 33', ['FIREWOOD'], { ...of('BIRKE'), ...SPLITS }, long(31, 35)],
    ['Terassen Dilen Lerche', ['SAWN_WOOD'], DECK, of('LAERCHE')],
    ['kaminnholz mit liferung', ['FIREWOOD'], SPLITS, DELIVERED],
    [
      'Buche oder Hainbuche 25 cm, kammergetrocknet',
      ['FIREWOOD'],
      { ...of('BUCHE', 'HAINBUCHE'), ...SPLITS },
      { ...KILN, ...long(23, 27) },
    ],
    ['Pellets als Sackware, nicht lose', ['PELLETS'], { titleIncludes: ['sack'] }],
    [
      '5 Schüttmeter Hartholz, nicht geschlichtet',
      ['FIREWOOD'],
      { ...HARD, ...SPLITS },
      { titleIncludes: ['geschüttet', 'lose'] },
    ],
  ]),
  ...meaning('pensioner', [
    ['Küchenherdholz', ['FIREWOOD'], SPLITS, long(20, 35)],
    ['Lärche Schwartlinge', ['FIREWOOD'], { titleIncludes: SLABS }, { ...of('LAERCHE'), titleIncludes: ['schwart'] }],
    ['6 rm Mischholz', ['FIREWOOD'], { ...of('GEMISCHT'), ...SPLITS }],
    ['Spreißelbund', ['FIREWOOD'], { titleIncludes: SLABS }, { titleIncludes: ['spreiß'] }],
    ['Holz zum Selchen vom Speck', ['FIREWOOD'], { textIncludes: SMOKING }, { textIncludes: ['räucher', 'selch'] }],
    [
      'Einstreu in den Hühnerstall',
      ['WOOD_CHIPS'],
      { textIncludes: LITTER },
      { textIncludes: ['für hühner', 'hendl'] },
    ],
    [
      'Stützen für Paradeiser',
      WOOD,
      { textIncludes: ['bohnen', 'tomaten', 'rankgerüst'] },
      { titleIncludes: ['stangen'] },
    ],
    [
      'Glut über Nacht halten',
      ['FIREWOOD'],
      { textIncludes: ['brikett', 'glut'] },
      { titleIncludes: ['rindenbrikett'] },
    ],
    ['Wer schneidet mir die Hecke, bin schon 82?', SERVICE, HEDGES, { textIncludes: ['hecke'] }],
    ['Kann jemand mein Meterholz ofenfertig machen?', SERVICE, job(402)],
    [
      'Bitte um ein paar Sackerl Unterzündholz',
      ['FIREWOOD'],
      { titleIncludes: KINDLING },
      { titleIncludes: ['zünd', 'anfeuer', 'spandl'] },
    ],
    ['Hat wer fünf Raummeter Fichte, schon gespalten?', ['FIREWOOD'], { ...SPRUCE, ...SPLITS }],
    ['dirre Buachn fürn Kachlofn', ['FIREWOOD'], { ...of('BUCHE'), ...SPLITS }, DRY],
    ['a Fuhr Sogmöh', ['WOOD_CHIPS'], { textIncludes: SAWDUST }, LOOSE],
    ['lindanes Hoiz zum Hoazn', ['FIREWOOD'], { ...of('LINDE'), ...SPLITS }],
    ['halbes Klafter Hartes, nicht länger als 30', ['FIREWOOD'], { ...HARD, ...SPLITS }, long(20, 30)],
    ['ein Festmeter Föhre als Brennholz', ['FIREWOOD'], { ...PINE, ...SPLITS }],
    [
      'zwanzig Zaunstecken Lärche, zwei Meter',
      WOOD,
      { ...of('LAERCHE'), textIncludes: POST },
      { categories: ['LOGS'], ...long(195, 205) },
    ],
  ]),
  ...meaning('stove-fitter', [
    ['Buche 50 cm kammergetrocknet', ['FIREWOOD'], { ...of('BUCHE'), ...SPLITS }, { ...KILN, ...long(47, 53) }],
    ['Fichtenbriketts', ['FIREWOOD'], BRIQUETTES, of('FICHTE')],
    ['Kienspan', ['FIREWOOD'], { titleIncludes: KINDLING }, { titleIncludes: ['kien'] }],
    ['Robinie 33 cm trocken', ['FIREWOOD'], { ...of('ROBINIE'), ...SPLITS }, { ...DRY, ...long(31, 35) }],
    ['Probeheizen nach Ofenabnahme, ein Sack Scheiter reicht', ['FIREWOOD'], BAGGED],
    ['Holz für Pizzaöfen unserer Kunden', ['FIREWOOD'], { textIncludes: OVEN }],
    ['Brennmaterial für Gartensauna', ['FIREWOOD'], { textIncludes: ['sauna'] }],
    ['Herd mit kleinem Feuerraum, Scheiter bis 25', ['FIREWOOD'], SPLITS, long(20, 25)],
    [
      'Wer hat kammergetrocknete Esche in Kisten?',
      ['FIREWOOD'],
      { ...of('ESCHE'), ...SPLITS },
      { ...KILN, titleIncludes: ['kiste'] },
    ],
    ['Gibt es Briketts, die nicht zerbröseln?', ['FIREWOOD'], BRIQUETTES],
    ['Kunde möchte nur Birke wegen der Flamme', ['FIREWOOD'], { ...of('BIRKE'), ...SPLITS }, DRY],
    [
      'Haben Sie Holzwolle zum Anfeuern?',
      ['WOOD_CHIPS'],
      { textIncludes: ['holzwolle'] },
      { textIncludes: ['anzünden'] },
    ],
    ['heinbuche 25cm ofenferttig', ['FIREWOOD'], { ...of('HAINBUCHE'), ...SPLITS }, { ...DRY, ...long(23, 27) }],
    ['achtkannt brikets', ['FIREWOOD'], BRIQUETTES, { titleIncludes: ['achtkant', '8-eckig', 'achteckig'] }],
    ['buchen Scheiter dreiunddreißig Zentimeter', ['FIREWOOD'], { ...of('BUCHE'), ...SPLITS }, long(31, 35)],
    [
      'Palette Scheitholz, 25 oder 33, keine Fichte',
      ['FIREWOOD'],
      { titleIncludes: ['palette'], notTitleIncludes: [...NO_SPLITS, 'fichte'] },
      long(23, 35),
    ],
    [
      'Esche, Eiche oder Ahorn, 33 cm, zugestellt',
      ['FIREWOOD'],
      { ...of('ESCHE', 'EICHE', 'AHORN'), ...SPLITS },
      { ...long(31, 35), ...DELIVERED },
    ],
    [
      'Buche 33, aber nicht kammergetrocknet',
      ['FIREWOOD'],
      {
        ...of('BUCHE'),
        ...SPLITS,
        dryingStates: ['WALDFRISCH', 'VORGETROCKNET', 'LUFTTROCKEN', 'OFENFERTIG'],
      },
      { dryingStates: ['LUFTTROCKEN', 'OFENFERTIG'], ...long(31, 35) },
    ],
  ]),
  ...meaning('carpenter', [
    ['Nussbaum Blockware 52 mm', ['SAWN_WOOD'], { ...of('NUSS'), ...BOARDS }, thick(50, 55)],
    ['KVH 60/120', ['SAWN_WOOD'], { textIncludes: KVH }, section(60, 120)],
    [
      'Pfosten 50 mm Fichte',
      ['SAWN_WOOD'],
      { ...SPRUCE, titleIncludes: ['pfosten', 'bohle'], notTitleIncludes: ['gartenpfosten', 'zaunpfosten'] },
      thick(48, 52),
    ],
    ['Altholz Bretter', ['SAWN_WOOD'], { textIncludes: OLD_WOOD }, { titleIncludes: ['altholz'] }],
    ['Holz für Stiegenwangen und Tritte', ['SAWN_WOOD'], { textIncludes: ['stiegen', 'stufen'] }],
    [
      'Sichtschutz am Balkon aus Leisten',
      ['SAWN_WOOD'],
      { textIncludes: ['rhombus', 'sichtschutz'] },
      { textIncludes: ['rhombus'] },
    ],
    [
      'Carport aufstellen',
      ['SAWN_WOOD'],
      { textIncludes: ['carport', 'pergola', ...KVH, ...GLULAM, ...BEAMS] },
      { textIncludes: ['carport'] },
    ],
    [
      'Betonmauer einschalen',
      ['SAWN_WOOD'],
      { titleIncludes: ['schalbrett', 'schaltafel', 'schalungsbrett', 'rauschalung'] },
      { titleIncludes: ['schalbrett', 'schaltafel'] },
    ],
    ['Wer trocknet mir eine Partie Eiche?', SERVICE, job(403)],
    [
      'Suche Leimbinder, können auch gebraucht sein',
      ['SAWN_WOOD'],
      { textIncludes: GLULAM },
      { titleIncludes: ['leimbinder'] },
    ],
    ['Haben Sie breite Lärchendielen für einen Stubenboden?', ['SAWN_WOOD'], FLOOR, of('LAERCHE')],
    [
      'Ich brauche Dachlatten, sortiert nach S10',
      ['SAWN_WOOD'],
      {
        titleIncludes: ['latten', 'lattung', 'konterlatte'],
        notTitleIncludes: ['zaun'],
      },
      { textIncludes: ['s10'] },
    ],
    ['kvh lerche 8/20', ['SAWN_WOOD'], { textIncludes: KVH }, { ...of('LAERCHE'), ...section(80, 200) }],
    ['Rombusleisten dougalsie', ['SAWN_WOOD'], { textIncludes: ['rhombus'] }, of('DOUGLASIE')],
    [
      'Eichn Bole 65er',
      ['SAWN_WOOD'],
      { ...of('EICHE'), titleIncludes: ['bohle', 'blockware', 'pfosten'], notTitleIncludes: ['zaunpfosten'] },
      thick(63, 67),
    ],
    [
      'Kanthölzer 12/12 und 10/10 Lärche',
      ['SAWN_WOOD'],
      { textIncludes: BEAMS },
      { ...of('LAERCHE'), ...thick(98, 122), ...wide(98, 122) },
    ],
    [
      'Ahorn oder Esche unbesäumt, 40 mm',
      ['SAWN_WOOD'],
      { ...of('AHORN', 'ESCHE'), ...BOARDS },
      { ...thick(38, 42), titleIncludes: ['blockware', 'unbesäumt'] },
    ],
    [
      'Nut und Feder, aber keine Fichte',
      ['SAWN_WOOD'],
      { ...of('LAERCHE', 'TANNE', 'DOUGLASIE', 'KIEFER', 'ZIRBE', 'EICHE'), textIncludes: TONGUE },
    ],
  ]),
  ...meaning('sawmill', [
    ['Douglasie Rundholz', ['LOGS'], { ...of('DOUGLASIE'), ...STEMS }],
    ['Weißtanne Bloche 5 m', ['LOGS'], { ...of('TANNE', 'FITA'), ...STEMS }, { ...of('TANNE'), ...long(490, 520) }],
    ['Kirschholz Stamm', ['LOGS'], of('KIRSCHE')],
    ['Fichte Cx', ['LOGS'], { ...SPRUCE, ...SAW_STEMS }, { textIncludes: ['cx'] }],
    ['Bauholz einschneiden, suche passende Bloche', ['LOGS'], { ...CONIFER, ...SAW_STEMS }, SPRUCE_FIR],
    [
      'Möbelholz, dicke Laubstämme',
      ['LOGS'],
      { ...of('EICHE', 'ESCHE', 'AHORN', 'KIRSCHE', 'NUSS', 'BUCHE', 'BIRKE', 'ELSBEERE'), ...STEMS },
      across(40),
    ],
    [
      'Erdstämme zum Messern von Furnier',
      ['LOGS'],
      { textIncludes: ['furnier', 'wertholz'] },
      { textIncludes: ['furnier'] },
    ],
    ['Blockhausbau, gerade Lärchen', ['LOGS'], { ...of('LAERCHE'), ...STEMS }],
    [
      'Wer verkauft stehende Douglasie zum Schlägern?',
      ['FOREST'],
      { ...of('DOUGLASIE'), ...STANDING },
      STANDING_FOR_SALE,
    ],
    ['Kaufen laufend Fichte B/C, Abholung selbst', ['LOGS'], { ...SPRUCE, ...SAW_STEMS }, { textIncludes: ['b/c'] }],
    ['Gibt es Zirbenstämme über vierzig Zentimeter?', ['LOGS'], of('ZIRBE'), across(40)],
    ['Wir suchen einen Harvester für eigenen Einschlag', SERVICE, job(102, 103, 104), job(102)],
    ['lärchn blöcher vier meter', ['LOGS'], { ...of('LAERCHE'), ...STEMS }, long(390, 420)],
    ['fichten langhols 8-10m', ['LOGS'], { ...SPRUCE_FIR, ...SAW_STEMS }, long(800, 1000)],
    ['eichen stam furnihr', ['LOGS'], { ...of('EICHE'), ...STEMS }, { textIncludes: ['furnier'] }],
    [
      'Tanne, Fichte und Lärche, alles in 4 m',
      ['LOGS'],
      { ...of('TANNE', 'FICHTE', 'FITA', 'LAERCHE'), ...SAW_STEMS },
      long(390, 420),
    ],
    [
      'Buche Mittendurchmesser 40 aufwärts, 3 m',
      ['LOGS'],
      { ...of('BUCHE'), ...STEMS },
      { ...across(40), ...long(290, 310) },
    ],
    [
      'Eiche oder Nuss, nur Einzelstämme',
      ['LOGS'],
      { ...of('EICHE', 'NUSS'), ...STEMS },
      { textIncludes: ['einzelstamm', 'furnierstamm', 'nussstamm'] },
    ],
  ]),
  ...meaning('heating-plant', [
    ['Hackgut P16S', ['WOOD_CHIPS'], FUEL_CHIPS, FINE_CHIPS],
    ['Waldhackgut M40', ['WOOD_CHIPS'], FUEL_CHIPS, { moistureContentCodes: ['M40', 'W40'] }],
    ['Industriehackgut grob', ['WOOD_CHIPS'], FUEL_CHIPS, COARSE_CHIPS],
    ['Hobelspäne lose', ['WOOD_CHIPS'], { textIncludes: ['hobelsp'] }, LOOSE],
    ['Brennstoff für Rostfeuerung, Hackgut darf nass sein', ['WOOD_CHIPS'], FUEL_CHIPS, WET_CHIPS],
    ['Vergaserkraftwerk braucht trockenes Hackgut', ['WOOD_CHIPS'], FUEL_CHIPS, DRY_CHIPS],
    ['Spitzenlastkessel mit Pellets versorgen', ['PELLETS'], LOOSE_PELLETS],
    ['Brennstofflager mit Energierundholz füllen', ['LOGS'], { textIncludes: ENERGY }],
    ['Wer hackt unsere Polter und bläst in den Bunker?', SERVICE, job(401)],
    [
      'Können Sie mit Schubboden P45 anliefern?',
      ['WOOD_CHIPS'],
      FUEL_CHIPS,
      { particleSizeCodes: ['P45', 'P45S'], ...DELIVERED },
    ],
    ['Wo bekommen wir Hackgut im Waldviertel?', ['WOOD_CHIPS'], FUEL_CHIPS, around('zwettl', 50)],
    ['Wir suchen Schlagabraum zum Abholen', ROUND_OR_STANDING, { textIncludes: BRUSH }, { categories: ['FOREST'] }],
    ['hakgut w30 gsibt', ['WOOD_CHIPS'], FUEL_CHIPS, UP_TO_30],
    [
      'Hackschnizel Buchn trokn',
      ['WOOD_CHIPS'],
      { ...FUEL_CHIPS, textIncludes: ['buche', 'hartholz'] },
      { ...DRY_CHIPS, textIncludes: ['buche'] },
    ],
    ['Ennergieholz nadl tonne artro', ['LOGS'], { textIncludes: ENERGY }, CONIFER],
    ['90 Schüttraummeter P63, über 40 % Wasser', ['WOOD_CHIPS'], FUEL_CHIPS, { ...COARSE_CHIPS, ...WET_CHIPS }],
    [
      'Fichte oder Kiefer gehackt, P31, höchstens 30 %',
      ['WOOD_CHIPS'],
      { ...FUEL_CHIPS, textIncludes: ['fichte', 'kiefer', 'nadelholz'] },
      { ...MIDDLE_CHIPS, ...UP_TO_30 },
    ],
    ['24 Tonnen Pellets A1, lose, keine Säcke', ['PELLETS'], LOOSE_PELLETS, { titleIncludes: ['a1'] }],
  ]),
  ...meaning('farmer', [
    ['Weidepfähle 1,75 m', WOOD, { textIncludes: POST }, { categories: ['LOGS'], ...long(170, 180) }],
    ['Lärchenbretter 24 mm', ['SAWN_WOOD'], { ...of('LAERCHE'), titleIncludes: ['bretter'] }, thick(22, 26)],
    ['Sägespäne lose 30 srm', ['WOOD_CHIPS'], { textIncludes: SAWDUST }, LOOSE],
    ['Forstpflanzen', SERVICE, job(501), { textIncludes: ['samt pflanzen', 'forstpflanzen'] }],
    [
      'Pferdestall weich und staubfrei einstreuen',
      ['WOOD_CHIPS'],
      { textIncludes: LITTER, notTitleIncludes: ['wolle'] },
      { titleIncludes: ['pferd', 'ballen', 'gepresst'] },
    ],
    [
      'Reitplatz neu belegen',
      ['WOOD_CHIPS'],
      { textIncludes: ['reitplatz', 'gartenwege', ...FALL] },
      { textIncludes: ['reitplatz'] },
    ],
    ['Reben am Drahtrahmen ziehen', WOOD, { textIncludes: VINEYARD }, { textIncludes: ['drahtrahmen'] }],
    [
      'Stadeldach neu verschalen',
      ['SAWN_WOOD'],
      { textIncludes: ['schalung', 'schalbrett'], notTitleIncludes: ['gebraucht'] },
      { titleIncludes: ['rauschalung', 'schalbrett'] },
    ],
    ['Wer holt mir den Windwurf aus dem Graben?', SERVICE, job(104, 201, 203, 101, 102), job(104, 201)],
    ['Vor der Hofübergabe den Wald schätzen lassen', SERVICE, job(701)],
    ['Wer mulcht mir den zugewachsenen Waldrand?', SERVICE, MOWING, job(505)],
    ['Kommt die mobile Bandsäge auch für wenige Bloche?', SERVICE, job(404)],
    ['akatzien pfäle gespizt', WOOD, { ...of('ROBINIE'), textIncludes: POST }, { textIncludes: ['gespitzt'] }],
    ['Hobelspene balen für Rösser', ['WOOD_CHIPS'], { textIncludes: LITTER, notTitleIncludes: ['wolle'] }, BALES],
    ['bam zu bredl schneidn am hof', SERVICE, job(404)],
    [
      'Eiche oder Robinie als Torsteher, 15 cm dick',
      WOOD,
      { ...of('EICHE', 'ROBINIE'), textIncludes: POST },
      { categories: ['LOGS'], ...across(14, 18) },
    ],
    [
      'Hackgut M20 oder trockener, 40 srm, zugestellt',
      ['WOOD_CHIPS'],
      FUEL_CHIPS,
      { moistureContentCodes: ['M8', 'M10', 'M15', 'M20', 'W20'], ...DELIVERED },
    ],
    [
      'Durchforstung 3 ha, aber ohne Harvester',
      SERVICE,
      { ...job(103, 101), notTitleIncludes: ['harvester', 'heli'] },
      { ...job(103), textIncludes: ['händisch', 'motormanuell'] },
    ],
  ]),
  ...meaning('contractor', [
    ['Forwarder', SERVICE, job(202), { titleIncludes: ['forwarder'] }],
    ['Seilkran 800 fm', SERVICE, job(203)],
    ['Trommelhacker', SERVICE, job(401), { textIncludes: ['trommelhacker'] }],
    ['Wegebau Bagger', SERVICE, job(601, 602, 603, 604, 605), job(601, 602)],
    ['Steilhang, Holz muss bergauf zur Straße', SERVICE, job(203, 201), job(203)],
    ['nasser Boden, besonders schonend rücken', SERVICE, job(204, 203, 201), job(204)],
    ['Leitungstrasse von Bewuchs freihalten', SERVICE, MOWING, job(505)],
    ['Jungwuchs auslichten vor dem Winter', SERVICE, job(503, 502), job(503)],
    ['Wir brauchen kurzfristig einen zweiten Harvester', SERVICE, job(102, 103, 104), job(102)],
    ['Wer fährt 300 Festmeter Bloche ab?', SERVICE, job(301)],
    ['Hat wer einen Bestand im Steilen zu schlägern?', ['FOREST'], STANDING, { textIncludes: ['steil'] }],
    ['Wer tauscht Rohre unter der Forststraße?', SERVICE, job(604, 602, 605), { ...job(604), textIncludes: ['rohr'] }],
    ['hubschraubar bringug', SERVICE, job(205), { titleIncludes: ['bringung'] }],
    ['forwader u rückwagn', SERVICE, job(202)],
    ['schlegerung motorsäge partie', SERVICE, job(101, 103), job(101)],
    ['Seilgerät mit Prozessor, keine Pferde', SERVICE, job(203)],
    [
      'Laubholzbestand am Stock, 200 efm, kein Nadelholz',
      ['FOREST'],
      {
        ...first('BUCHE', 'EICHE', 'LAUB_HART', 'LAUB_WEICH', 'ERLE', 'ESCHE', 'BIRKE', 'PAPPEL'),
        ...STANDING,
      },
      STANDING_FOR_SALE,
    ],
    ['Käfernest 40 fm samt Entrinden', SERVICE, job(104), { textIncludes: ['entrind'] }],
  ]),
  ...meaning('hobby-turner', [
    ['Drechselholz', WOOD, { textIncludes: TURNING }],
    ['Birnenkantel', WOOD, { textIncludes: [...TURNING, 'birne'] }, { textIncludes: ['birne'] }],
    ['Zirbenblock 12 cm', WOOD, of('ZIRBE'), { categories: ['SAWN_WOOD'], ...thick(115, 125) }],
    ['Walnusskantel 25 mm', WOOD, of('NUSS'), { textIncludes: TURNING }],
    ['Obstschale drechseln', WOOD, { textIncludes: TURNING }, { textIncludes: ['schalenrohling'] }],
    [
      'Hackbrett bauen, Instrument, Resonanzdecke',
      ['SAWN_WOOD'],
      { textIncludes: TONEWOOD },
      { textIncludes: ['hackbrett', 'klangholz', 'tonholz'] },
    ],
    ['Sitzbank aus einer Bohle mit Waldkante', ['SAWN_WOOD'], { textIncludes: LIVE_EDGE }],
    ['Kreisel und Kegel auf der Drehbank', WOOD, { textIncludes: TURNING }],
    [
      'Hat jemand Eschenbohlen für einen Waschtisch?',
      ['SAWN_WOOD'],
      { ...of('ESCHE'), ...BOARDS },
      { textIncludes: ['waschtisch', 'baumkante', 'blockware'] },
    ],
    ['Ich suche trockenes Lindenholz zum Schnitzen', WOOD, of('LINDE'), { textIncludes: CARVING }],
    ['Wer schneidet mir einen Nussstamm in Bretter?', SERVICE, job(404)],
    [
      'Kann man hier Geigenholz kaufen?',
      WOOD,
      { textIncludes: [...TONEWOOD, 'riegel'] },
      { categories: ['SAWN_WOOD'], textIncludes: ['geigen'] },
    ],
    ['dregselholz kiersche', WOOD, of('KIRSCHE')],
    ['Schalenrolinge Ahron', WOOD, of('AHORN'), { textIncludes: TURNING }],
    ['zierbn hoiz zum schnizzn', WOOD, of('ZIRBE'), { textIncludes: CARVING }],
    ['zehn Kanteln 50x50x250 Hartholz', WOOD, { textIncludes: TURNING }, section(50, 50)],
    [
      'Kirsche, Nuss oder Birne, nicht dünner als 50 mm',
      ['SAWN_WOOD'],
      { ...of('KIRSCHE', 'NUSS', 'BIRNE'), ...BOARDS },
      thick(50, 300),
    ],
    ['Ahornstamm 50 cm dick, keine Bretter', ['LOGS'], of('AHORN'), across(48)],
  ]),
  ...meaning('municipality', [
    ['Rindenmulch fein', ['WOOD_CHIPS'], { textIncludes: BARK }, { titleIncludes: ['fein'] }],
    ['Stockfräse', SERVICE, job(803), { textIncludes: ['fräs'] }],
    ['Böschungspflege', SERVICE, MOWING, { textIncludes: ['böschung'] }],
    [
      'Rundpfosten Lärche 10 cm',
      WOOD,
      { ...of('LAERCHE'), textIncludes: POST },
      { categories: ['LOGS'], ...across(9, 11) },
    ],
    [
      'Geländer am Klammsteig erneuern',
      WOOD,
      { textIncludes: ['geländer', 'rundpfosten', ...BEAMS] },
      { textIncludes: ['geländer'] },
    ],
    ['Blumenbeete im Park abdecken', ['WOOD_CHIPS'], { textIncludes: [...BARK, 'beete'] }, { textIncludes: BARK }],
    [
      'großer Lichterbaum vor dem Gemeindeamt',
      ['LOGS'],
      { textIncludes: CHRISTMAS },
      { textIncludes: ['dorfplatz', 'gemeinden'] },
    ],
    ['Baumfackeln für den Perchtenlauf', ['FIREWOOD'], TORCHES],
    ['Wer entfernt Totholz aus der Lindenallee?', SERVICE, job(801, 105), job(801)],
    ['Wir brauchen ein Gutachten über den Gemeindewald', SERVICE, job(701, 702), job(701)],
    ['Wer räumt nach dem Sturm den Gemeindewald auf?', SERVICE, job(104, 101, 102), job(104)],
    ['Bitte Angebot über 12 Tonnen Pellets, Kindergarten', ['PELLETS'], LOOSE_PELLETS],
    ['Hekenschnit Friedhof', SERVICE, HEDGES, { textIncludes: ['hecke'] }],
    ['spilplatz hackschnizel 40 kubik', ['WOOD_CHIPS'], { textIncludes: FALL }],
    ['baumkataser und baumkontrole', SERVICE, job(802)],
    ['80 Zaunpfähle Robinie oder Lärche, nicht imprägniert', WOOD, { textIncludes: POST }, of('ROBINIE', 'LAERCHE')],
    ['Hackgut G50 W30, 500 srm über den Winter', ['WOOD_CHIPS'], FUEL_CHIPS, { ...MIDDLE_CHIPS, ...UP_TO_30 }],
    ['acht Bäume fällen samt Wurzelstock', SERVICE, job(105, 803, 801, 101), job(105, 803)],
  ]),
  ...meaning('newcomer', [
    ['holz für ofen 25 cm', ['FIREWOOD'], SPLITS, long(23, 27)],
    ['oak firewood', ['FIREWOOD'], { ...of('EICHE'), ...SPLITS }],
    ['wood chips', ['WOOD_CHIPS'], FUEL_CHIPS],
    ['pellets bag 15kg', ['PELLETS'], { titleIncludes: ['sack'] }],
    [
      'holz für grill draußen',
      ['FIREWOOD'],
      { textIncludes: ['grill', 'bbq', 'smoker', 'feuerschale'] },
      { textIncludes: ['grill', 'bbq', 'feuerschale'] },
    ],
    [
      'material für weg im garten',
      ['WOOD_CHIPS'],
      { titleIncludes: ['gartenwege', 'wegeschnitzel', 'mulch', 'dekorrinde'] },
      { titleIncludes: ['gartenwege', 'wegeschnitzel', 'böschung und wege', 'holzhäcksel'] },
    ],
    ['holz geben rauch für fleisch und fisch', ['FIREWOOD'], { textIncludes: SMOKING }],
    [
      'dach machen holz latte',
      ['SAWN_WOOD'],
      { titleIncludes: ['latten', 'lattung', 'konterlatte'], notTitleIncludes: ['zaun'] },
      { titleIncludes: ['dachlatten', 'ziegellatten'] },
    ],
    ['Wer bringt Brennholz zu mein Haus Graz?', ['FIREWOOD'], SPLITS, { ...DELIVERED, ...around('graz', 50) }],
    [
      'Bitte wo ich kann in Wald Holz selber schneiden?',
      ['FOREST'],
      { textIncludes: ['selber', 'selbst', 'gegen wegräumen', 'gegen brennholz'] },
    ],
    ['Kann jemand mein Holz mit Lastwagen holen?', SERVICE, job(301, 302)],
    ['Wie viel kostet ein Palette Briketts?', ['FIREWOOD'], BRIQUETTES, { textIncludes: ['palette'] }],
    ['birke hols troken gespallten', ['FIREWOOD'], { ...of('BIRKE'), ...SPLITS }, DRY],
    ['teras holz boden außen', ['SAWN_WOOD'], DECK],
    ['bretter von alte haus kaufen', ['SAWN_WOOD'], { textIncludes: OLD_WOOD }, { titleIncludes: ['altholz'] }],
    ['brennholz kein nass, nicht lang, 2 kubik', ['FIREWOOD'], SPLITS, { ...DRY, ...long(20, 33) }],
    ['pellets oder briketts egal, ein tonne', ['PELLETS', 'FIREWOOD'], { titleIncludes: ['pellet', 'brikett'] }],
    ['platte für tisch, nuss oder eiche, dick 5', ['SAWN_WOOD'], { ...of('NUSS', 'EICHE'), ...BOARDS }, thick(48, 60)],
  ]),
  ...meaning('phone-in-the-forest', [
    ['seilwinde', SERVICE, job(201)],
    ['eiche bloch 3m', ['LOGS'], { ...of('EICHE'), ...STEMS }, long(290, 310)],
    ['harvester frei', SERVICE, job(102, 103, 104), job(102)],
    ['ahorn stamm', ['LOGS'], of('AHORN')],
    ['esche droht auf die straße zu fallen', SERVICE, FELLING, job(105)],
    ['holz liegt im bestand, muss zur straße gerückt werden', SERVICE, job(201, 202, 203, 204), job(201, 202)],
    ['wildverbiss, jungtannen schützen', SERVICE, { ...job(506, 502), notTitleIncludes: ['abbau'] }],
    ['luftbild vom windwurf', SERVICE, job(705), { textIncludes: ['orthofoto', 'luftbild'] }],
    ['wer hat forstmulcher in der nähe', SERVICE, MOWING, job(505)],
    ['was kostet hacken je srm', SERVICE, job(401)],
    ['gibts wo fichte stehend zum kaufen', ['FOREST'], { ...SPRUCE, ...STANDING }, STANDING_FOR_SALE],
    ['wo krieg ich heute noch lärchenpfähle', WOOD, { ...of('LAERCHE'), textIncludes: POST }],
    ['sei kran 400 meter bergab', SERVICE, job(203)],
    ['fohrwarder für zwei tage', SERVICE, job(202, 201), job(202)],
    ['hack schnitzel trocken p 31', ['WOOD_CHIPS'], FUEL_CHIPS, { ...MIDDLE_CHIPS, ...DRY_CHIPS }],
    [
      'bu oder ei, bhd 40, am stock',
      ['FOREST'],
      { ...of('BUCHE', 'EICHE'), ...STANDING },
      { ...across(37, 48), ...STANDING_FOR_SALE },
    ],
    [
      'fi ta bloch 4 u 5m, b/c',
      ['LOGS'],
      { ...SPRUCE_FIR, ...SAW_STEMS },
      { ...long(390, 520), textIncludes: ['b/c'] },
    ],
    ['meterscheiter weich, 10 rm, nicht hart', ['FIREWOOD'], { ...SOFT, ...SPLITS }, long(95, 105)],
  ]),
];
