import type * as z from 'zod/mini';
import type { PublicUser as PublicUserShape } from '#contract/users.schemas.ts';
import { displayName } from '#domain/accounts/display-name.ts';
import type { Context } from '#server/platform/context.ts';
import { accountUnknown } from './accounts.problems.ts';
import { type SellerRow, findSellerRow } from './sellers.repository.ts';

type PublicUser = z.infer<typeof PublicUserShape>;

/**
 * What everybody may know of a seller. Who never had a public advert nor a public company has no public side, except
 * for themselves. @throws account.unknown (404)
 */
export async function findSeller(context: Context, { id }: { id: string }): Promise<PublicUser> {
  const row = await findSellerRow(context.db, id, context.clock());
  const isPublic = row !== null && (row.has_ever_sold || row.company_id !== null || context.viewer?.key === row.key);
  if (row === null || !isPublic) throw accountUnknown();
  return presentSeller(row);
}

function presentSeller(row: SellerRow): PublicUser {
  const { company_id: id, company_title: name, company_slug: slug } = row;
  const company = id === null || name === null || slug === null ? null : { id, name, slug };
  return {
    id: row.id,
    kind: row.is_business ? 'BUSINESS' : 'PRIVATE',
    displayName: displayName(
      { firstName: row.first_name, lastName: row.last_name },
      company?.name || row.business_name,
    ),
    memberSince: row.member_since.toISOString(),
    advertCount: row.advert_count,
    companyId: company?.id ?? null,
    ...(company ? { company } : {}),
  };
}
