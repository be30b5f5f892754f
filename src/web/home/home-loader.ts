import { pelletTexts } from '#texts/de/adverts/pellets.ts';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { LANDING_CONTENTS } from '#content/landing/landing-pages.ts';
import { listPartners } from '#contract/advertising/advertising.ts';
import type { AdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import type { Api } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { listCategoryCounts, searchProducts } from '#contract/search/products.ts';
import { listSocialPosts } from '#contract/publicdata/publicdata.ts';
import type { SocialPost } from '#contract/publicdata/publicdata.schemas.ts';
import type { CategoryCount } from '#contract/search/products.schemas.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import { type CardItem, cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import type { RememberedPlace } from '#web/api/api-context.ts';
import { hrefOf } from '#web/search/listing/listing-address.parts.ts';
import { mediansIn } from '#web/market-prices/heat-medians.queries.ts';
import type { HeatMedians } from '#web/market-prices/heat-medians.queries.ts';
import { findPelletPlan } from '#web/payments/pellet-plan.queries.ts';
import { type HomePrices, loadHomePrices } from './home-prices.ts';

/** The newest adverts, around a place where there are enough, and the search that shows them all. */
export type Fresh = { items: CardItem[]; total: number; href: string; placeName: string | null };

export type Teaser = { href: string; title: string; text: string; picture: string };

export type HomeData = {
  counts: CategoryCount[];
  fresh: Fresh | null;
  medians: HeatMedians;
  place: RememberedPlace | null;
  /** Posts to begin with. */
  reading: Teaser[];
  /** Landing pages for sellers. */
  selling: { href: string; text: string }[];
  /** The price of advertising; calculated here, so that its figures stay out of the page's script. */
  sellCosts: string;
  partners: AdvertisingEntry[];
  prices: HomePrices | null;
  /** Newest posts of others; none where no feed is configured. */
  news: SocialPost[];
  now: string;
};

const SHOWN = 8;
const NEWS_SHOWN = 4;
const FEWEST_NEAR = 4;
const NEAR_IN_KM = 50;
const newestFirst = { sortBy: 'CREATED_AT', sortDesc: true } as const;

const TO_READ = ['brennholz-richtig-lagern', 'heizwert-von-brennholz', 'erfolg-in-der-forstwirtschaft'];
const READING = TO_READ.flatMap((wanted): Teaser[] => {
  const head = BLOG_HEADS.find(({ slug }) => slug === wanted);
  if (head === undefined) return [];
  const { slug, title, description, picture } = head;
  return [{ href: paths.blogPost(slug), title, text: description, picture: pictureUrl(picture, 960, 'jpg') }];
});

const SELLING = (['sellfurnacewood', 'sellroundwood', 'selllogwood'] as const).map((name) => ({
  href: paths.landing(name),
  text: LANDING_CONTENTS[name].label,
}));

/** Returns the data of the home page; a failing part is left out. */
export async function loadHome(api: Api, place: RememberedPlace | null, publicUrl: string): Promise<HomeData> {
  const [counts, fresh, partners, posts, prices, pelletPlan] = await Promise.all([
    api.call(listCategoryCounts, {}).catch((): CategoryCount[] => []),
    freshAdverts(api, place).catch(() => null),
    api.call(listPartners, {}).catch((): AdvertisingEntry[] => []),
    api.call(listSocialPosts, {}).catch((): SocialPost[] => []),
    loadHomePrices(api).catch(() => null),
    findPelletPlan(api),
  ]);
  return {
    counts,
    fresh,
    medians: mediansIn(counts, null),
    place,
    reading: READING,
    selling: SELLING,
    sellCosts: pelletTexts.atStartPage(pelletPlan),
    partners,
    prices,
    // Posts of the own blog are on the page anyway.
    news: posts.filter(({ url }) => !url.startsWith(`${publicUrl}/`)).slice(0, NEWS_SHOWN),
    now: new Date().toISOString(),
  };
}

async function freshAdverts(api: Api, place: RememberedPlace | null): Promise<Fresh> {
  if (place !== null) {
    const { postalCode, countryCode, name } = place;
    const near = { sorting: { ...newestFirst, postalCode, countryCode }, radiusInKm: NEAR_IN_KM };
    const found = await newest(api, near, name);
    if (found.items.length >= FEWEST_NEAR) return found;
  }
  return newest(api, { sorting: newestFirst }, null);
}

async function newest(
  api: Api,
  where: Pick<SearchRequest, 'sorting' | 'radiusInKm'>,
  placeName: string | null,
): Promise<Fresh> {
  const page = await api.call(searchProducts, { productFilter: { ...where, page: 0, size: SHOWN } });
  const href = hrefOf({ ...where, page: 0, size: DEFAULT_PAGE_SIZE });
  return { items: page.items.map(cardItemOf), total: page.totalElements, href, placeName };
}
