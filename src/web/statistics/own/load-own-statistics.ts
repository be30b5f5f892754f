import { getAdvert } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { getPriceComparison } from '#contract/market-prices/market-prices.ts';
import { getAdvertStatistics } from '#contract/statistics/statistics.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { viennaDaysBetween } from '#domain/format/vienna-time.ts';
import { hintsFor } from '#domain/statistics/advert-hints.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { invalidPath, orInvalidPath } from '#web/page/not-found.ts';

export const SHOWN_DAYS = ['30', '90'] as const;

/** Everything about one own advert. @throws 404 for those of others and unknown ones */
export async function loadOwnStatistics(api: Api, advertId: string, url: URL) {
  const days = SHOWN_DAYS.find((name) => name === url.searchParams.get('tage')) ?? '30';
  const now = new Date();
  const to = formatIsoDate(now);
  const from = dayAfter(to, 1 - Number(days));
  return orInvalidPath(url, async () => {
    const advert = await api.call(getAdvert, { advertId });
    if (advert.isMine !== true) throw invalidPath(url);
    const [statistics, price] = await Promise.all([
      api.call(getAdvertStatistics, { advertId, from, to }),
      priceOf(api, advertId),
    ]);
    const { ever } = statistics;
    const priceDifferenceInPercent = (price?.market ?? price?.around)?.differenceInPercent ?? null;
    const hints = hintsFor({
      isOnline: advert.status === 'ACTIVE',
      imageCount: advert.images.length,
      hasPrice: advert.pricePerUnitInCents !== null || advert.priceTotalInCents !== null,
      priceDifferenceInPercent,
      descriptionLength: advert.description.length,
      daysOnline: advert.publishedAt ? viennaDaysBetween(advert.publishedAt, now) : 0,
      daysLeft: advert.expiresAt === null ? null : viennaDaysBetween(now, advert.expiresAt),
      views: ever.views,
      contacts: ever.reveals + ever.chats,
    });
    const { id, slug, title, status } = advert;
    return { advert: { id, slug, title, status, unit: advert.unit ?? null }, days, statistics, price, hints };
  });
}

export type OwnStatistics = Awaited<ReturnType<typeof loadOwnStatistics>>;

/** Optional: the figures are shown without the comparison. */
async function priceOf(api: Api, advertId: string) {
  try {
    return await api.call(getPriceComparison, { advertId });
  } catch (error) {
    if (isResponseError(error)) return null;
    throw error;
  }
}
