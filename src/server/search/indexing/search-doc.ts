import { DAY_IN_MS } from '#domain/durations.ts';
import { lazy } from '#domain/lazy.ts';
import type { Insertable } from 'kysely';
import { formatIsoDate } from '#domain/format/dates.ts';
import { shownPrice } from '#domain/adverts/price/shown-price.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { CategorisedData, CategoryDataOf } from '#domain/adverts/category-data.ts';
import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import { storedName } from '#domain/adverts/categories/field.ts';
import {
  type CategoryCode,
  type VatRateInPercent,
  categoryOf,
  isCategoryCode,
} from '#domain/lookups/categories.data.ts';
import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import { equipmentById } from '#domain/lookups/equipment.data.ts';
import { pelletQualityTypeByCode } from '#domain/lookups/pellet-quality-types.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { isUnitCode } from '#domain/lookups/units.data.ts';
import { woodChipsWoodTypeByCode } from '#domain/lookups/wood-chips.data.ts';
import { WOOD_TYPES, woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { cellOf } from '#domain/places/geometry/cells.ts';
import { toPlane } from '#domain/places/geometry/projection.ts';
import { namesSpecialGoods } from '#domain/search/special-goods.ts';
import { ANALYSER_VERSION, analyseAdvert, analyseForIndex } from '#domain/search/text/analyse.ts';
import { dryingOfAdvert, monthNumberOf } from '#domain/wood/drying-clock.ts';
import { type DeliveryBand, deliveryReachInKm } from '#domain/wood/delivered-price.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';
import {
  FLAG_CODES,
  attributesOfData,
  bucketCodes,
  dryByCode,
  categoryCodeOf,
  numberedCode,
  priceLevelOf,
  pricingCode,
  reservedCode,
  sellerCode,
  unitCodeOf,
  woodOfCode,
  woodPriceCode,
} from '#server/search/hits/attributes.ts';

/** The facts of one advert that its search row is made from. */
export type SearchSource = {
  id: number;
  user_id: number;
  category: string;
  status: string;
  title: string;
  description: string;
  price_per_unit_in_cents: number | null;
  price_total_in_cents: number | null;
  vat_rate: VatRateInPercent;
  price_is_gross: boolean;
  unit: string;
  unit_quantity: number | null;
  category_data: unknown;
  delivery_bands: unknown;
  heat_price: number | null;
  created_at: Date;
  published_at: Date | null;
  bumped_at: Date | null;
  expires_at: Date | null;
  seller_kind: SellerKind;
  is_blocked: boolean;
  city: string | null;
  federal_state_id: number | null;
  shown_latitude: number | null;
  shown_longitude: number | null;
  image_exists: boolean;
  /** Cleared by a job once the reservation is over. */
  reserved_until: Date | null;
  /** Since when a question whether it is still there stands unanswered for too long. */
  stale_at: Date | null;
};

type DocColumns = Omit<Insertable<Schema['search_docs']>, 'attrs' | 'pad'>;
/** A row of the index as it is written: points and lists as the texts that PostgreSQL reads. */
export type SearchDoc = Required<DocColumns> & { attrs: string };

/** Raised whenever the same advert would give another row for a reason other than its words. */
const ROW_VERSION = 10;
/** What search rows are made by; rows of an older version are made again in the background. */
export const INDEX_VERSION = `${ANALYSER_VERSION}.${ROW_VERSION}`;
export const INDEX_VERSION_SETTING = 'search.index-version';

/** Among equals complete offers come first, as if they were this much newer. */
export const ADVANTAGE_IN_MS = { picture: 2 * DAY_IN_MS, price: 2 * DAY_IN_MS, quantity: DAY_IN_MS } as const;
/** Special goods come after the usual ones of a category, as if they were this much older than all of those. */
export const SPECIAL_GOODS_BEHIND_IN_MS = 90 * DAY_IN_MS;
/** What is reserved comes a little later, as if it were this much older; product decision. */
export const RESERVED_BEHIND_IN_MS = 5 * DAY_IN_MS;
/** The same of what its seller has not confirmed although asked; product decision. */
export const STALE_BEHIND_IN_MS = 30 * DAY_IN_MS;
/** Prefix of the lexemes of the first species. */
export const FIRST_WOOD = 'f.';
const DEGREE_PARTS = 100_000;
const MAX_INTEGER = 2_147_483_647;
const MAX_SMALLINT = 32_767;
const HEAT_PRICE_PARTS = 100;
/** Farther from everything than any radius reaches: adverts without a known place come last by distance. */
export const NOWHERE = '(10000000,10000000)';

const SPECIAL = /['\\]/;

type Span = readonly [from: number | null, to: number | null];
type Measures = { length: Span; diameter: Span; thickness: Span; width: Span };
const NO_SPAN: Span = [null, null];
const NO_MEASURES: Measures = { length: NO_SPAN, diameter: NO_SPAN, thickness: NO_SPAN, width: NO_SPAN };

const small = (value: number | null): number | null =>
  value === null ? null : Math.min(MAX_SMALLINT, Math.max(0, Math.round(value)));

function span(from: number | null, to: number | null, factor: number): Span {
  const [low, high] = [from ?? to, to ?? from];
  return low === null || high === null ? NO_SPAN : [small(low * factor), small(high * factor)];
}

function measuresOf(categorised: CategorisedData): Measures {
  switch (categorised.category) {
    case 'FOREST': {
      const diameter = categorised.data.diameterAtBreastHeightInCm;
      return { ...NO_MEASURES, diameter: span(diameter, diameter, 10) };
    }
    case 'FIREWOOD': {
      const { lengthInCm } = categorised.data;
      return { ...NO_MEASURES, length: span(lengthInCm, lengthInCm, 10) };
    }
    case 'LOGS': {
      const { data } = categorised;
      return data.isSingleItem
        ? { ...NO_MEASURES, length: span(data.lengthInCm, null, 10), diameter: span(data.diameterInCm, null, 10) }
        : {
            ...NO_MEASURES,
            length: span(data.minLengthInCm, data.maxLengthInCm, 10),
            diameter: span(data.minDiameterInCm, data.maxDiameterInCm, 10),
          };
    }
    case 'SAWN_WOOD': {
      const { data } = categorised;
      return data.isSingleItem
        ? {
            ...NO_MEASURES,
            length: span(data.lengthInMm, null, 1),
            thickness: span(data.thicknessInMm, null, 1),
            width: span(data.widthInMm, null, 1),
          }
        : {
            ...NO_MEASURES,
            length: span(data.minLengthInMm, data.maxLengthInMm, 1),
            thickness: span(data.minThicknessInMm, data.maxThicknessInMm, 1),
            width: span(data.minWidthInMm, data.maxWidthInMm, 1),
          };
    }
    default:
      return NO_MEASURES;
  }
}

const present = (texts: readonly (string | undefined)[]): string[] => texts.filter((text) => text !== undefined);

const woodTexts = (ids: readonly (number | null)[]): (string | undefined)[] =>
  ids.map((id) => (id === null ? undefined : woodTypeById(id)?.text));

function chipsTexts(data: CategoryDataOf['WOOD_CHIPS']): (string | undefined)[] {
  const wood = data.woodTypeCode === null ? undefined : woodChipsWoodTypeByCode(data.woodTypeCode)?.text;
  return [wood, data.particleSizeCode ?? undefined, data.moistureContentCode ?? undefined];
}

/** Rows of lists that are found by their words, as the description of their fields says. */
function listTexts({ category, data }: CategorisedData): string[] {
  const values: Readonly<Record<string, unknown>> = data;
  return categoryFieldsOf(category).flatMap(([name, field]) => {
    if (field.kind !== 'CODE' || field.isFoundByWords !== true) return [];
    const code = values[storedName(name, field)];
    return field.list.flatMap((row) => (row.code === code ? [row.text] : []));
  });
}

/** Texts of the data that people search with although the seller did not write them. */
function factTexts(categorised: CategorisedData): string[] {
  switch (categorised.category) {
    case 'FOREST':
      return present(woodTexts(categorised.data.woodTypeIds));
    case 'FIREWOOD': {
      const { woodTypeIds, dryingState } = categorised.data;
      return present([
        ...woodTexts(woodTypeIds),
        dryingState === null ? undefined : dryingStateByCode(dryingState)?.text,
      ]);
    }
    case 'PELLETS': {
      const quality = categorised.data.pelletQualityTypeCode;
      return present([quality === null ? undefined : pelletQualityTypeByCode(quality)?.text]);
    }
    case 'SAWN_WOOD':
    case 'LOGS':
      return present(woodTexts([categorised.data.woodTypeId]));
    case 'WOOD_CHIPS':
      return present(chipsTexts(categorised.data));
    case 'SERVICES': {
      const { serviceCategoryIds, equipmentIds } = categorised.data;
      return present([
        ...serviceCategoryIds.map((id) => serviceCategoryById(id)?.text),
        ...equipmentIds.map((id) => equipmentById(id)?.text),
      ]);
    }
  }
}

const REMEMBERED_FACTS = 20_000;
const lexemesByFact = new Map<string, readonly string[]>();

/** Facts are a few thousand different texts at most; analysing each once makes indexing several times faster. */
function lexemesOfFact(text: string): readonly string[] {
  const known = lexemesByFact.get(text);
  if (known) return known;
  const lexemes = analyseForIndex(text);
  if (lexemesByFact.size >= REMEMBERED_FACTS) lexemesByFact.clear();
  lexemesByFact.set(text, lexemes);
  return lexemes;
}

/**
 * Category and data of a stored advert; only the adverts service writes them, after its checks. Not parsed again: this
 * runs for each card and each indexed advert.
 */
export function storedData(category: string, data: unknown): CategorisedData {
  if (!isCategoryCode(category)) throw new Error(`An advert has the unknown category ${category}.`);
  return { category, data } as CategorisedData;
}

/** Delivery bands as the adverts service stored them, after its checks. */
export function storedBands(bands: unknown): DeliveryBand[] {
  return Array.isArray(bands) ? (bands as DeliveryBand[]) : [];
}

/** Cents of one unit: as declared, or of the whole lot shared out over its quantity. */
export function unitPriceInCents(
  advert: Pick<SearchSource, 'price_per_unit_in_cents' | 'price_total_in_cents' | 'unit_quantity'>,
): number | null {
  if (advert.price_per_unit_in_cents !== null) return advert.price_per_unit_in_cents;
  if (advert.price_total_in_cents === null || advert.unit_quantity === null || advert.unit_quantity <= 0) return null;
  return Math.min(MAX_INTEGER, Math.max(1, Math.round(advert.price_total_in_cents / advert.unit_quantity)));
}

/** Cents of the whole lot: as declared; a gift costs nothing in total, either. */
const totalPriceInCents = (
  advert: Pick<SearchSource, 'price_per_unit_in_cents' | 'price_total_in_cents'>,
): number | null => (advert.price_per_unit_in_cents === 0 ? 0 : advert.price_total_in_cents);

/** A title that says "Weide" mostly means the pasture. */
const WOODS_WITH_OTHER_MEANINGS = new Set(['WEIDE']);

/** Wood types that have a word of their own, by its lexeme. */
const woodIdByLexeme = lazy(
  (): ReadonlyMap<string, number> =>
    new Map(
      WOOD_TYPES.filter(({ code }) => !WOODS_WITH_OTHER_MEANINGS.has(code)).flatMap(({ id, text }) => {
        const [own, ...others] = lexemesOfFact(text);
        return own === undefined || others.length > 0 ? [] : [[own, id] as const];
      }),
    ),
);

/** Lots of several woods state one and name the others in the title ("Kanteln Eiche/Nuss/Elsbeere"). */
function woodsOfTitle({ category, data }: CategorisedData, ofTitle: readonly string[]): number[] {
  if ((category !== 'LOGS' && category !== 'SAWN_WOOD') || data.woodTypeId === null) return [];
  return ofTitle.flatMap((lexeme) => {
    const id = woodIdByLexeme().get(lexeme);
    return id === undefined ? [] : [numberedCode('woodTypeIds', id)];
  });
}

/** Units of goods that come in packs. */
const PACKED_UNITS: readonly string[] = ['SACK', 'PAL'];

type AttributeFacts = { bands: readonly DeliveryBand[]; isSpecial: boolean; ofTitle: readonly string[]; bump: Date };

function attributesOf(
  advert: SearchSource,
  data: CategorisedData,
  { bands, isSpecial, ofTitle, bump }: AttributeFacts,
): number[] {
  const hasNoPrice = advert.price_per_unit_in_cents === null && advert.price_total_in_cents === null;
  const ofData = [...new Set([...attributesOfData(data), ...woodsOfTitle(data, ofTitle)])];
  const codes = [
    categoryCodeOf(data.category),
    ...ofData,
    ...(data.category === 'PELLETS' && !PACKED_UNITS.includes(advert.unit) ? [FLAG_CODES.isLoose] : []),
    ...woodPricesOf(advert, data.category, ofData),
    ...dryByOf(data, bump),
    ...(advert.price_per_unit_in_cents === null ? [] : [pricingCode('PER_UNIT')]),
    ...(totalPriceInCents(advert) === null ? [] : [pricingCode('TOTAL')]),
    ...(hasNoPrice ? [pricingCode('ON_REQUEST')] : []),
    sellerCode(advert.seller_kind),
    ...(advert.image_exists ? [FLAG_CODES.imageExists] : []),
    ...(bands.length > 0 ? [FLAG_CODES.hasDeliveryBands] : []),
    ...(isSpecial ? [FLAG_CODES.isSpecialGoods] : []),
    ...(advert.federal_state_id === null ? [] : [numberedCode('federalStateId', advert.federal_state_id)]),
    ...(advert.reserved_until === null ? [] : [reservedCode(advert.reserved_until)]),
    ...bucketCodes(advert.id),
  ];
  return [...new Set(codes)].filter((code) => code > 0).toSorted((one, other) => one - other);
}

/** Prices compare in the usual unit of a category; in another one they have no level, unless it is a gift. */
function woodPricesOf(advert: SearchSource, category: CategoryCode, ofData: readonly number[]): number[] {
  const cents = unitPriceInCents(advert);
  if (cents === null || (cents !== 0 && advert.unit !== categoryOf(category).defaultUnit)) return [];
  return ofData.flatMap((code) => {
    const wood = woodOfCode(code);
    return wood === null ? [] : (woodPriceCode(wood, priceLevelOf(cents)) ?? []);
  });
}

/** By when firewood is dry at the latest; what was to be dry before it was offered counts as dry. */
function dryByOf({ category, data }: CategorisedData, bump: Date): number[] {
  if (category !== 'FIREWOOD') return [];
  const offered = monthNumberOf(formatIsoDate(bump));
  const drying = dryingOfAdvert(data, offered);
  if (drying === null) return [];
  return [dryByCode(drying.kind === 'DRY' || drying.to <= offered ? null : drying.to)];
}

const tsvectorOf = (lexemes: readonly string[]): string => lexemes.map(quotedLexeme).join(' ');

/** A lexeme as the text form of tsvector and tsquery wants it. */
export const quotedLexeme = (lexeme: string): string =>
  SPECIAL.test(lexeme) ? `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${lexeme}'`;

/** Whether an advert belongs into the index at a time. */
export const isSearchable = (advert: SearchSource, now: Date): boolean =>
  advert.status === 'ACTIVE' && !advert.is_blocked && advert.expires_at !== null && advert.expires_at > now;

/** Prices are found and ordered as people read them. */
function withShownPrice(advert: SearchSource): SearchSource {
  if (advert.category !== 'SERVICES') return advert;
  const shown = shownPrice({
    category: advert.category,
    pricePerUnitInCents: advert.price_per_unit_in_cents,
    priceTotalInCents: advert.price_total_in_cents,
    vatRate: advert.vat_rate,
    priceIsGross: advert.price_is_gross,
  });
  return {
    ...advert,
    price_per_unit_in_cents: shown.pricePerUnitInCents,
    price_total_in_cents: shown.priceTotalInCents,
  };
}

/** The search row of a public advert. */
export function searchDocOf(stated: SearchSource): SearchDoc {
  const advert = withShownPrice(stated);
  const data = storedData(advert.category, advert.category_data);
  const bands = storedBands(advert.delivery_bands);
  const bump = advert.bumped_at ?? advert.published_at ?? advert.created_at;
  const { length, diameter, thickness, width } = measuresOf(data);
  const state = advert.federal_state_id === null ? undefined : federalStateById(advert.federal_state_id)?.name;
  const { lexemes, ofTitle } = analyseAdvert({
    title: advert.title,
    description: advert.description,
    lengthsInCm: data.category === 'FIREWOOD' && data.data.lengthInCm !== null ? [data.data.lengthInCm] : [],
  });
  const isSpecial = namesSpecialGoods(data.category, ofTitle);
  const facts = present([
    categoryOf(data.category).longText,
    ...factTexts(data),
    ...listTexts(data),
    advert.city ?? undefined,
    state,
  ]);
  return {
    id: advert.id,
    bump,
    rank_at: new Date(
      bump.getTime() + advantageOf(advert) - (isSpecial ? SPECIAL_GOODS_BEHIND_IN_MS : 0) - behindOf(advert),
    ),
    expires_at: advert.expires_at ?? bump,
    price_total: totalPriceInCents(advert),
    quantity: advert.unit_quantity,
    ...positionOf(advert),
    seller_id: advert.user_id,
    price_unit: unitPriceInCents(advert),
    heat_price: advert.heat_price === null ? null : Math.round(advert.heat_price * HEAT_PRICE_PARTS),
    delivery_reach: bands.length === 0 ? null : Math.round(deliveryReachInKm(bands) * 1000),
    category: categoryCodeOf(data.category),
    unit: isUnitCode(advert.unit) ? unitCodeOf(advert.unit) : 0,
    length_from: length[0],
    length_to: length[1],
    diameter_from: diameter[0],
    diameter_to: diameter[1],
    thickness_from: thickness[0],
    thickness_to: thickness[1],
    width_from: width[0],
    width_to: width[1],
    attrs: `{${attributesOf(advert, data, { bands, isSpecial, ofTitle, bump }).join(',')}}`,
    tsv: tsvectorOf([...lexemes, ...facts.flatMap(lexemesOfFact), ...firstWoodLexemes(data)]),
  };
}

/** How much older an advert ranks for what its seller says, or does not say, about whether it is still there. */
const behindOf = (advert: SearchSource): number =>
  (advert.reserved_until === null ? 0 : RESERVED_BEHIND_IN_MS) + (advert.stale_at === null ? 0 : STALE_BEHIND_IN_MS);

function advantageOf(advert: SearchSource): number {
  const { picture, price, quantity } = ADVANTAGE_IN_MS;
  return (
    (advert.image_exists ? picture : 0) +
    (unitPriceInCents(advert) === null && advert.price_total_in_cents === null ? 0 : price) +
    (advert.unit_quantity === null ? 0 : quantity)
  );
}

function firstWoodLexemes({ data }: CategorisedData): string[] {
  const [first] = 'woodTypeIds' in data ? data.woodTypeIds : 'woodTypeId' in data ? [data.woodTypeId] : [];
  const text = first === undefined || first === null ? undefined : woodTypeById(first)?.text;
  return text === undefined ? [] : lexemesOfFact(text).map((lexeme) => FIRST_WOOD + lexeme);
}

function positionOf(advert: SearchSource): Pick<SearchDoc, 'pos' | 'cell' | 'lat_e5' | 'lon_e5'> {
  const { shown_latitude: latitude, shown_longitude: longitude } = advert;
  if (latitude === null || longitude === null) return { pos: NOWHERE, cell: null, lat_e5: null, lon_e5: null };
  const { x, y } = toPlane({ latitude, longitude });
  return {
    pos: `(${x},${y})`,
    cell: cellOf({ latitude, longitude }),
    lat_e5: Math.round(latitude * DEGREE_PARTS),
    lon_e5: Math.round(longitude * DEGREE_PARTS),
  };
}
