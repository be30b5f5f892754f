import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Trait } from './scoring.ts';
import type { PersonGroup, PersonQuery } from './person-query.ts';

/** Words with which judgements are written down: what an advert must be like, never how a line is read. */

type Judged = PersonQuery['grades'];
type Wanted = Omit<Trait, 'category'>;

const graded =
  (grade: 1 | 2 | 3) =>
  (...traits: Trait[]): Judged =>
    traits.map((when) => ({ grade, when }));

/** Exactly what the query asks for. */
export const exact = graded(3);
/** Nearly what was asked for: a buyer would take it. */
export const nearly = graded(2);
/** Related: useful when nothing better is there. */
export const related = graded(1);

/** Queries of one kind of people; the first grade that fits an advert counts. */
export const asksOf = (group: PersonGroup, asked: readonly [query: string, ...judged: Judged[]][]): PersonQuery[] =>
  asked.map(([query, ...judged]) => ({ query, group, grades: judged.flat() }));

/** Fuels and other goods of the firewood category that are not split or sawn logs for the stove. */
const NO_LOGS = [
  'brikett',
  'anzünd',
  'anfeuer',
  'unterzünd',
  'zündholz',
  'spreiß',
  'spandl',
  'säumling',
  'holzwolle',
  'räucher',
  'selch',
  'smoker',
  'schwedenfeuer',
  'finnenkerze',
  'baumfackel',
  'schwart',
  'späne',
  'einstreu',
  'altholz',
  'stadelbretter',
  'restholz',
  'abfallholz',
  'verschnitt',
  'kistenholz',
];

/** Words by which sellers name goods of one kind. */
const KINDLING = [
  'anzünd',
  'anfeuer',
  'unterzünd',
  'zündholz',
  'kienspan',
  'spreiß',
  'spandl',
  'kleinholz',
  'anheizen',
  'einheizen',
];
export const LITTER = ['einstreu', 'sägesp', 'sägemehl', 'hobelsp', 'sagschart'];
export const POSTS = ['pfahl', 'pfähl', 'pflock', 'pflöck', 'stecken', 'steher', 'gartenpfosten', 'rundpfosten'];
export const PULPWOOD = ['schleifholz', 'faserholz', 'energieholz', 'energierundholz', 'hackholz', 'stangen'];

const of =
  (category: CategoryCode) =>
  (wanted: Wanted = {}): Trait => ({ category, ...wanted });

export const fire = (wanted: Wanted = {}): Trait => ({ category: 'FIREWOOD', notTitleIncludes: NO_LOGS, ...wanted });
export const pellets = of('PELLETS');
export const sawn = of('SAWN_WOOD');
/** Goods of the chips category that no boiler is fed with. */
const NO_FUEL_CHIPS = [
  'rindenmulch',
  'mulchen',
  'dekorrinde',
  'sägesp',
  'sägemehl',
  'sagschart',
  'hobelsp',
  'späne',
  'flocken',
  'einstreu',
  'holzwolle',
  'spielplatz',
  'schaukelplatz',
  'gartenwege',
  'reitplatz',
];

export const chips = (wanted: Wanted = {}): Trait => ({
  category: 'WOOD_CHIPS',
  notTitleIncludes: NO_FUEL_CHIPS,
  ...wanted,
});
export const logs = of('LOGS');
export const forest = of('FOREST');
export const service = (...serviceCategoryIds: number[]): Trait => ({ category: 'SERVICES', serviceCategoryIds });
/** Goods of any category with one of the words in title or description. */
export const goods = (...textIncludes: string[]): Trait => ({
  categories: ['FIREWOOD', 'PELLETS', 'SAWN_WOOD', 'WOOD_CHIPS', 'LOGS', 'FOREST'],
  textIncludes,
});
/** The same, named in the title. */
export const named = (...titleIncludes: string[]): Trait => ({
  categories: ['FIREWOOD', 'PELLETS', 'SAWN_WOOD', 'WOOD_CHIPS', 'LOGS', 'FOREST'],
  titleIncludes,
});

export const kindling = (wanted: Wanted = {}): Trait => ({
  ...named(...KINDLING),
  notTitleIncludes: ['holzwolle', 'brikett'],
  ...wanted,
});

export const about = (value: number, by = 2): { min: number; max: number } => ({ min: value - by, max: value + by });
export const from = (min: number): { min: number; max: number } => ({ min, max: 1_000_000 });
export const upTo = (max: number): { min: number; max: number } => ({ min: 0, max });
/** A cross section in mm, whichever side is called thickness, give or take so many mm. */
export const section = (one: number, other: number, more: Wanted = {}, by = 2): Trait[] => [
  sawn({ ...more, thicknessInMm: about(one, by), widthInMm: about(other, by) }),
  sawn({ ...more, thicknessInMm: about(other, by), widthInMm: about(one, by) }),
];

export const DRY: Wanted = { dryingStates: ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'] };
export const KILN: Wanted = { dryingStates: ['KAMMERGETROCKNET'] };
export const READY: Wanted = { dryingStates: ['OFENFERTIG', 'KAMMERGETROCKNET'] };
export const CM25: Wanted = { lengthInCm: about(25) };
export const CM33: Wanted = { lengthInCm: about(33) };
export const CM50: Wanted = { lengthInCm: about(50, 3) };
export const METRE: Wanted = { lengthInCm: about(100, 5) };
export const SHORT: Wanted = { lengthInCm: upTo(35) };
export const DELIVERED: Wanted = { deliveryIsPossible: true };

export const species = (...firstWoodTypeIds: number[]): Wanted => ({ firstWoodTypeIds });
export const having = (...woodTypeIds: number[]): Wanted => ({ woodTypeIds });
const HARD_IDS = [20, 21, 22, 23, 24, 25, 26, 27, 29, 30, 31, 37, 38, 40, 41, 42, 43, 44, 45, 46, 47];
const SOFT_IDS = [1, 2, 3, 4, 5, 6, 7, 9, 19, 28, 33, 34, 35, 36, 48];
export const HARD = species(...HARD_IDS);
export const SOFT = species(...SOFT_IDS);
export const FRUIT = having(30, 40, 41, 42, 46);
export const SPRUCE_FIR = species(1, 2, 3);
/** Softwoods that roofs, stables and terraces are built of. */
export const TIMBER = species(1, 2, 3, 4, 5, 6, 7);

export const near = (latitude: number, longitude: number, km: number): Wanted => ({
  near: { latitude, longitude, km },
});
export const VIENNA = (km = 40) => near(48.21, 16.37, km);
export const GRAZ = (km = 30) => near(47.07, 15.44, km);
export const LINZ = (km = 30) => near(48.31, 14.29, km);
export const SALZBURG = (km = 30) => near(47.8, 13.05, km);
export const inState = (federalStateId: number): Wanted => ({ federalStateId });
