import type { Api } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { listSitemapCounts, searchProducts } from '#contract/search/products.ts';
import type { ProductPage, SitemapCount } from '#contract/search/products.schemas.ts';
import { formatEuroRange, formatNumber } from '#domain/format/numbers.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { neighbouringStates } from '#domain/places/neighbouring-states.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import type { ListingPath } from '#domain/search/address/request-from-url.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { shownCount } from '#web/search/shown-count.parts.ts';
import type { HubView, LinkView } from '#web/search/listing/listing-types.parts.ts';

const texts = listingTexts.hub;
const MOST_LINKS = 12;

type Counts = readonly { id: number; count: number }[];
type Place = { path: ListingPath; title: string; page: ProductPage };

/** Returns the introduction of a category, a state or a kind of wood; null where there is none. */
export async function loadHub(api: Api, { path, title, page }: Place): Promise<HubView | null> {
  const { request } = searchRequestFromUrl(path, new URLSearchParams());
  const { category, federalStateId } = request;
  if (category === undefined || page.totalElements === 0) return null;
  const [span, counts] = await Promise.all([
    priceSpan(api, path).catch(() => null),
    api.call(listSitemapCounts, {}).catch((): SitemapCount[] => []),
  ]);
  const isEstimate = page.totalIsEstimate === true;
  const count = listingTexts.count(shownCount(page.totalElements, isEstimate), isEstimate);
  const own = counts.find((row) => row.category === category);
  return {
    title: texts.title(title),
    sentence: span === null ? texts.count(title, count) : texts.countAndSpan(title, count, span),
    groups: own === undefined ? [] : groupsOf(category, federalStateId, own),
  };
}

/** The lowest and the highest price in the usual unit, as "€ 75 bis 140 je rm". */
async function priceSpan(api: Api, path: ListingPath): Promise<string | null> {
  const { request } = searchRequestFromUrl(path, new URLSearchParams());
  const { category } = request;
  if (category === undefined) return null;
  const { defaultUnit } = categoryOf(category);
  const end = async (sortDesc: boolean): Promise<number | null> => {
    const sorting = { sortBy: 'PRICE', sortDesc } as const;
    const productFilter = {
      ...request,
      sorting,
      unit: defaultUnit,
      pricingType: 'PER_UNIT',
      priceMinInCents: 1,
      page: 0,
      size: 1,
    } as const;
    const [item] = (await api.call(searchProducts, { productFilter })).items;
    return item?.unit === defaultUnit ? item.pricePerUnitInCents : null;
  };
  const [low, high] = await Promise.all([end(false), end(true)]);
  if (low === null || high === null) return null;
  return texts.span(formatEuroRange(low, high), unitOf(defaultUnit).text);
}

function groupsOf(category: CategoryCode, federalStateId: number | undefined, own: SitemapCount): HubView['groups'] {
  const near = federalStateId === undefined ? null : neighbouringStates(federalStateId);
  const states = own.federalStates.filter(({ id }) => near === null || near.includes(id));
  const links = (counts: Counts, rowOf: (id: number) => { label: string; slug: string } | undefined): LinkView[] =>
    counts
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || one.id - other.id)
      .flatMap(({ id, count }) => {
        const row = rowOf(id);
        return row ? [{ label: row.label, href: paths.products(category, row.slug), count: formatNumber(count) }] : [];
      })
      .slice(0, MOST_LINKS);
  const groups = [
    {
      title: near === null ? texts.states : texts.neighbours,
      links: links(states, (id) => {
        const row = federalStateById(id);
        return row && { label: row.name, slug: row.slug };
      }),
    },
    {
      title: texts.woods,
      links: links(own.woodTypes, (id) => {
        const row = woodTypeById(id);
        return row && { label: row.shortText, slug: row.slug };
      }),
    },
    {
      title: texts.services,
      links: links(own.serviceCategories, (id) => {
        const row = serviceCategoryById(id);
        return row && { label: row.text, slug: row.slug };
      }),
    },
  ];
  return groups.filter((group) => group.links.length > 0);
}
