import type { LandingAdverts } from '#content/landing/landing-content.ts';
import type { Api } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { getPlace } from '#contract/places/places.ts';
import { listCategoryCounts, searchProducts } from '#contract/search/products.ts';
import type { ProductFilter, ProductPage } from '#contract/search/products.schemas.ts';
import { formatEuroRange, formatEuroShort, formatNumber } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import { landingTexts } from '#texts/de/landing/landing.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { type CardItem, cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import type { RememberedPlace } from '#web/api/api-context.ts';
import { hrefOf } from '#web/search/listing/listing-address.parts.ts';

const texts = landingTexts.market;

export type CategoryLine = { href: string; label: string; count: string; price: string };

/** What the marketplace has of a page's wood, in the visitor's state where there is any, in words. */
export type LandingMarket = {
  total: number;
  count: string;
  region: string;
  /** Why it is not the visitor's own state. */
  notice: string | null;
  span: { amount: string; unit: string; note: string } | null;
  /** For wood of every kind: what there is of each category. */
  categories: CategoryLine[];
  items: CardItem[];
  href: string;
};

const FRESH = 3;
const FEWEST_PRICES = 5;
/** Prices between the lowest and the highest tenth, without single mistyped ones. */
const LEFT_OUT = 0.1;

type Wanted = Pick<ProductFilter, 'category' | 'categoryData' | 'federalStateId'>;

/** Returns the live figures and the newest adverts of a page. */
export async function landingMarket(
  api: Api,
  adverts: LandingAdverts | null,
  place: RememberedPlace | null,
): Promise<LandingMarket> {
  const state = await stateOf(api, place);
  const own = wantedOf(adverts, state?.id);
  const found = await newest(api, own);
  const isElsewhere = state !== undefined && found.totalElements === 0;
  const wanted = isElsewhere ? wantedOf(adverts) : own;
  const shown = isElsewhere ? await newest(api, wanted) : found;
  const [span, categories] = await Promise.all([
    adverts === null ? null : priceSpan(api, wanted, adverts.unit),
    adverts === null ? categoryLines(api) : [],
  ]);
  const isNarrowed = state !== undefined && !isElsewhere;
  return {
    total: shown.totalElements,
    count: texts.adverts(shown.totalElements, shown.totalIsEstimate ?? false),
    region: isNarrowed ? listingTexts.inState(state.name) : listingTexts.inAustria,
    notice: isElsewhere ? texts.elsewhere(listingTexts.inState(state.name)) : null,
    span,
    categories,
    items: shown.items.map(cardItemOf),
    href: adverts === null ? paths.products() : hrefOf(requestOf(wanted)),
  };
}

async function stateOf(api: Api, place: RememberedPlace | null) {
  if (place === null || place.countryCode !== 'AT') return undefined;
  const { postalCode, countryCode } = place;
  const known = await api.call(getPlace, { postalCode, countryCode }).catch(() => null);
  const id = known?.federalStateId ?? null;
  return id === null ? undefined : federalStateById(id);
}

function wantedOf(adverts: LandingAdverts | null, federalStateId?: number): Wanted {
  return {
    ...(adverts === null ? {} : { category: adverts.category }),
    ...(adverts?.categoryData === undefined ? {} : { categoryData: adverts.categoryData }),
    ...(federalStateId === undefined ? {} : { federalStateId }),
  };
}

function requestOf({ category, categoryData, federalStateId }: Wanted): SearchRequest {
  return {
    page: 0,
    size: DEFAULT_PAGE_SIZE,
    sorting: { sortBy: 'CREATED_AT', sortDesc: true },
    ...(category === undefined ? {} : { category }),
    ...(categoryData === undefined ? {} : { categoryData }),
    ...(federalStateId === undefined ? {} : { federalStateId }),
  };
}

const newest = (api: Api, wanted: Wanted): Promise<ProductPage> =>
  api.call(searchProducts, {
    productFilter: { ...wanted, page: 0, size: FRESH, sorting: { sortBy: 'CREATED_AT', sortDesc: true } },
  });

async function priceSpan(api: Api, wanted: Wanted, unit: LandingAdverts['unit']): Promise<LandingMarket['span']> {
  const ranked = (sortDesc: boolean, page: number) =>
    api.call(searchProducts, {
      productFilter: { ...wanted, unit, priceMinInCents: 1, page, size: 1, sorting: { sortBy: 'PRICE', sortDesc } },
    });
  const { totalElements: priced } = await ranked(false, 0);
  if (priced < FEWEST_PRICES) return null;
  const outside = Math.floor(priced * LEFT_OUT);
  const [low, high] = await Promise.all([ranked(false, outside), ranked(true, outside)]);
  const lowest = low.items[0]?.pricePerUnitInCents ?? null;
  const highest = high.items[0]?.pricePerUnitInCents ?? null;
  if (lowest === null || highest === null) return null;
  const { text, longText } = unitOf(unit);
  return {
    amount: formatEuroRange(lowest, highest),
    unit: text,
    note: texts.spanNote(priced, longText),
  };
}

async function categoryLines(api: Api): Promise<CategoryLine[]> {
  const counts = await api.call(listCategoryCounts, {});
  return counts.map(({ category, count, unit, minimumPriceInCents }) => ({
    href: paths.products(category),
    label: categoryOf(category).longText,
    count: formatNumber(count),
    price:
      minimumPriceInCents === null
        ? texts.noPrice
        : texts.from(`${formatEuroShort(minimumPriceInCents)} / ${unitOf(unit).text}`),
  }));
}
