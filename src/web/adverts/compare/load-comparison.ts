import { isUuid } from '#domain/text/uuid.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { getAdvert } from '#contract/adverts/adverts.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { listFavouriteAdverts } from '#contract/favourites/favourites.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { type Comparison, MOST_COMPARED, compared } from './comparison.ts';

export type ComparisonData = Comparison & {
  /** Adverts of the address that are not public, whether they ended or never were. */
  missing: number;
  hasTooMany: boolean;
};

/** Returns the adverts of the address (`ids=a,b` or `ids=a&ids=b`) side by side, without those that are not public. */
export async function loadComparison(url: URL, api: Api, page: PageContext): Promise<ComparisonData> {
  const asked = url.searchParams
    .getAll('ids')
    .flatMap((value) => value.split(','))
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== '');
  const all = [...new Set(asked)];
  const ids = all.slice(0, MOST_COMPARED);
  const known = ids.filter(isUuid);
  const near = page.place === null ? {} : { postalCode: page.place.postalCode, countryCode: page.place.countryCode };
  const [adverts, cards] = await Promise.all([
    Promise.all(known.map((advertId) => publicAdvert(api, advertId))),
    known.length === 0 ? [] : api.call(listFavouriteAdverts, { favouriteAdvertsDto: { ids: known, ...near } }),
  ]);
  const found = new Map(cards.map((card) => [card.advertId, card]));
  const pairs = adverts.flatMap((advert) => (advert === null ? [] : [{ advert, found: found.get(advert.id) }]));
  return { ...compared(pairs), missing: ids.length - pairs.length, hasTooMany: all.length > MOST_COMPARED };
}

/** Null for what is not public, own drafts among it. */
async function publicAdvert(api: Api, advertId: string): Promise<Advert | null> {
  try {
    const advert = await api.call(getAdvert, { advertId });
    return advert.status === 'ACTIVE' ? advert : null;
  } catch (error) {
    if (isResponseError(error) && error.status < 500 && error.status !== 429) return null;
    throw error;
  }
}
