import { redirect } from 'react-router';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { getCompany } from '#contract/companies/companies.ts';
import type { Company } from '#contract/companies/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { searchProducts } from '#contract/search/products.ts';
import type { OpeningSpan } from '#domain/companies/opening-hours.ts';
import type { ProofKind } from '#domain/proofs/proofs.ts';
import { formatDate } from '#domain/format/dates.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { companyPageTexts as texts, weekdayName } from '#texts/de/companies/companies.ts';
import { sellerTexts } from '#texts/de/sellers/seller.ts';
import { type CardItem, cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import { findUser } from '#contract/users/users.ts';
import { type BadgesView, loadBadges } from '#web/proofs/proof-badges.queries.ts';
import { type RatingSummary, ratingSummary } from '#web/ratings/rating-counts.parts.ts';
import { type FollowView, loadFollowView } from '#web/follows/follow.queries.ts';
import { type SellerRecord, sellerRecordOf } from '#web/users/seller-record/seller-record.parts.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { type PlaceView, placeViewOf } from '#web/places/place-view.parts.ts';
import { invalidPath } from '#web/page/not-found.ts';
import type { StructuredData } from '#web/page/structured-data.ts';
import { companyData } from './company-data.ts';
import { type OpenNow, openNowOf } from './open-now.ts';

export type Badge = { label: string; how: string; isChecked: boolean };
export type DayHours = { day: string; times: string[]; isToday: boolean };

/** Everything the page of a company shows, in words. */
export type ShownCompany = {
  kind: 'SHOWN';
  company: Company;
  slug: string;
  ownerId: string;
  place: PlaceView | null;
  placeName: string;
  ownerKind: string;
  badges: Badge[];
  hours: DayHours[];
  openNow: OpenNow | null;
  adverts: CardItem[];
  advertCount: number;
  record: SellerRecord | null;
  ratings: RatingSummary | null;
  proofs: BadgesView | null;
  follow: FollowView;
  now: string;
  structuredData: StructuredData[];
};
type Gone = { kind: 'GONE' };

const SHOWN_ADVERTS = 6;

type Visit = { url: URL; slug: string; api: Api; page: PageContext };

/** Returns the page of a company. @throws 301 for an old address or an id, 404 for one that never was public */
export async function loadCompany(visit: Visit): Promise<{ data: ShownCompany | Gone; status: number }> {
  const { url, slug, api, page } = visit;
  const company = await readCompany(api, slug);
  if (company === 'UNKNOWN') throw invalidPath(url);
  if (company === 'GONE') return { data: { kind: 'GONE' }, status: 410 };
  const canonical = company.slug ?? company.id;
  if (slug !== canonical) throw redirect(paths.company(canonical) + url.search, 301);
  const now = new Date();
  const ownerId = company.ownerUserId ?? '';
  const [{ adverts, advertCount }, seller, follow, proofs] = await Promise.all([
    advertsOf(api, ownerId),
    api.call(findUser, { userDto: { id: ownerId } }).catch(() => null),
    loadFollowView({ api, page }, ownerId),
    loadBadges(api, ownerId),
  ]);
  const data: ShownCompany = {
    kind: 'SHOWN',
    company,
    slug: canonical,
    ownerId,
    place: company.address === null ? null : placeViewOf(company.address, null),
    placeName: company.address?.city ?? '',
    ownerKind: sellerTexts.kinds[seller?.kind === 'FARM' ? 'FARM' : 'BUSINESS'],
    badges: badgesOf(company, proofs),
    proofs,
    hours: hoursOf(company.openingHours ?? [], now),
    openNow: openNowOf(company.openingHours ?? [], now),
    adverts,
    advertCount,
    record: sellerRecordOf(seller),
    ratings: ratingSummary(seller?.ratings),
    follow,
    now: now.toISOString(),
    structuredData: company.isPublished ? companyData(company, page.publicUrl) : [],
  };
  return { data, status: 200 };
}

async function readCompany(api: Api, slug: string): Promise<Company | 'UNKNOWN' | 'GONE'> {
  try {
    return await api.call(getCompany, { companyId: slug });
  } catch (error) {
    if (!isResponseError(error)) throw error;
    if (error.status === 410) return 'GONE';
    if (error.status >= 400 && error.status < 500 && error.status !== 429) return 'UNKNOWN';
    throw error;
  }
}

/** The page is worth having without its adverts, too. */
async function advertsOf(api: Api, userId: string): Promise<{ adverts: CardItem[]; advertCount: number }> {
  const productFilter = {
    userId,
    page: 0,
    size: SHOWN_ADVERTS,
    sorting: { sortBy: 'CREATED_AT', sortDesc: true },
  } as const;
  const found = await api.call(searchProducts, { productFilter }).catch(() => null);
  return { adverts: (found?.items ?? []).map(cardItemOf), advertCount: found?.totalElements ?? 0 };
}

/** No badge without a check, and the check says what it was; what the account has a proof of is said there. */
function badgesOf({ checks, pefcNumber, pefcCertified }: Company, proofs: BadgesView | null): Badge[] {
  const words = texts.checks;
  const isProved = (kind: ProofKind): boolean => proofs?.badges.some((badge) => badge.kind === kind) ?? false;
  const on = (check: { checkedAt: string }): string => formatDate(check.checkedAt);
  return [
    ...(checks?.uid && !isProved('VAT')
      ? [{ label: words.uid, how: words.uidHow(checks.uid.what, on(checks.uid)), isChecked: true }]
      : []),
    ...(checks?.registerNumber && !isProved('REGISTER')
      ? [{ label: words.register, how: words.registerHow(on(checks.registerNumber)), isChecked: true }]
      : []),
    ...(checks?.pefc && pefcNumber && !isProved('PEFC_COC')
      ? [{ label: words.pefc, how: words.pefcHow(pefcNumber, on(checks.pefc)), isChecked: true }]
      : []),
    ...(pefcCertified && !checks?.pefc && !isProved('PEFC_COC')
      ? [{ label: words.pefcStated, how: '', isChecked: false }]
      : []),
  ];
}

function hoursOf(spans: readonly OpeningSpan[], now: Date): DayHours[] {
  if (spans.length === 0) return [];
  const today = viennaTime(now).weekday || 7;
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    day: weekdayName(weekday),
    times: spans
      .filter((span) => span.weekday === weekday)
      .map(({ from, to }) =>
        to > from || to === '00:00' ? texts.span(from, to === '00:00' ? '24:00' : to) : texts.overnight(from, to),
      ),
    isToday: weekday === today,
  }));
}
