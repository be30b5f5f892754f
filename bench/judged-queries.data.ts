import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { JudgedQuery, Trait } from './judged/scoring.ts';

/**
 * Queries as people type them, judged by what a hit must be like: 3 what was asked for, 2 nearly, 1 related.
 * The traits speak about the data of an advert, so the cases hold for any marketplace that covers all categories.
 */
type Judgement = {
  best: Trait;
  good?: readonly Trait[];
  related?: readonly Trait[];
  never?: readonly Trait[];
  top?: Trait;
};

const judged = (query: string, { best, good = [], related = [], never, top }: Judgement): JudgedQuery => ({
  query,
  grades: [
    { grade: 3, when: best },
    ...good.map((when) => ({ grade: 2 as const, when })),
    ...related.map((when) => ({ grade: 1 as const, when })),
  ],
  mustBeOnTop: top ?? best,
  ...(never === undefined ? {} : { mustNotAppear: never }),
});

const ALL: readonly CategoryCode[] = ['FOREST', 'FIREWOOD', 'PELLETS', 'SAWN_WOOD', 'WOOD_CHIPS', 'LOGS', 'SERVICES'];
const allBut = (...categories: CategoryCode[]): Trait[] =>
  ALL.filter((category) => !categories.includes(category)).map((category) => ({ category }));

const DRY = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];
const HARD = [20, 21, 22, 23, 24, 25, 26, 27, 29, 30, 31, 32, 37, 38, 40, 41, 42, 43, 44, 45, 46, 47];
const CONIFERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 19];
const around = (lengthInCm: number): { min: number; max: number } => ({ min: lengthInCm - 2, max: lengthInCm + 2 });

const firewood = (rest: Trait = {}): Trait => ({ category: 'FIREWOOD', ...rest });
const logs = (rest: Trait = {}): Trait => ({ category: 'LOGS', ...rest });
const sawn = (rest: Trait = {}): Trait => ({ category: 'SAWN_WOOD', ...rest });
const chips = (rest: Trait = {}): Trait => ({ category: 'WOOD_CHIPS', ...rest });
const pellets = (rest: Trait = {}): Trait => ({ category: 'PELLETS', ...rest });
const forest = (rest: Trait = {}): Trait => ({ category: 'FOREST', ...rest });
const service = (...serviceCategoryIds: number[]): Trait => ({ category: 'SERVICES', serviceCategoryIds });

const onlyFirewood = (query: string, rest: Trait, related: Trait = {}): JudgedQuery =>
  judged(query, { best: firewood(rest), related: [firewood(related)], never: allBut('FIREWOOD') });
const onlyService = (query: string, ...ids: number[]): JudgedQuery =>
  judged(query, { best: service(...ids), related: [{ category: 'SERVICES' }], never: allBut('SERVICES') });

const FIREWOOD_QUERIES: readonly JudgedQuery[] = [
  onlyFirewood('brennholz', {}),
  onlyFirewood('Brenholz', {}),
  onlyFirewood('Kaminholz', {}),
  onlyFirewood('feuerholz', {}),
  onlyFirewood('33er Buche trocken', { woodTypeIds: [20], lengthInCm: around(33), dryingStates: DRY }),
  onlyFirewood('Buchenbrennholz', { woodTypeIds: [20] }),
  onlyFirewood('Buchenscheiter 25 cm', { woodTypeIds: [20], lengthInCm: around(25) }),
  onlyFirewood('Kaminholz Föhre', { woodTypeIds: [4] }),
  onlyFirewood('brennholz kiefer', { woodTypeIds: [4] }),
  onlyFirewood('Eichenbrennholz ofenfertig', { woodTypeIds: [22], dryingStates: ['OFENFERTIG'] }),
  onlyFirewood('hartes brennholz', { woodTypeIds: HARD }),
  onlyFirewood('Hartholz 33 cm', { woodTypeIds: HARD, lengthInCm: around(33) }),
  onlyFirewood('weiches brennholz', { woodTypeIds: [...CONIFERS, 28, 33, 34, 35, 36, 39, 48] }),
  onlyFirewood('Meterscheiter', { lengthInCm: around(100) }),
  onlyFirewood('meterholz esche', { woodTypeIds: [25], lengthInCm: around(100) }),
  onlyFirewood('brennholz mit zustellung', { deliveryIsPossible: true }),
  onlyFirewood('brennholz frei haus', { deliveryIsPossible: true }),
  onlyFirewood('birke 33 ofenfertig', { woodTypeIds: [27], lengthInCm: around(33), dryingStates: ['OFENFERTIG'] }),
  onlyFirewood('Weißbuche Scheitholz', { woodTypeIds: [21] }),
  onlyFirewood('akazie brennholz', { woodTypeIds: [29] }),
  onlyFirewood('waldfrisches Brennholz', { dryingStates: ['WALDFRISCH'] }),
  onlyFirewood('brennholz kammergetrocknet', { dryingStates: ['KAMMERGETROCKNET'] }),
  judged('Buche 10 rm', { best: { woodTypeIds: [20], unit: 'RM' }, never: [{ category: 'SERVICES' }] }),
  onlyFirewood('brennholz srm', { unit: 'SRM' }),
  onlyFirewood('brennholz steiermark', { federalStateId: 6 }),
  onlyFirewood('Brennholz Tirol Lärche', { federalStateId: 7, woodTypeIds: [6] }),
  onlyFirewood('pefc brennholz', { pefcCertified: true }),
];

const FUEL_QUERIES: readonly JudgedQuery[] = [
  judged('pellets', { best: pellets(), never: allBut('PELLETS') }),
  judged('Holzpelets', { best: pellets(), never: allBut('PELLETS') }),
  judged('pellets sackware', { best: pellets({ unit: 'SACK' }), related: [pellets()], never: allBut('PELLETS') }),
  judged('en plus a1', { best: pellets({ pelletQualityTypeCodes: ['ENPLUS_A1'] }), related: [pellets()] }),
  judged('lose pellets', { best: pellets({ unit: 'T' }), related: [pellets()], never: allBut('PELLETS') }),
  judged('dinplus pellets', { best: pellets({ pelletQualityTypeCodes: ['DINPLUS'] }), good: [pellets()] }),
  judged('hackgut', { best: chips(), never: allBut('WOOD_CHIPS') }),
  judged('Hackschnitzel', { best: chips(), never: allBut('WOOD_CHIPS') }),
  judged('hakschnitzel', { best: chips(), never: allBut('WOOD_CHIPS') }),
  judged('hackgut p31', { best: chips({ particleSizeCodes: ['P31', 'P31S', 'G50'] }), related: [chips()] }),
  judged('Hackgut G30 W25', { best: chips({ particleSizeCodes: ['P16', 'P16S', 'G30'] }), related: [chips()] }),
  judged('feinhackgut', { best: chips({ particleSizeCodes: ['P16', 'P16S', 'G30'] }), related: [chips()] }),
  judged('hackgut mit lieferung', { best: chips({ deliveryIsPossible: true }), related: [chips()] }),
  judged('Hackgut Oberösterreich', { best: chips({ federalStateId: 4 }), related: [chips()] }),
];

const TIMBER_QUERIES: readonly JudgedQuery[] = [
  judged('rundholz', { best: logs(), never: allBut('LOGS') }),
  judged('Bloche Fichte', { best: logs({ woodTypeIds: [1, 3] }), related: [logs()], never: allBut('LOGS') }),
  judged('fichte blochholz 4 m', {
    best: logs({ woodTypeIds: [1], lengthInCm: { min: 400, max: 415 } }),
    related: [logs()],
  }),
  judged('Lärche Rundholz', { best: logs({ woodTypeIds: [6] }), related: [logs()] }),
  judged('stammholz eiche', { best: logs({ woodTypeIds: [22] }), related: [logs()] }),
  judged('Wertholz', { best: logs({ isSingleItem: true }), related: [logs()] }),
  judged('fi/ta sägerundholz', { best: logs({ woodTypeIds: [1, 2, 3] }), related: [logs()] }),
  judged('rundholz kärnten', { best: logs({ federalStateId: 2 }), related: [logs()] }),
  judged('douglasien stämme', { best: logs({ woodTypeIds: [7] }), related: [logs()] }),
  judged('schnittholz', { best: sawn(), never: allBut('SAWN_WOOD') }),
  judged('Lärchenschnittholz', { best: sawn({ woodTypeIds: [6] }), related: [sawn()], never: allBut('SAWN_WOOD') }),
  judged('lärchenbretter', { best: sawn({ woodTypeIds: [6] }), related: [sawn()], never: allBut('SAWN_WOOD') }),
  judged('lerchen bretter', { best: sawn({ woodTypeIds: [6] }), related: [sawn()] }),
  judged('Eichenbohlen', { best: sawn({ woodTypeIds: [22] }), related: [sawn()], never: allBut('SAWN_WOOD') }),
  judged('zirbe bretter', { best: sawn({ woodTypeIds: [8] }), related: [sawn()] }),
  judged('kantholz fichte', { best: sawn({ woodTypeIds: [1] }), related: [sawn()] }),
  judged('nussholz', {
    best: { woodTypeIds: [31] },
    related: [{ woodTypeIds: [32] }],
    never: [{ category: 'PELLETS' }],
  }),
  judged('zirbenholz', { best: { woodTypeIds: [8] }, never: [{ category: 'PELLETS' }, { category: 'SERVICES' }] }),
];

const FOREST_QUERIES: readonly JudgedQuery[] = [
  judged('wald', { best: forest(), related: [{ titleIncludes: ['wald'] }] }),
  judged('holz ab stock', { best: forest({ isFromTrunkSale: true }), related: [forest()], never: allBut('FOREST') }),
  judged('Fichte ab Stock', { best: forest({ woodTypeIds: [1], isFromTrunkSale: true }), related: [forest()] }),
  judged('selbstwerber', { best: forest(), never: allBut('FOREST') }),
  judged('waldstück niederösterreich', { best: forest({ federalStateId: 3 }), related: [forest()] }),
];

const SERVICE_QUERIES: readonly JudgedQuery[] = [
  judged('harvester', {
    best: { category: 'SERVICES', equipmentIds: [1] },
    related: [{ category: 'SERVICES' }],
    never: allBut('SERVICES'),
  }),
  judged('forwarder steiermark', {
    best: { category: 'SERVICES', equipmentIds: [3, 4] },
    related: [{ category: 'SERVICES' }],
  }),
  onlyService('seilkran', 203),
  onlyService('holz rücken seilwinde', 201),
  onlyService('holztransport', 301),
  onlyService('hacker mieten', 401),
  onlyService('brennholz spalten', 402),
  onlyService('mobiles sägewerk', 404),
  onlyService('Lohnschnitt', 404),
  onlyService('baum fällen', 105, 801),
  onlyService('baumpflege', 801),
  onlyService('aufforstung', 501),
  onlyService('forststraßenbau', 601, 602, 603),
  onlyService('durchforstung', 101, 102, 103),
];

const PRICE_QUERIES: readonly JudgedQuery[] = [
  // Corrected: a price on request is no gift, and no firewood of the sample is free; the nearest is any firewood.
  judged('brennholz gratis', { best: firewood(), never: allBut('FIREWOOD') }),
];

export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  ...FIREWOOD_QUERIES,
  ...FUEL_QUERIES,
  ...TIMBER_QUERIES,
  ...FOREST_QUERIES,
  ...SERVICE_QUERIES,
  ...PRICE_QUERIES,
];
