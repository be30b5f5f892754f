import type {
  CategorisedData,
  FirewoodData,
  LogsData,
  SawnWoodData,
  WoodChipsData,
} from '#domain/adverts/category-data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { logGradeByCode } from '#domain/lookups/log-grades.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { particleSizeByCode } from '#domain/lookups/wood-chips.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { pelletsUnitContent, tradeSolidCubicMetres } from '#domain/wood/heat/heat-content.ts';
import { chipsWaterContent, firewoodWaterContent } from '#domain/wood/heat/heat-moisture.ts';
import { type LogQuality, logQualityOf } from '#domain/wood/logs/log-grade.ts';
import { solidContent } from '#domain/wood/volume-units.ts';
import { MARKET_PRODUCTS, STORABLE_WATER_CONTENT } from './market-products.data.ts';
import type { MarketProduct, ProductGoods, Span, WoodChoice } from './market-products.data.ts';

/** What the market prices read of an advert. */
export type MarketOffer = CategorisedData & {
  sellerKey: number;
  federalStateId: number | null;
  unit: UnitCode;
  pricePerUnitInCents: number | null;
  priceTotalInCents: number | null;
  unitQuantity: number | null;
  vatRateInPercent: number;
  priceIsGross: boolean;
  /** Title and description of round wood, which say its grade; empty for all other goods. */
  words: string;
  /** ct/kWh, gross; null where there is none. */
  heatPrice: number | null;
};

/** Between "vorgetrocknet" (w 30 %) and "lufttrocken" (w 20 %); the same limit draws product-search.ts. */
export const DRY_BELOW_WATER_CONTENT = 0.25;

const isIn = (value: number | null | undefined, [from, to]: Span): boolean =>
  typeof value === 'number' && value >= from && value <= to;

const isOfWood = (woodTypeId: number | null, choice: WoodChoice): boolean => {
  const wood = woodTypeId === null ? undefined : woodTypeById(woodTypeId);
  if (wood === undefined) return false;
  return 'grade' in choice ? wood.grade === choice.grade : choice.codes.includes(wood.code);
};

type GoodsOf<C extends ProductGoods['category']> = Extract<ProductGoods, { category: C }>;

/** What was measured goes before the stated state of drying. */
const isFirewood = (data: FirewoodData, goods: GoodsOf<'FIREWOOD'>): boolean => {
  const water = firewoodWaterContent(data);
  return (
    // The products are split wood, and round wood is cheaper.
    data.firewoodFormCode !== 'RUND' &&
    data.woodTypeIds.length > 0 &&
    data.woodTypeIds.every((id) => isOfWood(id, goods.wood)) &&
    isIn(data.lengthInCm, goods.lengthInCm) &&
    water.source !== 'UNKNOWN' &&
    water.centre < DRY_BELOW_WATER_CONTENT === goods.isDry
  );
};

/** What was measured goes before the class; the way to a heating plant is in no other price. */
const isChips = (data: WoodChipsData, goods: GoodsOf<'WOOD_CHIPS'>): boolean => {
  const size = particleSizeByCode(data.particleSizeCode ?? '');
  const water = chipsWaterContent(data);
  return (
    data.chipsHandoverCode !== 'FREI_WERK' &&
    goods.woodCodes.includes(data.woodTypeCode ?? '') &&
    size !== undefined &&
    (size.coarseness !== 'COARSE') === goods.isFine &&
    water.source !== 'UNKNOWN' &&
    (goods.isStorable === null || water.centre <= STORABLE_WATER_CONTENT === goods.isStorable)
  );
};

/** The stated grade goes before the words. */
const soldAs = ({ logGradeCode }: LogsData, words: string): LogQuality | null => {
  const grade = logGradeByCode(logGradeCode ?? '');
  const inWords = logQualityOf(words);
  if (grade === undefined || inWords === 'INDUSTRIAL') return inWords;
  return grade.isLesser ? 'LESSER' : 'ABC';
};

/** Prices of logs are those at the forest road: the way to the plant, the harvest or the bark is in no other price. */
const isAtRoad = ({ logHandoverCode, logBillingCode }: LogsData): boolean =>
  logHandoverCode !== 'AM_STOCK' && logHandoverCode !== 'FREI_WERK' && logBillingCode !== 'FMM';

/** Single stems and boards are bought one by one; only lots have a common price. */
const isLogs = (data: LogsData, words: string, { wood, diameterInCm, quality }: GoodsOf<'LOGS'>): boolean =>
  !data.isSingleItem &&
  isAtRoad(data) &&
  isOfWood(data.woodTypeId, wood) &&
  soldAs(data, words) === quality &&
  (quality === 'INDUSTRIAL' ||
    (isIn(data.minDiameterInCm, diameterInCm) && isIn(data.maxDiameterInCm ?? Infinity, diameterInCm)));

/** Planed wood has a price of its own, among building timber also what is unedged or kiln-dried. */
const isRough = (data: SawnWoodData, { isBuildingTimber }: GoodsOf<'SAWN_WOOD'>): boolean =>
  (data.sawnSurfaceCode ?? 'SAEGERAU') === 'SAEGERAU' &&
  (!isBuildingTimber || (data.sawnEdgesCode !== 'UNBESAEUMT' && data.sawnDryingCode !== 'KAMMERGETROCKNET'));

const isSawnWood = (data: SawnWoodData, goods: GoodsOf<'SAWN_WOOD'>): boolean =>
  !data.isSingleItem &&
  isRough(data, goods) &&
  isOfWood(data.woodTypeId, goods.wood) &&
  isIn(data.minThicknessInMm, goods.thicknessInMm);

const isBagged = (unit: UnitCode): boolean => unit === 'SACK' || unit === 'PAL';

const counts = (offer: MarketOffer, goods: ProductGoods): boolean => {
  switch (goods.category) {
    case 'FIREWOOD':
      return offer.category === 'FIREWOOD' && isFirewood(offer.data, goods);
    case 'PELLETS':
      return (
        offer.category === 'PELLETS' &&
        goods.qualityCodes.includes(offer.data.pelletQualityTypeCode ?? '') &&
        isBagged(offer.unit) === goods.isBagged
      );
    case 'WOOD_CHIPS':
      return offer.category === 'WOOD_CHIPS' && isChips(offer.data, goods);
    case 'LOGS':
      return offer.category === 'LOGS' && isLogs(offer.data, offer.words, goods);
    case 'SAWN_WOOD':
      return offer.category === 'SAWN_WOOD' && isSawnWood(offer.data, goods);
  }
};

/** Returns the products an advert counts for, the narrowest first; none where its goods are not compared. */
export const productsOf = (offer: MarketOffer): MarketProduct[] =>
  MARKET_PRODUCTS.filter(({ goods }) => counts(offer, goods));

/** Units of the product in one unit of the advert, null where one does not follow from the other. */
const unitFactor = (offer: MarketOffer, { goods, unit }: MarketProduct): number | null => {
  if (goods.category === 'FIREWOOD' && offer.category === 'FIREWOOD') {
    const content = tradeSolidCubicMetres(offer.unit, offer.data);
    const solid = solidContent(goods.measure);
    return content !== null && solid !== null ? content / solid : null;
  }
  if (goods.category === 'PELLETS') {
    const content = pelletsUnitContent(offer.unit);
    return content?.kind === 'PELLETS' ? content.massInKg / 1000 : null;
  }
  return offer.unit === unit ? 1 : null;
};

/**
 * Returns the price of an advert in cents per unit of a product (see MARKET_PRODUCTS), or null where it has none or the unit
 * does not convert. Household fuels and sawn wood gross, round wood net, as the trade quotes them. Solid contents of
 * firewood: FHP "Holz richtig ausgeformt" 2007; a bag of pellets 15 kg, a pallet 990 kg: common trade figures.
 */
export const marketPriceOf = (offer: MarketOffer, product: MarketProduct): number | null => {
  const { pricePerUnitInCents, priceTotalInCents, unitQuantity, vatRateInPercent, priceIsGross } = offer;
  const fromTotal = priceTotalInCents !== null && unitQuantity ? priceTotalInCents / unitQuantity : null;
  const price = pricePerUnitInCents ?? fromTotal;
  const factor = unitFactor(offer, product);
  if (price === null || factor === null || !(price > 0)) return null;
  const vatFactor = 1 + vatRateInPercent / 100;
  const isNetUsual = categoryOf(product.category).netPriceIsUsual;
  const net = priceIsGross ? price / vatFactor : price;
  return (isNetUsual ? net : priceIsGross ? price : price * vatFactor) / factor;
};
