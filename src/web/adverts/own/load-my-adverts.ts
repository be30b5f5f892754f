import { isUuid } from '#domain/text/uuid.ts';
import type { Api } from '#contract/api.ts';
import { listOwnAdverts } from '#contract/adverts/advert-life.ts';
import { getMe } from '#contract/users/users.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import { callFilterOf, filterOfAddress } from './filter/own-filter.ts';
import { statusOfName } from './filter/own-status.ts';

/** One tab of the own adverts as its address names it. */
export async function loadMyAdverts(api: Api, url: URL) {
  const status = statusOfName(url.searchParams.get('stand'));
  const page = pageNumberOf(url.searchParams);
  const filter = filterOfAddress(url.searchParams);
  const [{ items, counts, totalPages, totalElements, totals, looksCommercial }, me] = await Promise.all([
    api.call(listOwnAdverts, {
      status,
      page: page - 1,
      size: DEFAULT_PAGE_SIZE,
      ...callFilterOf(filter),
      sortBy: filter.sortBy,
    }),
    api.call(getMe, {}),
  ]);
  const duplicate = url.searchParams.get('neu') ?? '';
  return {
    status,
    page,
    filter,
    items,
    counts,
    total: totalElements,
    totals,
    looksCommercial,
    /** When the account will be deleted; null: not requested. */
    accountEndsAt: me.endsAt ?? null,
    pageCount: totalPages,
    duplicateId: isUuid(duplicate) ? duplicate : null,
  };
}

export type MyAdverts = Awaited<ReturnType<typeof loadMyAdverts>>;
