import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import type { Marketplace } from './marketplace.ts';

const FIRST_PLAIN_SELLER = 4;

/** Tokens of businesses of the sample marketplace, which may publish in every category. */
export async function tokensOfSellers({ base }: Marketplace, count: number): Promise<string[]> {
  const users = await base.db
    .selectFrom('users')
    .select(['id', 'public_id'])
    .where('is_business', '=', true)
    .orderBy('id')
    .offset(FIRST_PLAIN_SELLER)
    .limit(count)
    .execute();
  return Promise.all(users.map(({ id, public_id }) => startBearerSession(base, { key: id, id: public_id }, 'bench')));
}
