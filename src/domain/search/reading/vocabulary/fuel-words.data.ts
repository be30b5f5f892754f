import { PARTICLE_SIZES } from '#domain/lookups/wood-chips.data.ts';
import {
  DRY,
  HARD,
  SOFT,
  entry,
  goods,
  kinds,
  of,
  ordering,
  product,
  rawMaterials,
  says,
  suits,
  within,
} from './vocabulary-entry.ts';
import type { Preference } from '#domain/search/reading/reading-types.ts';
import type { Meaning, VocabularyEntry } from './vocabulary-entry.ts';

const sizes = (words: string, ...particleSizeCodes: string[]): VocabularyEntry =>
  entry(words, of('WOOD_CHIPS', { kind: 'PARTICLE_SIZE', votes: 1, data: { particleSizeCodes } }));
const chipsOfSize = (words: string, ...particleSizeCodes: string[]): VocabularyEntry =>
  entry(words, of('WOOD_CHIPS', { kind: 'PARTICLE_SIZE', data: { particleSizeCodes } }));
const firewoodLength = (words: string, min: number | undefined, max: number): VocabularyEntry =>
  entry(
    words,
    of('FIREWOOD', {
      kind: 'LENGTH',
      data: { ...(min === undefined ? {} : { lengthMinInCm: min }), lengthMaxInCm: max },
    }),
  );

/** A class of chips: it orders, and the word counts where it stands in the text. */
const chipsClass = (code: string): Meaning => ({
  ...within('WOOD_CHIPS', 'QUALITY', {}),
  prefers: [suits(0.8, { chipsClassCodes: [code] }), says(0.3, code)],
});

/** Sawn wood says in its text how it was dried, as a fact only in later adverts: the word stays, and the fact orders. */
const driedSawnWood = (sawnDryingCodes: string[]): Meaning => ({
  ...within('SAWN_WOOD', 'DRYING', {}),
  keepsText: true,
  prefers: [suits(0.5, { sawnDryingCodes })],
});

function drying(words: string, states: string[], chipsStates: string[], sawnStates: string[] = []): VocabularyEntry {
  const chips = within('WOOD_CHIPS', 'DRYING', { woodChipsDryingStateCodes: chipsStates });
  return entry(
    words,
    ...(chipsStates.length === 0 ? [] : [chips]),
    ...(sawnStates.length === 0 ? [] : [driedSawnWood(sawnStates)]),
    of('FIREWOOD', { kind: 'DRYING', votes: 0, data: { dryingStates: states } }),
  );
}

function energyWood(words: string): VocabularyEntry {
  const prefers = [
    says(0.8, 'Energieholz Energierundholz Hackholz Kronenholz Waldrestholz'),
    kinds(0.6, 'LOGS', 'WOOD_CHIPS'),
  ];
  const { meanings } = goods(words, ...prefers);
  return entry(words, { ...within('LOGS', 'CATEGORY', {}), keepsText: true, prefers }, ...meanings);
}

/** Firewood longer than a metre is sold by the load, as long logs or energy round wood. */
const LONG_FIREWOOD = [
  suits(0.6, { lengthMinInCm: 150 }),
  says(0.8, 'Energierundholz Energieholz Stangen lang Prügel'),
];
/** The shortest and driest splits catch fire first. */
const KINDLING = says(1, 'Anzündholz Anfeuerholz Spreißelholz Spreißel Spandl Kleinspalt');

/** Rests of the saw: among chips a kind of material, elsewhere goods of several categories. */
const byProduct = (words: string, ...prefers: Preference[]): VocabularyEntry => {
  const { meanings } = goods(words, ...prefers);
  const material = suits(1, { rawMaterialGroupCodes: rawMaterials('1.2') });
  return entry(
    words,
    ...meanings.map((meaning) =>
      meaning.category === 'WOOD_CHIPS' ? { ...meaning, prefers: [material, says(0.4, 'Sägehackgut')] } : meaning,
    ),
  );
};

const FIREWOOD_VOCABULARY: readonly VocabularyEntry[] = [
  entry('brennholz, fire wood, wood logs, fire logs, logs for fire, stove wood', of('FIREWOOD')),
  // Material to heat with is whatever else the line names.
  entry('=heizmaterial, =brennmaterial, =heizholz', of('FIREWOOD', { votes: 2 }), ordering('CATEGORY')),
  // Pressed wood: briquettes.
  product('pressholz, holzpressling, presslinge', 'FIREWOOD', says(1, 'Briketts Brikett Hartholzbriketts')),
  // What is typed on a phone.
  entry('=bh, =bhz', of('FIREWOOD', { votes: 2 })),
  // Chimney wood is short enough for a stove: 25 to 40 cm, as the landing page sells it; a fireplace takes more.
  entry(
    '=kaminholz, =kaminhölzer, =kaminofenholz',
    of('FIREWOOD', {
      prefers: [
        suits(0.4, { lengthMinInCm: 20, lengthMaxInCm: 40 }),
        suits(0.3, { dryingStates: DRY }),
        says(0.2, 'Kaminholz'),
      ],
    }),
  ),
  entry('hartes brennholz', of('FIREWOOD', { kind: 'WOOD_TYPE', data: { woodTypeIds: HARD } })),
  entry('weiches brennholz', of('FIREWOOD', { kind: 'WOOD_TYPE', data: { woodTypeIds: SOFT } })),
  entry('ofenholz, offenholz', of('FIREWOOD', { kind: 'DRYING', data: { dryingStates: ['OFENFERTIG'] } })),
  firewoodLength('stückholz', undefined, 50),
  firewoodLength('meterscheit, meterholz, meterscheite, spälten, meterware', 98, 102),
  firewoodLength('kachelofenholz', 33, 50),
  firewoodLength('halbmeter, halbmeterscheit, halbmeterholz, halbe meter, halbm meter, half meter, half metre', 48, 52),
  entry(
    'brennholz lang, brennholz in langen, langes brennholz, stangenholz, brennholz stangen',
    of('FIREWOOD', { prefers: LONG_FIREWOOD }),
  ),
  product('anzündholz', 'FIREWOOD', KINDLING, suits(0.3, { woodTypeIds: SOFT }), suits(0.3, { dryingStates: DRY })),
  entry(
    'pini kay, pini und kay, pinikay, briketts mit loch, achteckbrikett, stabbrikett',
    of('FIREWOOD', { prefers: [says(1, 'Achtkantbriketts Stangenbriketts'), says(0.5, 'Loch Luftloch')] }),
  ),
  entry('ruf briketts, ruf brikett', of('FIREWOOD', { prefers: [says(0.5, 'Briketts'), says(0.5, 'eckig')] })),
  // Little wood is sold in sacks and boxes that fit a car.
  entry(
    'kofferraum, kofferraum voll, kofferraumladung, kleinmenge, kleine menge, autoladung, kleinabnahme, kleinstmengen, pkw anhänger, pkw anhänger voll, kleinstmenge',
    of('FIREWOOD', {
      kind: 'PACKING',
      votes: 0,
      prefers: [says(0.7, 'Sack Netzsack Säcke Kiste Kleinmengen Kofferraum')],
    }),
    ordering('PACKING', says(0.5, 'Sack Säcke Kleinmengen')),
  ),
  entry(
    'weiße rinde, mit rinde, in rinde, samt rinde',
    within('WOOD_CHIPS', 'QUALITY', {}),
    ordering('QUALITY', says(0.4, 'Rinde')),
  ),
  entry(
    'ohne rinde, rindenfrei, rindenlos, weiß ohne rinde',
    {
      ...within('WOOD_CHIPS', 'QUALITY', {}),
      prefers: [
        suits(0.8, { rawMaterialGroupCodes: ['1.1.3.3', '1.1.3.4', '1.2.1'] }),
        says(0.4, 'entrindet Sägehackgut'),
      ],
    },
    ordering('QUALITY', says(0.8, 'entrindet Rinde geschält')),
  ),
  entry(
    'ofenlänge, ofenlang, ofengerecht, ofengerechte, auf ofenlänge, auf länge geschnitten, fertig geschnitten, kurz geschnitten, ofenfertig geschnitten',
    of('FIREWOOD', { kind: 'LENGTH', votes: 1, prefers: [suits(0.6, { lengthMinInCm: 20, lengthMaxInCm: 40 })] }),
    ordering('LENGTH'),
  ),
  // Pressed bark glows through the night, and so does heavy hardwood.
  entry(
    'nachtbrenner, dauerglut, gluthalter, nachtglut, nachtbriketts, lange glut, lange brenndauer, glut halten, glut hält, hält die glut, für die nacht, über nacht, die ganze nacht, gluterhalt, glut über nacht',
    of('FIREWOOD', {
      votes: 1,
      prefers: [says(1, 'Rindenbriketts'), says(0.5, 'Dauerglut Nacht Glut'), suits(0.3, { woodTypeIds: HARD })],
    }),
    ordering('QUALITY', says(0.5, 'Rindenbriketts Dauerglut')),
  ),
  // Who says "a sack of wood" burns it.
  entry(
    'sack holz, sackerl holz, säcke holz, holz sack, holz sackerl, holz im sack, holz in säcken, holz im sackerl, holzsackerl, netz holz, holz im netz, sackholz, holzsack, holzsäcke, brennholzsack, brennholzsäcke',
    of('FIREWOOD', { prefers: [says(1, 'Sack Netzsack Säcke Sackerl Netz')] }),
  ),
  entry(
    'in säcken, in sack, im sack, in sackerln, im sackerl, in netzen, im netz, im netzsack, in netzsäcken, sackweise, abgesackt, gesackt',
    { kind: 'UNIT', category: 'PELLETS', filters: { unit: 'SACK' } },
    { ...within('FIREWOOD', 'PACKING', {}), prefers: [says(1, 'Sack Netzsack Säcke Sackerl Netz')] },
    { ...ordering('PACKING', says(0.6, 'Sack Säcke')), keepsText: true },
  ),
  entry(
    'kiste holz, holz kiste, holz in kisten, holz in der kiste, box holz, holz in boxen',
    of('FIREWOOD', { prefers: [says(1, 'Kiste Gitterbox Box Holzkiste')] }),
  ),
  entry(
    'bund holz, bündel holz, holz im bund, büschel holz, holzbündel',
    of('FIREWOOD', { prefers: [says(1, 'Bund gebündelt Bündel')] }),
  ),
  entry('altes holz, alte holz', ordering('QUALITY', says(0.6, 'Altholz alt'))),
  entry('deko, dekoration, zur deko, als deko, dekorativ, dekoholz', ordering('QUALITY', says(0.6, 'Deko Dekoration'))),
  // The heavier the wood, the more warmth in a cubic metre; source: tables of heating values by species.
  entry(
    'brennwert, heizwert, brenndauer, brennt, brennt lange, lange brennen, heizkraft, heizleistung, hoher heizwert, hoher brennwert',
    of('FIREWOOD', {
      kind: 'QUALITY',
      votes: 1,
      prefers: [suits(0.6, { woodTypeIds: HARD }), suits(0.3, { dryingStates: DRY })],
    }),
    ordering('QUALITY'),
  ),
  byProduct('restholz', says(1, 'Restholz Abfallholz Verschnitt Abschnitte Kappholz')),
  entry('gespalten, ofenfertig gespalten', {
    ...ordering('QUALITY'),
    category: 'FIREWOOD',
    keepsText: true,
    prefers: [suits(0.4, { firewoodFormCodes: ['GESPALTEN'] })],
  }),
  entry('ungespalten', {
    ...ordering('QUALITY'),
    category: 'FIREWOOD',
    votes: 1,
    keepsText: true,
    prefers: [suits(0.8, { firewoodFormCodes: ['RUND'] }), says(0.5, 'Rundlinge Prügel ungespalten')],
  }),
  product('prügel', 'FIREWOOD', says(0.5, 'Rundlinge Prügel ungespalten Durchforstungsholz')),
  product('grillholz', 'FIREWOOD', suits(0.5, { woodTypeIds: HARD }), suits(0.3, { dryingStates: DRY })),
  product(
    'räucherholz',
    'FIREWOOD',
    says(1, 'Räuchermehl Räucherspäne Räucherholz Smokerholz Chips'),
    suits(0.5, { woodTypeIds: [20, 21, 22, 30, 40, 41, 42, 46] }),
  ),
  // Vines burn hot and short under the grill.
  product('rebholz', 'FIREWOOD', says(0.7, 'Grillholz Grill'), suits(0.3, { woodTypeIds: [30, 40, 41, 42, 46] })),
  product('baumfackel', 'FIREWOOD', says(1, 'Schwedenfeuer Schwedenfackel Baumfackel Finnenkerze')),
  product('räuchermehl', 'FIREWOOD', says(0.6, 'Räuchermehl Räucherspäne Selchspäne')),
  product('gebündelt', 'FIREWOOD'),
  // Short pieces fit small stoves.
  entry(
    'kurz, kurze, kurzes, kurzen',
    of('FIREWOOD', { kind: 'LENGTH', votes: 0, prefers: [suits(0.8, { lengthMaxInCm: 33 })] }),
    ordering('LENGTH'),
  ),
  goods('rundling', says(0.5, 'Rundlinge Prügel'), suits(0.5, { firewoodFormCodes: ['RUND'] })),
  // Energy round wood stands in three categories: as firewood, as logs and as material for chips.
  // Among logs it is what the lot is, and stays what is sought: saw logs of the same wood are none.
  energyWood('energieholz'),
  goods('reisig', says(0.6, 'Reisig Schlagabraum Astmaterial')),
];

const PELLET_VOCABULARY: readonly VocabularyEntry[] = [
  // Turkish calls them pellets of firewood.
  entry(
    'pellet, wood pellets, odun pelet, odun peleti, odun pelleti, odun pellet, pelet odun, pellet odun',
    of('PELLETS'),
  ),
  entry('sackware, sackpellets, pellets im sack', {
    kind: 'UNIT',
    category: 'PELLETS',
    votes: 3,
    filters: { unit: 'SACK' },
  }),
  entry(
    'einblasen, eingeblasen, tankwagen, tank wagen, silowagen, einblaspellets, silolkw, silo lkw, silozug, silofahrzeug, siloauflieger, blaswagen',
    within('WOOD_CHIPS', 'DELIVERY', { blowInIsPossible: true }),
    of('PELLETS', { kind: 'DELIVERY', votes: 1, data: { blowInIsPossible: true } }),
  ),
  // The pump lorry blows chips into the store; pellets come with a silo lorry.
  entry(
    'pumpwagen',
    of('WOOD_CHIPS', { kind: 'DELIVERY', votes: 1, data: { blowInIsPossible: true } }),
    within('PELLETS', 'DELIVERY', { blowInIsPossible: true }),
  ),
  entry('lose pellets, pellets lose', of('PELLETS', { kind: 'PACKING', data: { isLoose: true } })),
  entry(
    'lose, loses, loser, loose',
    within('PELLETS', 'PACKING', { isLoose: true }),
    ordering('PACKING', says(0.4, 'lose geschüttet')),
  ),
  entry('enplus, en plus', of('PELLETS', { kind: 'CERTIFICATE', data: { enPlusCertified: true } })),
  entry(
    'enplus a1, en plus a1',
    of('PELLETS', { kind: 'QUALITY', data: { enPlusCertified: true, pelletQualityTypeCodes: ['ENPLUS_A1'] } }),
  ),
  // In chips "A1" is a class of ISO 17225-4, which older adverts do not state: it orders.
  entry(
    'a1',
    of('PELLETS', { kind: 'QUALITY', votes: 1, data: { pelletQualityTypeCodes: ['ENPLUS_A1'] } }),
    chipsClass('A1'),
    ordering('QUALITY', says(0.3, 'A1')),
  ),
  entry(
    'a2',
    of('PELLETS', { kind: 'QUALITY', votes: 0, data: { pelletQualityTypeCodes: ['ENPLUS_A2'] } }),
    chipsClass('A2'),
    ordering('QUALITY', says(0.3, 'A2')),
  ),
  entry(
    'enplus a2, en plus a2',
    of('PELLETS', { kind: 'QUALITY', data: { enPlusCertified: true, pelletQualityTypeCodes: ['ENPLUS_A2'] } }),
  ),
  entry('industriepellets', of('PELLETS', { kind: 'QUALITY', data: { pelletQualityTypeCodes: ['INDUSTRIE'] } })),
  entry('dinplus, din plus', of('PELLETS', { kind: 'CERTIFICATE', data: { dinPlusCertified: true } })),
];

const CHIPS_VOCABULARY: readonly VocabularyEntry[] = [
  entry(
    'frei heizwerk, frei kraftwerk',
    {
      ...within('WOOD_CHIPS', 'DELIVERY', {}),
      prefers: [suits(0.6, { chipsHandoverCodes: ['FREI_WERK'] }), says(0.3, 'frei Werk Heizwerk')],
    },
    ordering('DELIVERY', says(0.3, 'frei Werk Heizwerk Forststraße')),
  ),
  // Bark and shavings stand in the category too; chips have a size.
  entry(
    'hackschnitzel, schnitzel, biomasse, wood chips',
    of('WOOD_CHIPS', { prefers: [suits(0.4, { particleSizeCodes: PARTICLE_SIZES.map(({ code }) => code) })] }),
  ),
  entry(
    'waldhackgut',
    of('WOOD_CHIPS', { kind: 'RAW_MATERIAL', data: { rawMaterialGroupCodes: rawMaterials('1.1') } }),
  ),
  entry(
    'sägehackgut',
    of('WOOD_CHIPS', { kind: 'RAW_MATERIAL', data: { rawMaterialGroupCodes: rawMaterials('1.2.1') } }),
  ),
  entry('waldrestholz', within('WOOD_CHIPS', 'RAW_MATERIAL', { rawMaterialGroupCodes: rawMaterials('1.1.4') }), {
    ...ordering(
      'RAW_MATERIAL',
      says(0.8, 'Energieholz Energierundholz Waldrestholz Kronenholz'),
      kinds(0.6, 'LOGS', 'FOREST', 'WOOD_CHIPS'),
    ),
    keepsText: true,
  }),
  entry(
    'industrierestholz',
    of('WOOD_CHIPS', {
      kind: 'RAW_MATERIAL',
      votes: 1,
      prefers: [suits(1, { rawMaterialGroupCodes: rawMaterials('1.2') }), says(0.4, 'Sägewerk Restholz Sägehackgut')],
    }),
    ordering('RAW_MATERIAL', says(0.8, 'Restholz Abfallholz Verschnitt')),
  ),
  product('span, sägespan, hobelspan, zirbenspäne, zirbenflocken, zirbenlocken', 'WOOD_CHIPS'),
  product(
    '=häcksel, =holzhäcksel, =gartenhäcksel, =strauchhäcksel, =asthäcksel, =baumhäcksel, häckselgut, häckselmaterial',
    'WOOD_CHIPS',
    says(0.5, 'Häcksel Mulch Hackschnitzel'),
  ),
  entry('zirmlocken, zirmflocken', of('WOOD_CHIPS', { prefers: [says(1, 'Zirbenspäne Zirbenflocken')] })),
  // Shavings, sawdust and pellets of straw or wood are all litter.
  goods('einstreu', says(0.7, 'Einstreu Hobelspäne Sägespäne Späne')),
  product('holzwolle', 'WOOD_CHIPS'),
  product('holz staub, staub von säge, holzstaub', 'WOOD_CHIPS', says(0.8, 'Sägemehl Sägespäne Späne')),
  entry(
    'geschreddert, gehäckselt, vorgebrochen',
    of('WOOD_CHIPS', { kind: 'QUALITY', votes: 1, prefers: [says(0.4, 'geschreddert Häcksel')] }),
    ordering('QUALITY'),
  ),
  entry('en 1177, en 1176, din en 1177, din en 1176, tüv', ordering('CERTIFICATE', says(0.6, 'Fallschutz Spielplatz'))),
  product('fallschutz', 'WOOD_CHIPS', says(1, 'Fallschutz Spielplatz'), says(0.4, 'Hackschnitzel')),
  entry(
    'rinde',
    of('WOOD_CHIPS', { kind: 'RAW_MATERIAL', votes: 2, data: { rawMaterialGroupCodes: rawMaterials('1.1.6') } }),
  ),
  entry(
    'rindenmulch, bark mulch',
    of('WOOD_CHIPS', { kind: 'RAW_MATERIAL', data: { rawMaterialGroupCodes: rawMaterials('1.1.6') } }),
  ),
  // Bark mulch is the usual one; chips and cuttings are spread as mulch too.
  entry(
    '=mulch, =mulchmaterial, =mulche, =mulches',
    of('WOOD_CHIPS', {
      votes: 2,
      prefers: [
        says(1, 'Rindenmulch Mulch'),
        says(0.5, 'Rinde Dekorinde'),
        suits(0.5, { rawMaterialGroupCodes: rawMaterials('1.1.6') }),
      ],
    }),
  ),
  // Short rotation: poplar and willow grown for chips.
  entry(
    'kup, kurzumtrieb, kurzumtriebsholz, energiewald, energiepappel, energieweide, kurzumtriebsplantage',
    of('WOOD_CHIPS', { votes: 2, prefers: [says(1, 'Energiewald Pappel Weide')] }),
    ordering('RAW_MATERIAL', says(0.5, 'Energiewald Pappel')),
  ),
  // A yard that sells chips and energy wood of the region.
  entry(
    'biomassehof, brennstoffhof, biomasseverband, energiehof',
    of('WOOD_CHIPS', { votes: 1, prefers: [says(0.5, 'Hackgut Energieholz')] }),
    ordering('CATEGORY'),
  ),
  goods('recyclingholz, shredderholz', says(1, 'Altholz Abbruch Palettenholz')),
  entry(
    'zum selberhacken, zum selber hacken, selberhacken',
    ordering('CATEGORY', says(0.7, 'Hackholz Energieholz Selberhacken')),
  ),
  chipsOfSize('feinhackgut', 'P16', 'P16S', 'G30'),
  chipsOfSize('mittelhackgut', 'P31', 'P31S', 'G50'),
  chipsOfSize('grobhackgut', 'P63', 'G100'),
  sizes('g30, p16, g 30, p 16', 'P16', 'P16S', 'G30'),
  sizes('g50, p31, g 50, p 31', 'P31', 'P31S', 'G50'),
  sizes('g100, p63, g 100, p 63', 'P63', 'G100'),
  sizes('p45, p 45', 'P45', 'P45S'),
  sizes('p16s', 'P16S'),
  sizes('p31s', 'P31S'),
  sizes('p45s', 'P45S'),
  sizes('p100', 'P100'),
  sizes('p200', 'P200'),
  sizes('p300', 'P300'),
  // Bark of one species is burnt, composted or made into mulch; its adverts state bark as the kind of wood.
  entry(
    '=fichtenrinde, =nadelrinde, =kiefernrinde, =tannenrinde, =laubholzrinde, =frischrinde, =altrinde, =rohrinde',
    of('WOOD_CHIPS', {
      kind: 'RAW_MATERIAL',
      votes: 2,
      data: { rawMaterialGroupCodes: rawMaterials('1.1.6') },
      prefers: [says(0.4, 'frisch Entrinder')],
    }),
  ),
  entry(
    '=lärchenrinde',
    of('WOOD_CHIPS', {
      kind: 'RAW_MATERIAL',
      votes: 2,
      data: { rawMaterialGroupCodes: rawMaterials('1.1.6') },
      prefers: [says(0.8, 'Lärchenrinde')],
    }),
  ),
  // Classes of the norms for solid biofuels: -2 pellets, -3 briquettes, -4 chips, -5 firewood.
  entry('iso 17225 2, en 14961 2, iso 17225-2', of('PELLETS', { votes: 2 })),
  entry('iso 17225 3, iso 17225 5, en 14961 5', of('FIREWOOD', { votes: 2 })),
  entry(
    'iso 17225 4, en iso 17225 4, en iso 17225, iso 17225, önorm m 7133, m 7133, önorm m7133, m7133, önorm c 4005, c 4005',
    of('WOOD_CHIPS', { kind: 'QUALITY', votes: 1 }),
    ordering('QUALITY'),
  ),
  // A2: w up to 35 %, ash up to 1.5 %; B1 also from short rotation and gardens, ash up to 3 %; source: ISO 17225-4.
  entry('klasse b1, b1', chipsClass('B1'), ordering('QUALITY', says(0.3, 'B1 B2 Waldhackgut'))),
  entry('klasse b2, b2', chipsClass('B2'), ordering('QUALITY', says(0.3, 'B1 B2 Waldhackgut'))),
  entry(
    '=aschearm, =aschearme, =aschearmes, wenig asche, geringer aschegehalt, =a0.5, =a0.7, =a1.0',
    { ...within('WOOD_CHIPS', 'QUALITY', {}), prefers: [suits(0.8, { ashCodes: ['A0.5', 'A0.7', 'A1.0'] })] },
    ordering('QUALITY', says(0.3, 'Asche')),
  ),
  entry(
    '=a1.5, =a2.0, aschegehalt, aschengehalt, aschewert',
    { ...within('WOOD_CHIPS', 'QUALITY', {}), prefers: [suits(0.6, { ashCodes: ['A0.5', 'A0.7', 'A1.0', 'A1.5'] })] },
    ordering('QUALITY'),
  ),
  entry(
    '=f05, =f10, feinanteil, feinanteilarm, wenig feinanteil, ohne feinanteil, kein feinanteil, staubarm, =f5',
    {
      ...within('WOOD_CHIPS', 'QUALITY', {}),
      prefers: [suits(0.6, { fineFractionCodes: ['F05', 'F10'] }), says(0.4, 'gesiebt Feinanteil')],
    },
    of('WOOD_CHIPS', { kind: 'QUALITY', votes: 1, prefers: [says(0.4, 'gesiebt Feinanteil')] }),
  ),
  // Bulk density, kg per loose cubic metre: no advert states it, hardwood is denser.
  entry(
    '=s160, =s200, =s250, =bd150, =bd200, =bd250, schüttdichte',
    of('WOOD_CHIPS', { kind: 'QUALITY', votes: 1 }),
    ordering('QUALITY'),
  ),
  // How heat is paid for; nothing is offered by it.
  entry(
    'mwh, megawattstunde, kwh, kilowattstunde, wärmemenge, nach wärmemenge, nach mwh, je mwh, pro mwh',
    ordering('UNIT'),
  ),
  // Chips come by moving floor, container or tipper.
  entry(
    'schubboden, schubbodenlieferung, containerware, kipperware, container hackgut, im container',
    {
      ...within('WOOD_CHIPS', 'PACKING', {}),
      prefers: [says(0.4, 'Schubboden Container'), suits(0.2, { deliveryIsPossible: true })],
    },
    within('SERVICES', 'EQUIPMENT', { equipmentIds: [21] }),
    { ...ordering('PACKING'), keepsText: true },
  ),
  // Coarse rests of screening are burnt in large plants or composted.
  product(
    'siebüberlauf, siebüberkorn, siebrest, siebreste, grobfraktion',
    'WOOD_CHIPS',
    says(0.7, 'Heizwerk Waldhackgut ungesiebt'),
    suits(0.4, { particleSizeCodes: ['P63', 'P100', 'G100'] }),
  ),
  // Lengths of firewood as they are dictated.
  entry(
    'fünfundzwanziger, zwanzgfünfer',
    of('FIREWOOD', { kind: 'LENGTH', votes: 0, data: { lengthMinInCm: 23, lengthMaxInCm: 27 } }),
  ),
  entry(
    'dreiunddreißiger, dreiadreißger, dreiunddreißger, dreiadreissga',
    of('FIREWOOD', { kind: 'LENGTH', votes: 0, data: { lengthMinInCm: 31, lengthMaxInCm: 35 } }),
  ),
  entry(
    'fünfziger, fuchzger, fufzger, fuchzga',
    of('FIREWOOD', { kind: 'LENGTH', votes: 0, data: { lengthMinInCm: 48, lengthMaxInCm: 52 } }),
  ),
  goods('schredderholz, altholzhackgut, schreddergut', says(1, 'Altholz Abbruch Palettenholz')),
];

const DRYING_VOCABULARY: readonly VocabularyEntry[] = [
  drying(
    'trocken, trockenes, ofentrocken',
    DRY,
    ['LUFTTROCKEN', 'TECHNISCH_GETROCKNET'],
    ['LUFTGETROCKNET', 'KAMMERGETROCKNET'],
  ),
  drying('ofenfertig', ['OFENFERTIG'], []),
  drying('lufttrocken, luftgetrocknet', ['LUFTTROCKEN'], ['LUFTTROCKEN'], ['LUFTGETROCKNET']),
  drying(
    'kammertrocken, technisch getrocknet, technisch trocken, kiln dried',
    ['KAMMERGETROCKNET'],
    ['TECHNISCH_GETROCKNET'],
    ['KAMMERGETROCKNET'],
  ),
  drying('waldfrisch', ['WALDFRISCH'], ['WALDFRISCH']),
  drying('vorgetrocknet', ['VORGETROCKNET'], ['VORGELAGERT']),
];

export const FUEL_VOCABULARY: readonly VocabularyEntry[] = [
  ...FIREWOOD_VOCABULARY,
  ...PELLET_VOCABULARY,
  ...CHIPS_VOCABULARY,
  ...DRYING_VOCABULARY,
];
