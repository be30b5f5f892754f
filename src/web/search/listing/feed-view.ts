import { FEED_FORMATS, type FeedFormat, paths } from '#contract/paths.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { feedTexts as texts } from '#texts/de/feeds/feeds.ts';
import { hrefOf } from './listing-address.parts.ts';
import type { ListingBase } from './listing-address.parts.ts';
import type { FeedView } from './listing-types.parts.ts';

const TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Where a list can be followed with a feed reader. */
export function feedViewOf({ cursor: _cursor, ...request }: SearchRequest, base: ListingBase): FeedView | null {
  if (base === '/map') return null;
  const listing = hrefOf({ ...request, page: 0 });
  return {
    label: texts.link,
    href: paths.feed('rss', listing),
    alternates: FEED_FORMATS.map((format) => ({ type: TYPES[format], href: paths.feed(format, listing) })),
  };
}
