import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { paths } from '#contract/paths.ts';
import { searchProducts } from '#contract/search/products.ts';
import { findUser } from '#contract/users/users.ts';
import { DEFAULT_PAGE_SIZE, MAX_RANKED_ROWS } from '#domain/search/search-types.ts';
import { type CardItem, cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import { type NeedNoteView, neededAmount } from '#web/adverts/need-note.parts.tsx';
import { needNoteOf } from '#web/adverts/need-note.queries.ts';
import { type BadgesView, loadBadges } from '#web/proofs/proof-badges.queries.ts';
import { type RatingSummary, ratingSummary } from '#web/ratings/rating-counts.parts.ts';
import { type FollowView, loadFollowView } from '#web/follows/follow.queries.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import { type SellerRecord, sellerRecordOf } from '#web/users/seller-record/seller-record.parts.ts';
import { monthOf } from '#domain/users/member-since.ts';

/** What everybody may see of a seller. */
export type SellerPageData = {
  id: string;
  name: string;
  kind: SellerKind;
  memberSince: string;
  company: { name: string; slug: string } | null;
  follow: FollowView;
  record: SellerRecord | null;
  ratings: RatingSummary | null;
  badges: BadgesView | null;
  items: CardItem[];
  need: NeedNoteView;
  total: number;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  now: string;
};

type Visit = { url: URL; userId: string; api: Api; page: PageContext };

const LAST_PAGE = Math.floor(MAX_RANKED_ROWS / DEFAULT_PAGE_SIZE);

/** Returns the address of a page of a seller's adverts, counted from 1. */
export const pageHref = (userId: string, page: number): string =>
  paths.seller(userId) + (page > 1 ? `?seite=${page}` : '');

/** Returns a seller with one page of public adverts; 404 for an unknown seller or page. */
export async function loadSeller(visit: Visit): Promise<{ data: SellerPageData; status: number }> {
  const { url, userId, api, page } = visit;
  const seller = await sellerOrNone(api, userId);
  if (seller === null) throw invalidPath(url);
  const wanted = pageNumberOf(url.searchParams, { last: LAST_PAGE });
  const near = page.place === null ? {} : { postalCode: page.place.postalCode, countryCode: page.place.countryCode };
  const need = needNoteOf(page, paths.seller(seller.id));
  const [follow, badges] = await Promise.all([loadFollowView({ api, page }, seller.id), loadBadges(api, seller.id)]);
  const found = await api.call(searchProducts, {
    productFilter: {
      userId: seller.id,
      page: wanted - 1,
      size: DEFAULT_PAGE_SIZE,
      ...neededAmount(need),
      sorting: { sortBy: 'CREATED_AT', sortDesc: true, ...near },
    },
  });
  const isPastEnd = wanted > 1 && found.items.length === 0;
  const data: SellerPageData = {
    id: seller.id,
    name: seller.displayName,
    kind: seller.kind,
    memberSince: monthOf(seller.memberSince),
    company: seller.company ?? null,
    follow,
    record: sellerRecordOf(seller),
    ratings: ratingSummary(seller.ratings),
    badges,
    items: found.items.map(cardItemOf),
    need,
    total: found.totalElements,
    page: wanted,
    pageCount: Math.min(found.totalPages, LAST_PAGE),
    now: new Date().toISOString(),
  };
  return { data, status: isPastEnd ? 404 : 200 };
}

async function sellerOrNone(api: Api, id: string) {
  try {
    return await api.call(findUser, { userDto: { id } });
  } catch (error) {
    if (isResponseError(error) && [400, 404, 410, 422].includes(error.status)) return null;
    throw error;
  }
}
