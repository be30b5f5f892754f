import type * as z from 'zod/mini';
import { DAY_IN_MS } from '#domain/durations.ts';
import type {
  PublicUser as PublicUserShape,
  PublicUserDetails as PublicUserDetailsShape,
} from '#contract/users/users.schemas.ts';
import { factCounts } from '#domain/ratings/rating.ts';
import { displayName } from '#domain/users/display-name.ts';
import type { Context } from '#server/platform/context.ts';
import { accountUnknown } from '#server/accounts/refusals.service.ts';
import {
  type DealingsRow,
  type SellerRow,
  findSellerRow,
  getDealingsRow,
  getSellerDetailsRow,
  listSellerRows,
} from './sellers.repository.ts';

type PublicUser = z.infer<typeof PublicUserShape>;
type PublicUserDetails = z.infer<typeof PublicUserDetailsShape>;

const ANSWERS_OF_MS = 90 * DAY_IN_MS;
const FEWEST_INQUIRIES = 5;

/**
 * What everybody may know of a seller. Who never had a public advert nor a public company has no public side, except
 * for themselves. @throws account.unknown (404)
 */
export async function findSeller(context: Context, asked: { id: string }): Promise<PublicUser> {
  const row = await getPublicRow(context, asked);
  const now = context.clock().getTime();
  const window = { since: new Date(now - ANSWERS_OF_MS), dueBefore: new Date(now - DAY_IN_MS) };
  return { ...presentSeller(row), ...presentDealings(await getDealingsRow(context.db, row.key, window)) };
}

/** Of fewer inquiries nothing is said: one forgotten answer would weigh too much. */
function presentDealings(row: DealingsRow): Pick<PublicUser, 'agreementCount' | 'answers'> {
  const { agreements, inquiries, answered, most_within_in_minutes: mostWithinInMinutes } = row;
  return {
    ...(agreements === 0 ? {} : { agreementCount: agreements }),
    ...(inquiries < FEWEST_INQUIRIES ? {} : { answers: { inquiries, answered, mostWithinInMinutes } }),
  };
}

/**
 * The same with facts from the public adverts: categories, places, and the time of the newest.
 * @throws account.unknown (404)
 */
export async function findSellerDetails(context: Context, asked: { id: string }): Promise<PublicUserDetails> {
  const row = await getPublicRow(context, asked);
  const details = await getSellerDetailsRow(context.db, row.key, context.clock());
  return {
    ...presentSeller(row),
    advertCounts: details.advert_counts,
    places: details.places,
    publishedInTotal: details.published_in_total,
    lastPublishedAt: details.last_published_at?.toISOString() ?? null,
    pefcIsStated: details.pefc_is_stated,
  };
}

/** Sellers with a public side by their keys; others are left out. */
export async function listSellers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  keys: readonly number[],
): Promise<Map<number, PublicUser>> {
  if (keys.length === 0) return new Map();
  const rows = await listSellerRows(db, keys, clock());
  return new Map(
    rows.filter((row) => row.has_ever_sold || row.company_id !== null).map((row) => [row.key, presentSeller(row)]),
  );
}

/** The internal key of a seller and what everybody may know. @throws account.unknown (404) */
export async function findSellerWithKey(
  context: Context,
  asked: { id: string },
): Promise<{ key: number; seller: PublicUser }> {
  const row = await getPublicRow(context, asked);
  return { key: row.key, seller: presentSeller(row) };
}

async function getPublicRow(context: Context, { id }: { id: string }): Promise<SellerRow> {
  const row = await findSellerRow(context.db, id, context.clock());
  const isPublic = row !== null && (row.has_ever_sold || row.company_id !== null || context.viewer?.key === row.key);
  if (row === null || !isPublic) throw accountUnknown();
  return row;
}

function presentSeller(row: SellerRow): PublicUser {
  const { company_id: id, company_title: name, company_slug: slug } = row;
  const company = id === null || name === null || slug === null ? null : { id, name, slug };
  return {
    id: row.id,
    kind: row.seller_kind,
    displayName: displayName(
      { firstName: row.first_name, lastName: row.last_name },
      company?.name || row.business_name,
    ),
    memberSince: row.member_since.toISOString(),
    advertCount: row.advert_count,
    companyId: company?.id ?? null,
    ...(row.tally === null ? {} : { ratings: { total: row.tally.total, counts: factCounts('SELLER', row.tally) } }),
    ...(company ? { company } : {}),
  };
}
