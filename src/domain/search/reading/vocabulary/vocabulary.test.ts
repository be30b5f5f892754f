import { describe, expect, it } from 'vitest';

import { RAW_MATERIAL_GROUPS } from '#domain/lookups/raw-material-groups.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import type { ReadFilters } from '#domain/search/reading/reading-types.ts';

const read = (line: string) => readSearchLine(line, { findPlace: () => null });
const inCategory = (category: CategoryCode): SearchRequest => ({
  page: 0,
  size: 24,
  sorting: { sortBy: 'CREATED_AT', sortDesc: true },
  category,
});
const idsOf = (keep: (row: (typeof WOOD_TYPES)[number]) => boolean): number[] =>
  WOOD_TYPES.filter(keep).map((row) => row.id);

const HARD = idsOf((row) => row.grade === 'HARD');
const SOFT = idsOf((row) => row.grade === 'SOFT');
const CONIFERS = idsOf((row) => row.group === 'SOFTWOOD');
const BROADLEAVES = idsOf((row) => row.group === 'HARDWOOD');
const FOREST_CHIPS = RAW_MATERIAL_GROUPS.map((row) => row.code).filter((code) => code.startsWith('1.1'));
const DRY = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];

type Row = [inputs: string, filters: ReadFilters, left?: string];
const wood = (inputs: string, ...woodTypeIds: number[]): Row => [inputs, { categoryData: { woodTypeIds } }];
const category = (code: CategoryCode, inputs: string, categoryData?: CategoryFilters): Row => [
  inputs,
  { category: code, ...(categoryData === undefined ? {} : { categoryData }) },
];
const services = (inputs: string, ...serviceCategoryIds: number[]): Row =>
  category('SERVICES', inputs, { serviceCategoryIds });

const FIREWOOD_ROWS: readonly Row[] = [
  category(
    'FIREWOOD',
    'brennholz, brenholz, brennhols, kaminholz, kaminhölzer, scheitholz, scheiter, scheite, scheitl',
  ),
  category('FIREWOOD', 'feuerholz, heizholz, firewood, Brennhölzer, spaltholz, feiwerk'),
  ...['unterzündholz', 'anfeuerholz', 'anzündholz', 'spandln', 'spreißel', 'kindling'].map((word): Row => [
    word,
    { category: 'FIREWOOD' },
    word,
  ]),
  category('FIREWOOD', 'ofenholz, offenholz', { dryingStates: ['OFENFERTIG'] }),
  category('FIREWOOD', 'stückholz', { lengthMaxInCm: 50 }),
  category('FIREWOOD', 'meterholz, meterscheit, meterscheiter, meterscheite, spälten', {
    lengthMinInCm: 98,
    lengthMaxInCm: 102,
  }),
  category('FIREWOOD', 'kachelofenholz', { lengthMinInCm: 33, lengthMaxInCm: 50 }),
  category('FIREWOOD', 'buchenbrennholz, buchenscheitholz, Buchen-Brennholz', { woodTypeIds: [20] }),
  category('FIREWOOD', 'eichenbrennholz', { woodTypeIds: [22] }),
  category('FIREWOOD', '25er', { lengthMinInCm: 23, lengthMaxInCm: 27 }),
  category('FIREWOOD', '33er, 33 cm, 33cm, 0.33 m, 0,33m', { lengthMinInCm: 31, lengthMaxInCm: 35 }),
  category('FIREWOOD', '50er, halbmeter', { lengthMinInCm: 48, lengthMaxInCm: 52 }),
  category('FIREWOOD', '1m, 1 m', { lengthMinInCm: 98, lengthMaxInCm: 102 }),
  category('FIREWOOD', 'trocken, getrocknet, dürr, ofentrocken, abgelagert', { dryingStates: DRY }),
  category('FIREWOOD', 'waldfrisch, frisch, nass, grün, feucht', { dryingStates: ['WALDFRISCH'] }),
  category('FIREWOOD', 'kammertrocken, technisch getrocknet', { dryingStates: ['KAMMERGETROCKNET'] }),
  ['brennholz gespalten', { category: 'FIREWOOD' }, 'gespalten'],
  ['brennholz gehackt', { category: 'FIREWOOD' }, 'gehackt'],
  ['brennholz ungespalten', { category: 'FIREWOOD' }, 'ungespalten'],
  ['brennholz geschnitten', { category: 'FIREWOOD' }, 'geschnitten'],
];

const WOOD_ROWS: readonly Row[] = [
  wood('hartholz', ...HARD),
  category('FIREWOOD', 'hartes brennholz, brennholz hart', { woodTypeIds: HARD }),
  category('FIREWOOD', 'weiches brennholz', { woodTypeIds: SOFT }),
  wood('weichholz', ...SOFT),
  wood('nadelholz, nadelbäume', ...CONIFERS),
  wood('laubholz, laubbäume', ...BROADLEAVES),
  wood('buchenholz, buchen, rotbuche, buche, bu', 20),
  wood('weißbuche, weissbuche, hagebuche, hainbuche', 21),
  wood('eichenholz, stieleiche, ei', 22),
  wood('fichtenholz, fi, rottanne', 1),
  wood('tannenholz, weißtanne, ta', 2),
  wood('fita, fi/ta, fichte tanne', 1, 2, 3),
  wood('föhre, foehre, föhrenholz, kiefer, kiefernholz, forche, ki, fohre', 4),
  wood('schwarzföhre, schwarzkiefer', 5),
  wood('lärche, laerche, lerche, lärchenholz, lä, larche', 6),
  wood('douglasie, duglasie, douglasien, dgl', 7),
  wood('zirbe, zirbenholz, arve, zirbelkiefer', 8),
  wood('eibe, eibenholz', 10),
  wood('esche, eschenholz, es', 25),
  wood('ahorn, bergahorn, spitzahorn, ah', 26),
  wood('birke, birkenholz', 27),
  wood('erle, schwarzerle, grauerle', 28),
  wood('akazie, akazienholz, robinie', 29),
  wood('kirsche, kirschholz, kirschbaum', 30),
  wood('nuss, nuß, nussholz, walnuss, nußbaum', 31),
  wood('linde, lindenholz', 33),
  wood('pappel, pappelholz', 34),
  wood('espe, aspe, zitterpappel', 35),
  wood('weide, weidenholz', 36),
  wood('ulme, rüster, rusten', 37),
  wood('edelkastanie, maroni', 38),
  wood('kastanie', 38, 39),
  wood('zwetschke, zwetschge, pflaume', 42),
  wood('apfel', 40),
  wood('birne', 41),
  wood('obstholz', 30, 31, 40, 41, 42, 46),
  ['riegelahorn', { categoryData: { woodTypeIds: [26] } }, 'riegelahorn'],
];

const chips = (inputs: string, categoryData?: CategoryFilters): Row => category('WOOD_CHIPS', inputs, categoryData);
const moisture = (input: string, ...moistureContentCodes: string[]): Row => chips(input, { moistureContentCodes });

const FUEL_ROWS: readonly Row[] = [
  chips('hackschnitzel, hackgut, hackmaterial, hackschnitzl, hakschnitzel, wood chips'),
  chips('holzschnitzel, schnitzel, biomasse'),
  chips('waldhackgut, waldhackschnitzel', { rawMaterialGroupCodes: FOREST_CHIPS }),
  chips('sägehackgut, industriehackgut', { rawMaterialGroupCodes: ['1.2.1'] }),
  chips('feinhackgut, g30, p16', { particleSizeCodes: ['P16', 'P16S', 'G30'] }),
  chips('mittelhackgut, g50, p31', { particleSizeCodes: ['P31', 'P31S', 'G50'] }),
  chips('grobhackgut, g100, p63', { particleSizeCodes: ['P63', 'G100'] }),
  moisture('w20', 'M8', 'M10', 'M15', 'M20', 'W20'),
  moisture('w25', 'M8', 'M10', 'M15', 'M20', 'M25', 'W20'),
  moisture('w30', 'M8', 'M10', 'M15', 'M20', 'M25', 'M30', 'W20', 'W30'),
  moisture('m30', 'M8', 'M10', 'M15', 'M20', 'M25', 'M30', 'W20', 'W30'),
  [
    'hackgut kronenholz',
    {
      category: 'WOOD_CHIPS',
      categoryData: { rawMaterialGroupCodes: FOREST_CHIPS.filter((code) => code.startsWith('1.1.4')) },
    },
  ],
  ['kronenholz', {}, 'kronenholz'],
  ['sägespäne', { category: 'WOOD_CHIPS' }, 'sägespäne'],
  ['hobelspäne', { category: 'WOOD_CHIPS' }, 'hobelspäne'],
  ['späne', { category: 'WOOD_CHIPS' }, 'späne'],
  chips('rinde, rindenmulch', { rawMaterialGroupCodes: ['1.1.6'] }),
  ['energieholz', {}, 'energieholz'],
  ['energierundholz', {}, 'energierundholz'],
  category('PELLETS', 'pellets, pelets, pellet, holzpellets, pelletts'),
  ['sackware', { category: 'PELLETS', unit: 'SACK' }],
  ['sackpellets', { category: 'PELLETS', unit: 'SACK' }],
  category('PELLETS', 'lose pellets, pellets lose', { isLoose: true }),
  category('PELLETS', 'einblasen, eingeblasen, tankwagen', { blowInIsPossible: true }),
  category('PELLETS', 'enplus, en plus, en-plus, EN plus', { enPlusCertified: true }),
  category('PELLETS', 'a1', { pelletQualityTypeCodes: ['ENPLUS_A1'] }),
  category('PELLETS', 'dinplus, din plus', { dinPlusCertified: true }),
  ['briketts', {}, 'briketts'],
  ['holzbriketts', {}, 'holzbriketts'],
];

const TIMBER_ROWS: readonly Row[] = [
  category('LOGS', 'rundholz, bloch, bloche, blochholz, bloch holz, sägerundholz, sagholz, sägeholz'),
  category('LOGS', 'stammholz, stämme, baumstamm, baumstämme, logs'),
  category('LOGS', 'langholz', { lengthMinInCm: 1000 }),
  category('LOGS', 'doppelbloch', { lengthMinInCm: 600, lengthMaxInCm: 1000 }),
  ...['faserholz', 'schleifholz', 'industrieholz', 'papierholz', 'käferholz', 'schadholz', 'kalamitätsholz'].map(
    (word): Row => [word, { category: 'LOGS' }, word],
  ),
  ...['braunbloch', 'bläue', 'waldstangen', 'stangen', 'zaunpfähle', 'pfähle', 'piloten'].map((word): Row => [
    word,
    { category: 'LOGS' },
    word,
  ]),
  category('LOGS', 'wertholz, furnierholz', { isSingleItem: true }),
  ['submission', { category: 'LOGS', categoryData: { isSingleItem: true } }, 'submission'],
  ['zopf 30 cm', { category: 'LOGS', categoryData: { diameterMinInCm: 30 } }],
  ['mittendurchmesser ab 30 cm', { category: 'LOGS', categoryData: { diameterMinInCm: 30 } }],
  ['md 25-29 cm', { category: 'LOGS', categoryData: { diameterMinInCm: 25, diameterMaxInCm: 29 } }],
  category('SAWN_WOOD', 'schnittholz, schnitholz, bauholz'),
  category('SAWN_WOOD', 'bretter, brett, bretta', { thicknessMaxInMm: 35 }),
  category('SAWN_WOOD', 'pfosten, bohlen, bohle, pfostn', { thicknessMinInMm: 40, thicknessMaxInMm: 100 }),
  category('SAWN_WOOD', 'staffel, staffeln, kantholz, kanthölzer', { thicknessMinInMm: 40 }),
  category('SAWN_WOOD', 'latten, lattn, dachlatten', { thicknessMaxInMm: 48 }),
  category('SAWN_WOOD', 'balken, träm, tram, träme', { thicknessMinInMm: 120 }),
  ...['kvh', 'bsh', 'leimbinder', 'leimholz', 'blockware', 'unbesäumt', 'boule', 'rauspund', 'schalung'].map(
    (word): Row => [word, { category: 'SAWN_WOOD' }, word],
  ),
  ...['schalungsbretter', 'schaltafeln', 'hobelware', 'schalung gehobelt', 'terrassendielen'].map((word): Row => [
    word,
    { category: 'SAWN_WOOD' },
    word,
  ]),
  category('FOREST', 'wald, waldstück, waldgrundstück, waldparzelle'),
  category('FOREST', 'ab stock, am stock, abstock, stehend, stockverkauf, stockkauf', { isFromTrunkSale: true }),
  category('FOREST', 'selbstwerber, selbstwerbung', { isForProcessing: true }),
  services('durchforstung, schlägerung, aufarbeitung', 101, 102, 103),
  ['wald durchforstung', { category: 'FOREST', categoryData: { isForProcessing: true } }],
  ['bhd 40 cm', { category: 'FOREST', categoryData: { diameterMinInCm: 36, diameterMaxInCm: 44 } }],
  category('FOREST', 'bhd, brusthöhendurchmesser'),
];

const SERVICE_ROWS: readonly Row[] = [
  category('SERVICES', 'harvester, vollernter, hawester', { equipmentIds: [1] }),
  category('SERVICES', 'forwarder, rückezug, rückewagen, tragschlepper', { equipmentIds: [3, 4] }),
  services('seilkran, seilbahn, seilbringung, mobilseilkran', 203),
  services('seilwinde, rücken, rückung, bringung, ausrücken', 201),
  services('hacken, hacker, häckseln, hacker mieten', 401),
  services('baumfällung, baum fällen, baumschnitt, problembaum', 105, 801),
  services('lohnschnitt, mobiles sägewerk, blockbandsäge', 404),
  services('forststraße, forstweg, wegebau, waldweg', 601, 602, 603),
  services('aufforsten, aufforstung, forstpflanzen, setzen', 501),
  services('holztransport, frächter, lkw mit kran, rundholzzug', 301),
];

const GENERAL_ROWS: readonly Row[] = [
  ['rm', { unit: 'RM' }],
  ...['raummeter', 'ster', 'rmm', 'raumeter'].map((word): Row => [word, { unit: 'RM' }]),
  ...['fm', 'festmeter', 'fmo'].map((word): Row => [word, { unit: 'FM' }]),
  ...['efm', 'erntefestmeter'].map((word): Row => [word, { unit: 'EFM' }]),
  ...['vfm', 'vorratsfestmeter'].map((word): Row => [word, { unit: 'VFM' }]),
  ...['srm', 'schüttraummeter', 'schüttmeter', 'schütraummeter'].map((word): Row => [word, { unit: 'SRM' }]),
  ...['atro', 'amm', 'tonne atro'].map((word): Row => [word, { unit: 'T_ATRO' }]),
  ['lutro', { unit: 'T' }],
  ...['kubikmeter', 'm3', 'm³', 'kubik', 'kubick'].map((word): Row => [word, { unit: 'M3' }]),
  ['klafter', {}, 'klafter'],
  ['10 rm', { unit: 'RM', quantityMin: 10 }],
  ['10rm', { unit: 'RM', quantityMin: 10 }],
  ['2,5 fm', { unit: 'FM', quantityMin: 2.5 }],
  ['3 t atro', { unit: 'T_ATRO', quantityMin: 3 }],
  ['1.200 kg', { unit: 'KG', quantityMin: 1200 }],
  ['pellets 15kg sack', { category: 'PELLETS', unit: 'SACK' }, 'sack'],
  ['pellets sack 15 kg', { category: 'PELLETS', unit: 'SACK' }, 'sack'],
  ['fichte 3 m', { categoryData: { woodTypeIds: [1], lengthMinInCm: 300, lengthMaxInCm: 315 } }],
  ['brennholz 2 m', { category: 'FIREWOOD', categoryData: { lengthMinInCm: 198, lengthMaxInCm: 202 } }],
  ['harvester dienst', { category: 'SERVICES', categoryData: { equipmentIds: [1] } }],
  ['schönes brennholz', { category: 'FIREWOOD' }],
  ['birkenholz für schwedenofen', { category: 'FIREWOOD', categoryData: { woodTypeIds: [27] } }],
  ['holz für den kamin', { category: 'FIREWOOD' }],
  ['hackgut für die heizung', { category: 'WOOD_CHIPS' }],
  ['baum umschneiden', { category: 'SERVICES', categoryData: { serviceCategoryIds: [105, 801] } }],
  ['holzrückung mit pferd', { category: 'SERVICES', categoryData: { serviceCategoryIds: [204] } }],
  ['brennholz selber machen', { category: 'FOREST', categoryData: { isForProcessing: true } }],
  ...['lieferung', 'zustellung', 'geliefert', 'zugestellt', 'frei haus'].map((word): Row => [
    word,
    { categoryData: { deliveryIsPossible: true } },
  ]),
  ...['selbstabholung', 'abholung', 'ab hof'].map((word): Row => [word, {}]),
  ...['gratis', 'verschenken', 'geschenkt', 'zu verschenken'].map((word): Row => [word, { priceMaxInCents: 0 }]),
  ['wien', { federalStateId: 9 }],
  ...['noe', 'nö', 'niederösterreich'].map((word): Row => [word, { federalStateId: 3 }]),
  ...['ooe', 'oö'].map((word): Row => [word, { federalStateId: 4 }]),
  ['stmk', { federalStateId: 6 }],
  ['ktn', { federalStateId: 2 }],
  ['sbg', { federalStateId: 5 }],
  ['bgld', { federalStateId: 1 }],
  ['vbg', { federalStateId: 8 }],
  ['tirol', { federalStateId: 7 }],
  ['harvester stmk', { category: 'SERVICES', categoryData: { equipmentIds: [1], areaOfServiceIds: [6] } }],
];

const single = (rows: readonly Row[]): Row[] =>
  rows.flatMap(([inputs, filters, left]): Row[] => {
    const isDecimal = /\d,\d/.test(inputs);
    const words = isDecimal ? inputs.split(', ') : inputs.split(',');
    return words.map((input): Row => (left === undefined ? [input.trim(), filters] : [input.trim(), filters, left]));
  });

const sortedLists = (filters: ReadFilters): unknown =>
  JSON.parse(JSON.stringify(filters), (_, value: unknown) => (Array.isArray(value) ? value.toSorted() : value));

describe.each([
  ['firewood', FIREWOOD_ROWS],
  ['species', WOOD_ROWS],
  ['chips and pellets', FUEL_ROWS],
  ['timber and forest', TIMBER_ROWS],
  ['services', SERVICE_ROWS],
  ['units, delivery, price and regions', GENERAL_ROWS],
] as const)('the vocabulary of %s', (_, rows) => {
  it.each(single(rows))('reads "%s"', (input, filters, left = '') => {
    const reading = read(input);
    expect(sortedLists(reading.filters)).toEqual(sortedLists(filters));
    expect(reading.termsLeft.toLowerCase()).toBe(left);
  });
});

describe('a word in another category', () => {
  it('reads dryness as the chips’ own codes where chips are sought', () => {
    const reading = readSearchLine('trocken', { findPlace: () => null, given: inCategory('WOOD_CHIPS') });
    expect(reading.filters).toEqual({
      categoryData: { woodChipsDryingStateCodes: ['LUFTTROCKEN', 'TECHNISCH_GETROCKNET'] },
    });
  });
  it('leaves dryness as text where sawn wood is sought', () => {
    const reading = readSearchLine('Lärche trocken', { findPlace: () => null, given: inCategory('SAWN_WOOD') });
    expect(reading.filters).toEqual({ categoryData: { woodTypeIds: [6] } });
    expect(reading.lexemes).toEqual([['trocken']]);
  });
  it('reads beech in chips as the wood type of chips', () => {
    const reading = readSearchLine('buche', { findPlace: () => null, given: inCategory('WOOD_CHIPS') });
    expect(reading.filters).toEqual({ categoryData: { woodChipsWoodTypeCodes: ['BUCHE'] } });
  });
});
