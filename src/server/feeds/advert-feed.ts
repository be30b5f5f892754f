import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import type { FeedFormat } from '#contract/paths.ts';
import { paths } from '#contract/paths.ts';
import { formatEuro, formatQuantity } from '#domain/format/numbers.ts';
import { isUnitCode } from '#domain/lookups/units.data.ts';
import { priceText } from '#texts/de/adverts/price-text.ts';
import { feedTexts as texts } from '#texts/de/feeds/feeds.ts';
import { escapeXml } from '#server/platform/http/xml-text.ts';

/** A search as a feed. `selfUrl`: address of the feed, `pageUrl`: of the list. `updatedAt`: of the newest advert. */
export type AdvertFeed = {
  title: string;
  description: string;
  siteUrl: string;
  selfUrl: string;
  pageUrl: string;
  updatedAt: Date;
  items: readonly AdvertListItem[];
};

export const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** Letters that XML 1.0 has no place for, even escaped. */
// oxlint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const xml = (text: string): string => escapeXml(text.toWellFormed().replaceAll(NO_XML, ''));

/** Price, quantity, place and facts of an advert in one line; nothing about who sells it. */
export function summaryOf(item: AdvertListItem): string {
  const { pricePerUnitInCents: perUnit, priceTotalInCents: total, unit, unitQuantity, address, facts = [] } = item;
  const isKnown = unit !== undefined && isUnitCode(unit);
  const price = perUnit === null && total !== null ? texts.total(formatEuro(total)) : priceText(item);
  const quantity = isKnown && unitQuantity ? [formatQuantity(unitQuantity, unit)] : [];
  return [price ?? texts.onRequest, ...quantity, `${address.postalCode} ${address.city}`, ...facts].join(' · ');
}

/** Stays the same whatever becomes of the title (RFC 4151 is not needed: accounts and adverts have UUIDs). */
const idOf = (item: AdvertListItem): string => `urn:uuid:${item.id}`;
const dateOf = (item: AdvertListItem, feed: AdvertFeed): Date =>
  item.createdAt === undefined ? feed.updatedAt : new Date(item.createdAt);
const urlOf = (item: AdvertListItem, { siteUrl }: AdvertFeed): string => siteUrl + paths.advert(item.slug);

/** RSS 2.0 (rssboard.org). */
function rss(feed: AdvertFeed): string {
  const items = feed.items.map(
    (item) =>
      `<item><title>${xml(item.title)}</title><link>${xml(urlOf(item, feed))}</link><guid isPermaLink="false">${idOf(item)}</guid><pubDate>${dateOf(item, feed).toUTCString()}</pubDate><description>${xml(summaryOf(item))}</description></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(feed.title)}</title>
<link>${xml(feed.pageUrl)}</link>
<description>${xml(feed.description)}</description>
<language>de-at</language>
<lastBuildDate>${feed.updatedAt.toUTCString()}</lastBuildDate>
<ttl>30</ttl>
<atom:link href="${xml(feed.selfUrl)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** Atom (RFC 4287). */
function atom(feed: AdvertFeed): string {
  const items = feed.items.map((item) => {
    const date = dateOf(item, feed).toISOString();
    return `<entry><title>${xml(item.title)}</title><link href="${xml(urlOf(item, feed))}"/><id>${idOf(item)}</id><published>${date}</published><updated>${date}</updated><summary>${xml(summaryOf(item))}</summary></entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de-AT">
<title>${xml(feed.title)}</title>
<subtitle>${xml(feed.description)}</subtitle>
<id>${xml(feed.selfUrl)}</id>
<link href="${xml(feed.selfUrl)}" rel="self" type="application/atom+xml"/>
<link href="${xml(feed.pageUrl)}" rel="alternate" type="text/html"/>
<updated>${feed.updatedAt.toISOString()}</updated>
<author><name>Stammplatz</name></author>
${items.join('\n')}
</feed>
`;
}

/** JSON Feed 1.1 (jsonfeed.org). */
function json(feed: AdvertFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: feed.selfUrl,
    description: feed.description,
    language: 'de-AT',
    items: feed.items.map((item) => ({
      id: idOf(item),
      url: urlOf(item, feed),
      title: item.title,
      content_text: summaryOf(item),
      date_published: dateOf(item, feed).toISOString(),
      ...(item.thumbnail === null ? {} : { image: new URL(item.thumbnail.url, feed.siteUrl).href }),
    })),
  });
}

const WRITERS: Record<FeedFormat, (feed: AdvertFeed) => string> = { rss, atom, json };

/** The text of a feed in one of the three formats. */
export const writeFeed = (format: FeedFormat, feed: AdvertFeed): string => WRITERS[format](feed);
