import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { indexBy } from '#domain/lookups/lookup-index.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { WoodGrade } from '#domain/lookups/wood-types.data.ts';

/** Kinds of wood a product is made of: named ones, or all of a grade as the firewood trade speaks of it. */
export type WoodChoice = { codes: readonly string[] } | { grade: WoodGrade };
/** From and up to, both included. */
export type Span = readonly [from: number, to: number];

/** What an advert has to say of its goods to count for a product. */
export type ProductGoods =
  | { category: 'FIREWOOD'; wood: WoodChoice; lengthInCm: Span; isDry: boolean; measure: 'RM_33' | 'RM_50' | 'RM_1M' }
  | { category: 'PELLETS'; qualityCodes: readonly string[]; isBagged: boolean }
  | { category: 'WOOD_CHIPS'; woodCodes: readonly string[]; isFine: boolean; isStorable: boolean | null }
  | { category: 'LOGS'; wood: WoodChoice; diameterInCm: Span; quality: 'ABC' | 'INDUSTRIAL' }
  | { category: 'SAWN_WOOD'; wood: WoodChoice; thicknessInMm: Span; isBuildingTimber: boolean };

/**
 * A kind of goods whose prices are compared. `id` is stored and stands in addresses; it is never used again for other goods.
 * `facts` says what counts.
 */
export type MarketProduct = {
  id: string;
  name: string;
  facts: string;
  category: CategoryCode;
  unit: UnitCode;
  hasHeatPrice: boolean;
  goods: ProductGoods;
};

/** Pieces for stoves are stacked at up to 40 cm, pieces of a metre from 71 cm on. Source: FHP "Holz richtig ausgeformt" 2007. */
const SHORT: Span = [20, 40];
const HALF_METRE: Span = [41, 70];
const METRE: Span = [71, 110];
const ANY_SIZE: Span = [0, Infinity];

/** Highest water content of chips that keep in store ("lagerbeständig"). Source: class W30 of ÖNORM M 7133. */
export const STORABLE_WATER_CONTENT = 0.3;

/** Diameters of strength class 1b end below 20 cm. Source: Österreichische Holzhandelsusancen 2006. */
const CLASS_1B: Span = [15, 19.9];
const FROM_CLASS_2A: Span = [20, Infinity];
const FROM_CLASS_1B: Span = [15, Infinity];

const SPRUCE_FIR = ['FICHTE', 'TANNE', 'FITA'];
const SOFT_CHIPS = ['NADEL', 'FICHTE', 'KIEFER'];
const HARD_CHIPS = ['LAUB_HART', 'BUCHE'];
const MIXED_CHIPS = ['MISCH'];

type Entry = { id: string; name: string; facts: string };
type Firewood = Omit<Extract<ProductGoods, { category: 'FIREWOOD' }>, 'category' | 'measure'>;

const measureOf = (length: Span): 'RM_33' | 'RM_50' | 'RM_1M' =>
  length === SHORT ? 'RM_33' : length === HALF_METRE ? 'RM_50' : 'RM_1M';

const firewood = (entry: Entry, goods: Firewood): MarketProduct => ({
  ...entry,
  category: 'FIREWOOD',
  unit: 'RM',
  hasHeatPrice: true,
  goods: { ...goods, category: 'FIREWOOD', measure: measureOf(goods.lengthInCm) },
});

const pellets = (entry: Entry, qualityCodes: readonly string[], isBagged: boolean): MarketProduct => ({
  ...entry,
  category: 'PELLETS',
  unit: 'T',
  hasHeatPrice: true,
  goods: { category: 'PELLETS', qualityCodes, isBagged },
});

const chips = (
  entry: Entry,
  goods: Omit<Extract<ProductGoods, { category: 'WOOD_CHIPS' }>, 'category'>,
): MarketProduct => ({
  ...entry,
  category: 'WOOD_CHIPS',
  unit: 'SRM',
  hasHeatPrice: true,
  goods: { ...goods, category: 'WOOD_CHIPS' },
});

const logs = (
  entry: Entry,
  codes: readonly string[],
  diameterInCm: Span,
  quality: 'ABC' | 'INDUSTRIAL' = 'ABC',
): MarketProduct => ({
  ...entry,
  category: 'LOGS',
  unit: 'FM',
  hasHeatPrice: false,
  goods: { category: 'LOGS', wood: { codes }, diameterInCm, quality },
});

const sawn = (entry: Entry, codes: readonly string[], thicknessInMm: Span): MarketProduct => ({
  ...entry,
  category: 'SAWN_WOOD',
  unit: 'M3',
  hasHeatPrice: false,
  goods: { category: 'SAWN_WOOD', wood: { codes }, thicknessInMm, isBuildingTimber: codes === SPRUCE_FIR },
});

const DRY_SHORT = 'Scheiter mit 20 bis 40 cm, lufttrocken bis kammergetrocknet';
const A1_QUALITIES = ['ENPLUS_A1', 'DINPLUS', 'ISO_A1'];

/**
 * Every product, narrow ones before the wide ones that include them: the first with a figure is what one advert is compared
 * with. Goods that are bought one by one (single stems, standing timber, services) have no common price and are left out.
 * A lot of logs counts where its whole range fits the class and its words name a grade from A to C; Cx and Braunbloch never do.
 * What an advert states against `facts` keeps it out, what it leaves open does not.
 */
export const MARKET_PRODUCTS: readonly MarketProduct[] = [
  firewood(
    { id: 'buche-scheite-trocken', name: 'Buche, Scheiter, trocken', facts: `Buche, ${DRY_SHORT}` },
    { wood: { codes: ['BUCHE'] }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    { id: 'eiche-scheite-trocken', name: 'Eiche, Scheiter, trocken', facts: `Eiche, ${DRY_SHORT}` },
    { wood: { codes: ['EICHE', 'ROTEICHE', 'ZERREICHE'] }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    { id: 'esche-scheite-trocken', name: 'Esche, Scheiter, trocken', facts: `Esche, ${DRY_SHORT}` },
    { wood: { codes: ['ESCHE'] }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    { id: 'fichte-scheite-trocken', name: 'Fichte/Tanne, Scheiter, trocken', facts: `Fichte und Tanne, ${DRY_SHORT}` },
    { wood: { codes: SPRUCE_FIR }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    {
      id: 'hartholz-scheite-trocken',
      name: 'Hartholz, Scheiter, trocken',
      facts: `Alle harten Laubhölzer, ${DRY_SHORT}`,
    },
    { wood: { grade: 'HARD' }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    {
      id: 'weichholz-scheite-trocken',
      name: 'Weichholz, Scheiter, trocken',
      facts: `Nadelholz und weiches Laubholz, ${DRY_SHORT}`,
    },
    { wood: { grade: 'SOFT' }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    {
      id: 'hartholz-scheite-frisch',
      name: 'Hartholz, Scheiter, frisch',
      facts: 'Alle harten Laubhölzer, Scheiter mit 20 bis 40 cm, waldfrisch oder vorgetrocknet',
    },
    { wood: { grade: 'HARD' }, lengthInCm: SHORT, isDry: false },
  ),
  firewood(
    {
      id: 'hartholz-meterscheite-trocken',
      name: 'Hartholz, Meterscheiter, trocken',
      facts: 'Alle harten Laubhölzer, Scheiter um 1 m, lufttrocken bis kammergetrocknet',
    },
    { wood: { grade: 'HARD' }, lengthInCm: METRE, isDry: true },
  ),
  firewood(
    {
      id: 'hartholz-meterscheite-frisch',
      name: 'Hartholz, Meterscheiter, frisch',
      facts: 'Alle harten Laubhölzer, Scheiter um 1 m, waldfrisch oder vorgetrocknet',
    },
    { wood: { grade: 'HARD' }, lengthInCm: METRE, isDry: false },
  ),
  firewood(
    {
      id: 'weichholz-meterscheite-frisch',
      name: 'Weichholz, Meterscheiter, frisch',
      facts: 'Nadelholz und weiches Laubholz, Scheiter um 1 m, waldfrisch oder vorgetrocknet',
    },
    { wood: { grade: 'SOFT' }, lengthInCm: METRE, isDry: false },
  ),
  firewood(
    {
      id: 'weichholz-meterscheite-trocken',
      name: 'Weichholz, Meterscheiter, trocken',
      facts: 'Nadelholz und weiches Laubholz, Scheiter um 1 m, lufttrocken bis kammergetrocknet',
    },
    { wood: { grade: 'SOFT' }, lengthInCm: METRE, isDry: true },
  ),
  firewood(
    {
      id: 'hartholz-halbmeter-trocken',
      name: 'Hartholz, Scheiter 50 cm, trocken',
      facts: 'Alle harten Laubhölzer, Scheiter um 50 cm, lufttrocken bis kammergetrocknet',
    },
    { wood: { grade: 'HARD' }, lengthInCm: HALF_METRE, isDry: true },
  ),
  firewood(
    {
      id: 'weichholz-halbmeter-trocken',
      name: 'Weichholz, Scheiter 50 cm, trocken',
      facts: 'Nadelholz und weiches Laubholz, Scheiter um 50 cm, lufttrocken bis kammergetrocknet',
    },
    { wood: { grade: 'SOFT' }, lengthInCm: HALF_METRE, isDry: true },
  ),
  pellets(
    { id: 'pellets-a1-lose', name: 'Pellets A1, lose', facts: 'ENplus A1, DINplus und A1 nach ISO 17225-2, lose' },
    A1_QUALITIES,
    false,
  ),
  pellets(
    {
      id: 'pellets-a1-sack',
      name: 'Pellets A1, Sackware',
      facts: 'ENplus A1, DINplus und A1 nach ISO 17225-2, in Säcken',
    },
    A1_QUALITIES,
    true,
  ),
  pellets({ id: 'pellets-a2-lose', name: 'Pellets A2, lose', facts: 'ENplus A2, lose' }, ['ENPLUS_A2'], false),
  chips(
    {
      id: 'hackgut-fein-trocken-nadelholz',
      name: 'Hackgut fein, Nadelholz, bis M30',
      facts: 'Nadelholz, P16 bis P31, Wassergehalt bis 30 %',
    },
    { woodCodes: SOFT_CHIPS, isFine: true, isStorable: true },
  ),
  chips(
    {
      id: 'hackgut-fein-trocken-hartholz',
      name: 'Hackgut fein, Hartholz, bis M30',
      facts: 'Hartes Laubholz, P16 bis P31, Wassergehalt bis 30 %',
    },
    { woodCodes: HARD_CHIPS, isFine: true, isStorable: true },
  ),
  chips(
    {
      id: 'hackgut-fein-feucht-nadelholz',
      name: 'Hackgut fein, Nadelholz, über M30',
      facts: 'Nadelholz, P16 bis P31, Wassergehalt über 30 %',
    },
    { woodCodes: SOFT_CHIPS, isFine: true, isStorable: false },
  ),
  chips(
    {
      id: 'hackgut-fein-feucht-hartholz',
      name: 'Hackgut fein, Hartholz, über M30',
      facts: 'Hartes Laubholz, P16 bis P31, Wassergehalt über 30 %',
    },
    { woodCodes: HARD_CHIPS, isFine: true, isStorable: false },
  ),
  chips(
    {
      id: 'hackgut-fein-trocken-mischung',
      name: 'Hackgut fein, Mischung, bis M30',
      facts: 'Nadel- und Laubholz gemischt, P16 bis P31, Wassergehalt bis 30 %',
    },
    { woodCodes: MIXED_CHIPS, isFine: true, isStorable: true },
  ),
  chips(
    {
      id: 'hackgut-fein-feucht-mischung',
      name: 'Hackgut fein, Mischung, über M30',
      facts: 'Nadel- und Laubholz gemischt, P16 bis P31, Wassergehalt über 30 %',
    },
    { woodCodes: MIXED_CHIPS, isFine: true, isStorable: false },
  ),
  chips(
    {
      id: 'hackgut-grob-nadelholz',
      name: 'Hackgut grob, Nadelholz',
      facts: 'Nadelholz, P45 und gröber, Wassergehalt über 30 %',
    },
    { woodCodes: SOFT_CHIPS, isFine: false, isStorable: false },
  ),
  chips(
    {
      id: 'hackgut-grob-trocken-nadelholz',
      name: 'Hackgut grob, Nadelholz, bis M30',
      facts: 'Nadelholz, P45 und gröber, Wassergehalt bis 30 %',
    },
    { woodCodes: SOFT_CHIPS, isFine: false, isStorable: true },
  ),
  chips(
    {
      id: 'hackgut-grob-mischung',
      name: 'Hackgut grob, Mischung',
      facts: 'Nadel- und Laubholz gemischt, P45 und gröber',
    },
    { woodCodes: MIXED_CHIPS, isFine: false, isStorable: null },
  ),
  logs(
    {
      id: 'fichte-tanne-bloch-2a',
      name: 'Fichte/Tanne Bloch, 2a und stärker',
      facts: 'Fichte und Tanne, Sägerundholz der Güten A bis C, alle Stämme ab 20 cm',
    },
    SPRUCE_FIR,
    FROM_CLASS_2A,
  ),
  logs(
    {
      id: 'fichte-tanne-bloch-1b',
      name: 'Fichte/Tanne Bloch, 1b',
      facts: 'Fichte und Tanne, Sägerundholz der Güten A bis C, alle Stämme mit 15 bis 19 cm',
    },
    SPRUCE_FIR,
    CLASS_1B,
  ),
  logs(
    {
      id: 'fichte-tanne-industrieholz',
      name: 'Fichte/Tanne Industrieholz',
      facts: 'Fichte und Tanne, Schleif-, Faser- und Zerspanerholz, jede Stärke',
    },
    SPRUCE_FIR,
    ANY_SIZE,
    'INDUSTRIAL',
  ),
  logs(
    { id: 'laerche-bloch', name: 'Lärche Bloch', facts: 'Lärche, Sägerundholz der Güten A bis C, ab 15 cm' },
    ['LAERCHE'],
    FROM_CLASS_1B,
  ),
  logs(
    {
      id: 'kiefer-bloch',
      name: 'Kiefer Bloch',
      facts: 'Weiß- und Schwarzkiefer, Sägerundholz der Güten A bis C, ab 15 cm',
    },
    ['KIEFER', 'SCHWARZKIEFER'],
    FROM_CLASS_1B,
  ),
  logs(
    { id: 'buche-bloch', name: 'Buche Bloch', facts: 'Buche, Sägerundholz der Güten A bis C, ab 15 cm' },
    ['BUCHE'],
    FROM_CLASS_1B,
  ),
  logs(
    {
      id: 'eiche-bloch',
      name: 'Eiche Bloch',
      facts: 'Eiche, Sägerundholz der Güten A bis C, ab 15 cm, ohne einzelne Stämme',
    },
    ['EICHE'],
    FROM_CLASS_1B,
  ),
  sawn(
    {
      id: 'fichte-tanne-bretter',
      name: 'Fichte/Tanne Bretter und Latten',
      facts: 'Fichte und Tanne, unter 40 mm stark, sägerau, nicht unbesäumt oder kammergetrocknet',
    },
    SPRUCE_FIR,
    [0, 39],
  ),
  sawn(
    {
      id: 'fichte-tanne-kantholz',
      name: 'Fichte/Tanne Kantholz und Pfosten',
      facts: 'Fichte und Tanne, ab 40 mm stark, sägerau, nicht unbesäumt oder kammergetrocknet',
    },
    SPRUCE_FIR,
    [40, Infinity],
  ),
  sawn(
    { id: 'laerche-schnittholz', name: 'Lärche Schnittholz', facts: 'Lärche, alle Stärken, sägerau' },
    ['LAERCHE'],
    ANY_SIZE,
  ),
  sawn(
    { id: 'eiche-schnittholz', name: 'Eiche Schnittholz', facts: 'Eiche, alle Stärken, sägerau' },
    ['EICHE', 'ROTEICHE'],
    ANY_SIZE,
  ),
];

/** Returns the product of an id, or undefined. */
export const marketProductById = indexBy<MarketProduct, string>(MARKET_PRODUCTS, (product) => product.id);
