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
  | { category: 'FIREWOOD'; wood: WoodChoice; lengthInCm: Span; isDry: boolean; measure: 'RM_33' | 'RM_1M' }
  | { category: 'PELLETS'; qualityCodes: readonly string[]; isBagged: boolean }
  | { category: 'WOOD_CHIPS'; woodCodes: readonly string[]; isFine: boolean; waterContent: Span }
  | { category: 'LOGS'; wood: WoodChoice; minDiameterInCm: Span }
  | { category: 'SAWN_WOOD'; wood: WoodChoice; thicknessInMm: Span };

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
const METRE: Span = [71, 110];
const ANY_SIZE: Span = [0, Infinity];

/** Water content of stored chips: up to 30 % is "lagerbeständig". Source: class W30 of ÖNORM M 7133. */
const STORABLE: Span = [0, 0.3];
const MOIST: Span = [0.31, 1];

const SPRUCE_FIR = ['FICHTE', 'TANNE', 'FITA'];
const SOFT_CHIPS = ['NADEL', 'FICHTE', 'KIEFER'];
const HARD_CHIPS = ['LAUB_HART', 'BUCHE'];

type Entry = { id: string; name: string; facts: string };
type Firewood = Omit<Extract<ProductGoods, { category: 'FIREWOOD' }>, 'category' | 'measure'>;

const firewood = (entry: Entry, goods: Firewood): MarketProduct => ({
  ...entry,
  category: 'FIREWOOD',
  unit: 'RM',
  hasHeatPrice: true,
  goods: { ...goods, category: 'FIREWOOD', measure: goods.lengthInCm === SHORT ? 'RM_33' : 'RM_1M' },
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

const logs = (entry: Entry, codes: readonly string[], minDiameterInCm: Span): MarketProduct => ({
  ...entry,
  category: 'LOGS',
  unit: 'FM',
  hasHeatPrice: false,
  goods: { category: 'LOGS', wood: { codes }, minDiameterInCm },
});

const sawn = (entry: Entry, codes: readonly string[], thicknessInMm: Span): MarketProduct => ({
  ...entry,
  category: 'SAWN_WOOD',
  unit: 'M3',
  hasHeatPrice: false,
  goods: { category: 'SAWN_WOOD', wood: { codes }, thicknessInMm },
});

const DRY_SHORT = 'Scheite mit 20 bis 40 cm, lufttrocken bis kammergetrocknet';
const A1_QUALITIES = ['ENPLUS_A1', 'DINPLUS', 'ISO_A1'];

/**
 * Every product, narrow ones before the wide ones that include them: the first with a figure is what one advert is compared
 * with. Goods that are bought one by one (single stems, standing timber, services) have no common price and are left out.
 * Classes of logs: smallest diameter 15–19 cm = 1b, from 20 cm = 2a and above. Source: Österreichische Holzhandelsusancen 2006.
 */
export const MARKET_PRODUCTS: readonly MarketProduct[] = [
  firewood(
    { id: 'buche-scheite-trocken', name: 'Buche, Scheite, trocken', facts: `Buche, ${DRY_SHORT}` },
    { wood: { codes: ['BUCHE'] }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    { id: 'eiche-scheite-trocken', name: 'Eiche, Scheite, trocken', facts: `Eiche, ${DRY_SHORT}` },
    { wood: { codes: ['EICHE', 'ROTEICHE', 'ZERREICHE'] }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    { id: 'esche-scheite-trocken', name: 'Esche, Scheite, trocken', facts: `Esche, ${DRY_SHORT}` },
    { wood: { codes: ['ESCHE'] }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    { id: 'fichte-scheite-trocken', name: 'Fichte/Tanne, Scheite, trocken', facts: `Fichte und Tanne, ${DRY_SHORT}` },
    { wood: { codes: SPRUCE_FIR }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    {
      id: 'hartholz-scheite-trocken',
      name: 'Hartholz, Scheite, trocken',
      facts: `Alle harten Laubhölzer, ${DRY_SHORT}`,
    },
    { wood: { grade: 'HARD' }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    {
      id: 'weichholz-scheite-trocken',
      name: 'Weichholz, Scheite, trocken',
      facts: `Nadelholz und weiches Laubholz, ${DRY_SHORT}`,
    },
    { wood: { grade: 'SOFT' }, lengthInCm: SHORT, isDry: true },
  ),
  firewood(
    {
      id: 'hartholz-scheite-frisch',
      name: 'Hartholz, Scheite, frisch',
      facts: 'Alle harten Laubhölzer, Scheite mit 20 bis 40 cm, waldfrisch oder vorgetrocknet',
    },
    { wood: { grade: 'HARD' }, lengthInCm: SHORT, isDry: false },
  ),
  firewood(
    {
      id: 'hartholz-meterscheite-trocken',
      name: 'Hartholz, Meterscheite, trocken',
      facts: 'Alle harten Laubhölzer, Scheite um 1 m, lufttrocken bis kammergetrocknet',
    },
    { wood: { grade: 'HARD' }, lengthInCm: METRE, isDry: true },
  ),
  firewood(
    {
      id: 'hartholz-meterscheite-frisch',
      name: 'Hartholz, Meterscheite, frisch',
      facts: 'Alle harten Laubhölzer, Scheite um 1 m, waldfrisch oder vorgetrocknet',
    },
    { wood: { grade: 'HARD' }, lengthInCm: METRE, isDry: false },
  ),
  firewood(
    {
      id: 'weichholz-meterscheite-frisch',
      name: 'Weichholz, Meterscheite, frisch',
      facts: 'Nadelholz und weiches Laubholz, Scheite um 1 m, waldfrisch oder vorgetrocknet',
    },
    { wood: { grade: 'SOFT' }, lengthInCm: METRE, isDry: false },
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
    { woodCodes: SOFT_CHIPS, isFine: true, waterContent: STORABLE },
  ),
  chips(
    {
      id: 'hackgut-fein-trocken-hartholz',
      name: 'Hackgut fein, Hartholz, bis M30',
      facts: 'Hartes Laubholz, P16 bis P31, Wassergehalt bis 30 %',
    },
    { woodCodes: HARD_CHIPS, isFine: true, waterContent: STORABLE },
  ),
  chips(
    {
      id: 'hackgut-grob-nadelholz',
      name: 'Hackgut grob, Nadelholz',
      facts: 'Nadelholz, P45 und gröber, Wassergehalt über 30 %',
    },
    { woodCodes: SOFT_CHIPS, isFine: false, waterContent: MOIST },
  ),
  logs(
    {
      id: 'fichte-tanne-bloch-2a',
      name: 'Fichte/Tanne Bloch, 2a und stärker',
      facts: 'Fichte und Tanne, Sägerundholz ab 20 cm',
    },
    SPRUCE_FIR,
    [20, Infinity],
  ),
  logs(
    {
      id: 'fichte-tanne-bloch-1b',
      name: 'Fichte/Tanne Bloch, 1b',
      facts: 'Fichte und Tanne, Sägerundholz ab 15 bis 19 cm',
    },
    SPRUCE_FIR,
    [15, 19],
  ),
  logs(
    {
      id: 'fichte-tanne-industrieholz',
      name: 'Fichte/Tanne Industrieholz',
      facts: 'Fichte und Tanne, Schleif- und Faserholz unter 15 cm',
    },
    SPRUCE_FIR,
    [0, 14],
  ),
  logs(
    { id: 'laerche-bloch', name: 'Lärche Bloch', facts: 'Lärche, Sägerundholz ab 15 cm' },
    ['LAERCHE'],
    [15, Infinity],
  ),
  logs(
    { id: 'kiefer-bloch', name: 'Kiefer Bloch', facts: 'Weiß- und Schwarzkiefer, Sägerundholz ab 15 cm' },
    ['KIEFER', 'SCHWARZKIEFER'],
    [15, Infinity],
  ),
  logs({ id: 'buche-bloch', name: 'Buche Bloch', facts: 'Buche, Sägerundholz ab 15 cm' }, ['BUCHE'], [15, Infinity]),
  logs(
    { id: 'eiche-bloch', name: 'Eiche Bloch', facts: 'Eiche, Sägerundholz ab 15 cm, ohne einzelne Stämme' },
    ['EICHE'],
    [15, Infinity],
  ),
  sawn(
    {
      id: 'fichte-tanne-bretter',
      name: 'Fichte/Tanne Bretter und Latten',
      facts: 'Fichte und Tanne, unter 40 mm stark',
    },
    SPRUCE_FIR,
    [0, 39],
  ),
  sawn(
    {
      id: 'fichte-tanne-kantholz',
      name: 'Fichte/Tanne Kantholz und Pfosten',
      facts: 'Fichte und Tanne, ab 40 mm stark',
    },
    SPRUCE_FIR,
    [40, Infinity],
  ),
  sawn({ id: 'laerche-schnittholz', name: 'Lärche Schnittholz', facts: 'Lärche, alle Stärken' }, ['LAERCHE'], ANY_SIZE),
  sawn(
    { id: 'eiche-schnittholz', name: 'Eiche Schnittholz', facts: 'Eiche, alle Stärken' },
    ['EICHE', 'ROTEICHE'],
    ANY_SIZE,
  ),
];

/** Returns the product of an id, or undefined. */
export const marketProductById = indexBy<MarketProduct, string>(MARKET_PRODUCTS, (product) => product.id);
