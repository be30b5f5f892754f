import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { WOOD_TYPES, woodTypeByCode } from '#domain/lookups/wood-types.data.ts';
import type { PersonGroup, PersonQuery } from './person-query.ts';

/** What a hit must be like to earn a grade. */
export type When = PersonQuery['grades'][number]['when'];
/** One condition, or several of which one must hold. */
type Whens = When | readonly When[];
type Asked = Omit<PersonQuery, 'group'>;

const listOf = (whens: Whens): readonly When[] => (Array.isArray(whens) ? (whens as readonly When[]) : [whens as When]);

/** A query with exact (3), near (2) and related (1) adverts. */
export const ask = (query: string, best: Whens, nearly: Whens = [], related: Whens = []): Asked => ({
  query,
  grades: [
    ...listOf(best).map((when) => ({ grade: 3 as const, when })),
    ...listOf(nearly).map((when) => ({ grade: 2 as const, when })),
    ...listOf(related).map((when) => ({ grade: 1 as const, when })),
  ],
});

/** Gives queries the kind of people who typed them. */
export const askedBy = (group: PersonGroup, queries: readonly Asked[]): PersonQuery[] =>
  queries.map((query) => ({ ...query, group }));

const ofCategory =
  (category: CategoryCode) =>
  (more: When = {}): When => ({ category, ...more });

export const fuel = ofCategory('FIREWOOD');
const NO_LOGS = [
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
/** Round timber: no posts, poles or Christmas trees, no wood for the chipper. */
export const logs = (more: When = {}): When => ({ category: 'LOGS', notTitleIncludes: NO_LOGS, ...more });
/** Logs to be sawn: no pulpwood either. */
export const sawlogs = (more: When = {}): When => logs({ notTitleIncludes: [...NO_LOGS, 'schleifholz'], ...more });
export const sawn = ofCategory('SAWN_WOOD');
export const anyChips = ofCategory('WOOD_CHIPS');
/** Chips to heat with: no shavings, litter, bark or ground cover. */
export const chips = (more: When = {}): When =>
  anyChips({
    notTitleIncludes: ['späne', 'sägemehl', 'streu', 'wolle', 'mulch', 'rinde', 'fallschutz', 'platz', 'garten'],
    ...more,
  });
export const bark = (): When => anyChips({ rawMaterialGroupCodes: ['1.1.6'] });
export const pellets = ofCategory('PELLETS');
export const standing = ofCategory('FOREST');
export const service = (serviceIds: readonly number[], more: When = {}): When => ({
  category: 'SERVICES',
  ...(serviceIds.length > 0 ? { serviceCategoryIds: serviceIds } : {}),
  ...more,
});

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
  'fackel',
  'altholz',
  'kistenholz',
  'verschnitt',
  'restholz',
  'abfallholz',
];
/** Split logs as most people mean them: no briquettes, kindling, smoking wood, slabs or used wood. */
export const firewood = (more: When = {}): When => fuel({ notTitleIncludes: SPECIAL_FUEL, ...more });

/** Adverts with one of these texts in title or description. */
export const saying = (texts: readonly string[], more: When = {}): When => ({ textIncludes: texts, ...more });

const idOf = (code: string): number => {
  const found = woodTypeByCode(code);
  if (!found) throw new Error(`No wood type has the code ${code}.`);
  return found.id;
};
const ids = (codes: readonly string[]): number[] => codes.map(idOf);
/** One of these species is in it. */
export const of = (...codes: string[]): Pick<When, 'woodTypeIds'> => ({ woodTypeIds: ids(codes) });
/** The species named first is one of these. */
export const first = (...codes: string[]): Pick<When, 'firstWoodTypeIds'> => ({ firstWoodTypeIds: ids(codes) });

const idsWhere = (test: (row: (typeof WOOD_TYPES)[number]) => boolean): number[] =>
  WOOD_TYPES.filter(test).map((row) => row.id);
/** Hard firewood, fruit wood included. */
export const HARD: When = { firstWoodTypeIds: idsWhere((row) => row.grade === 'HARD') };
export const CONIFER: When = { firstWoodTypeIds: idsWhere((row) => row.group === 'SOFTWOOD') };
/** Soft firewood as the trade speaks of it: conifers, alder, lime, poplar, willow. */
export const SOFT: When = { firstWoodTypeIds: idsWhere((row) => row.grade === 'SOFT') };
export const FRUIT: When = of('OBSTHOLZ', 'KIRSCHE', 'NUSS', 'APFEL', 'BIRNE', 'ZWETSCHKE');

export const DRY: When = { dryingStates: ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'] };
export const FRESH: When = { dryingStates: ['WALDFRISCH', 'VORGETROCKNET'] };

const range = (min: number, max = min): { min: number; max: number } => ({ min, max });
/** Length in centimetres. */
export const long = (min: number, max?: number): When => ({ lengthInCm: range(min, max) });
/** Diameter of logs or standing trees in centimetres. */
export const across = (min: number, max = 300): When => ({ diameterInCm: range(min, max) });
/** Thickness in millimetres. */
export const thick = (min: number, max?: number): When => ({ thicknessInMm: range(min, max) });
/** Width in millimetres. */
export const wide = (min: number, max?: number): When => ({ widthInMm: range(min, max) });

const PLACES = {
  amstetten: [48.123, 14.872],
  deutschlandsberg: [46.815, 15.215],
  gmunden: [47.918, 13.799],
  graz: [47.07, 15.44],
  hallein: [47.683, 13.097],
  hartberg: [47.28, 15.97],
  judenburg: [47.17, 14.66],
  krems: [48.41, 15.6],
  leoben: [47.38, 15.09],
  lienz: [46.83, 12.77],
  linz: [48.306, 14.286],
  mistelbach: [48.57, 16.577],
  oberwart: [47.289, 16.207],
  ried: [48.21, 13.49],
  steyr: [48.04, 14.42],
  villach: [46.614, 13.846],
  wien: [48.208, 16.373],
  zwettl: [48.607, 15.167],
} as const;
/** Shown within so many kilometres of a place. */
export const around = (place: keyof typeof PLACES, km: number): When => {
  const [latitude, longitude] = PLACES[place];
  return { near: { latitude, longitude, km } };
};
/** Federal states by their id. */
export const STATE = { burgenland: 1, carinthia: 2, upperAustria: 4, salzburg: 5, styria: 6, tyrol: 7 } as const;

export const TIMBER: readonly CategoryCode[] = ['SAWN_WOOD', 'LOGS', 'FIREWOOD'];
const POST_WORDS = [
  'pfahl',
  'pfähl',
  'pflock',
  'pflöck',
  'zaunpfosten',
  'zaunsäule',
  'zaunstecken',
  'zaunsteher',
  'holzsteher',
  'gartenpfosten',
  'rundpfosten',
  'robinienpfosten',
  'kestenpfosten',
  'lärchenstecken',
  'zaun stecken',
];
const STAKE_WORDS = ['weinstecken', 'weingarten', 'weinbau', 'rebpf', 'rebsteck', 'weinpf', 'reben'];
/** Round or split posts to drive into the ground. */
export const posts = (more: When = {}): When => saying(POST_WORDS, { categories: TIMBER, ...more });
export const vineyardStakes = (more: When = {}): When => saying(STAKE_WORDS, { categories: TIMBER, ...more });
export const pales = (more: When = {}): When =>
  saying(['zaunlatt', 'staket', 'zaunbrett', 'lattenzaun', 'gartenzaun'], { categories: TIMBER, ...more });
export const slabs = (more: When = {}): When =>
  saying(['schwart', 'spreißel', 'spreissel', 'säumling'], { categories: ['FIREWOOD', 'SAWN_WOOD'], ...more });
export const kindling = (more: When = {}): When =>
  fuel({ titleIncludes: ['anzünd', 'anfeuer', 'unterzünd', 'spanholz', 'kienspan', 'spandl'], ...more });
/** Splits of softwood that light easily. */
export const lightsEasily = (more: When = {}): When => fuel({ titleIncludes: ['anheiz', 'spreißel'], ...more });
export const briquettes = (more: When = {}): When => ({
  categories: ['FIREWOOD', 'PELLETS'],
  titleIncludes: ['brikett'],
  ...more,
});
export const smokingWood = (more: When = {}): When =>
  saying(['räucher', 'smoker', 'selch'], {
    categories: ['FIREWOOD', 'WOOD_CHIPS', 'PELLETS'],
    notTitleIncludes: ['wolle', 'brikett'],
    ...more,
  });
/** Packed firewood: boxes, pallets, bags. */
export const packedFirewood = (words: readonly string[], more: When = {}): When =>
  firewood({ titleIncludes: words, ...more });
const LITTER_TITLES = ['sägespän', 'hobelspän', 'boxenspän', 'pferdespän', 'sägemehl', 'weichholzgranulat'];
/** Shavings and litter; one of the two must hold. */
export const litter = (more: When = {}): When[] => [
  saying(['einstreu'], { notTitleIncludes: ['wolle', 'brikett'], ...more }),
  { titleIncludes: LITTER_TITLES, ...more },
];
/** Litter in bales or for horse boxes. */
export const boxLitter = (): When =>
  saying(['späne', 'sägemehl'], {
    titleIncludes: ['ballen', 'gepresst', 'pferd', 'boxen'],
    notTitleIncludes: ['wolle'],
  });
export const barkMulch = (more: When = {}): When =>
  saying(['rindenmulch', 'mulchrinde', 'dekorrinde', 'pinienrinde'], more);
export const decking = (more: When = {}): When => sawn(saying(['terrasse', 'terasse'], more));
export const raisedBed = (more: When = {}): When => sawn(saying(['hochbeet'], more));
export const saunaWood = (more: When = {}): When => sawn(saying(['sauna'], more));
export const turningBlanks = (more: When = {}): When =>
  saying(['drechsel', 'drechsl', 'schalenrohling', 'kantel'], { categories: TIMBER, ...more });
export const carvingWood = (more: When = {}): When => saying(['schnitz'], { categories: TIMBER, ...more });
export const christmasTrees = (more: When = {}): When => saying(['christb', 'weihnachtsb', 'nordmann'], more);
export const auctionLots = (more: When = {}): When =>
  logs(saying(['submission', 'versteiger', 'auktion', 'gebote', 'wertholzlos'], more));
export const constructional = (kind: readonly string[], more: When = {}): When => sawn(saying(kind, more));
