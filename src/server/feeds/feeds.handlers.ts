import type { FastifyReply, FastifyRequest } from 'fastify';
import { FEED_FORMATS, type FeedFormat, paths } from '#contract/paths.ts';
import { categoryPathCheck } from '#domain/search/address/category-path.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { searchRequestToUrl } from '#domain/search/address/request-to-url.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { feedTexts as texts } from '#texts/de/feeds/feeds.ts';
import { siteUrlOf } from '#server/platform/config.ts';
import { forOldReads } from '#server/platform/database/database.ts';
import { sendText } from '#server/platform/http/caching/known-etag.ts';
import { type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { searchAdverts } from '#server/search/search.service.ts';
import { FEED_TYPES, writeFeed } from './advert-feed.ts';

/** A household's readers ask for a handful of feeds; a reader for many people keeps to the time of `max-age`. */
const FEEDS = { name: 'feeds', limit: 120, windowInMs: 600_000 } as const;
/** Readers keep what they saw; so many are new between two visits at most. */
const ITEMS = 50;
const NO_ADVERTS_YET = new Date(0);

const isFormat = (text: string): text is FeedFormat => FEED_FORMATS.some((format) => format === text);

type Params = { format: string; category?: string; param?: string };

/** Feeds of any list of adverts, by the address of the list: newest first, without anything about the visitor. */
export function registerFeeds({ app, base }: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  const siteUrl = siteUrlOf(base.config);
  const answer = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    const { format, category, param } = request.params;
    if (!isFormat(format) || !categoryPathCheck(category, param).ok) return reply.callNotFound();
    await enforceLimit(limiter, FEEDS, addressKey(request.ip));
    const asked = searchRequestFromUrl({ category, param }, new URL(request.url, siteUrl).searchParams).request;
    const search = newestOf(asked);
    const page = await searchAdverts(forOldReads(base), search);
    const { pathname, search: query } = searchRequestToUrl(withoutPage(asked));
    const listing = pathname + query;
    const title = titleOf(search);
    const dates = page.items.flatMap(({ createdAt }) => (createdAt === undefined ? [] : [Date.parse(createdAt)]));
    const text = writeFeed(format, {
      title: texts.titleOf(title),
      description: texts.description(title),
      siteUrl,
      selfUrl: siteUrl + paths.feed(format, listing),
      pageUrl: siteUrl + listing,
      updatedAt: dates.length === 0 ? NO_ADVERTS_YET : new Date(Math.max(...dates)),
      // Without full matches the search goes on with the nearest ones, which are no hits of a saved search.
      items: page.totalElements === 0 ? [] : page.items.slice(0, page.nearest?.[0]?.from ?? page.items.length),
    });
    return sendText(request, reply, { text, type: FEED_TYPES[format], cacheControl: 'public, max-age=300' });
  };
  for (const rest of ['', '/:category', '/:category/:param']) app.get(`/feed/:format${rest}`, answer);
}

/** The search of a list on its first page, the newest first. */
function newestOf(asked: SearchRequest): SearchRequest {
  const sorting = { ...asked.sorting, sortBy: 'CREATED_AT', sortDesc: true } as const;
  return { ...withoutPage(asked), size: ITEMS, sorting };
}

const withoutPage = ({ cursor: _cursor, ...asked }: SearchRequest): SearchRequest => ({ ...asked, page: 0 });

/** What a list is called in a reader: its words, else wood and category. */
function titleOf({ searchTerm, category, categoryData }: SearchRequest): string {
  if (searchTerm !== undefined) return texts.search(searchTerm);
  if (category === undefined) return listingTexts.allTitle;
  const [id, ...others] = categoryData?.woodTypeIds ?? [];
  const wood = id === undefined || others.length > 0 ? undefined : woodTypeById(id);
  const { text } = categoryOf(category);
  return wood === undefined ? text : listingTexts.woodAndCategory(wood.shortText, text);
}
