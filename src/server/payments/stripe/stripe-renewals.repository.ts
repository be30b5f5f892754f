import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type Window = { from: Date; to: Date; limit: number };

/** Names at Stripe of subscriptions that should have been renewed in a time and are not ended; by subscriptions_ending_index. */
export async function listOverdueRenewals(db: Db, { from, to, limit }: Window): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`select provider_reference as reference from subscriptions
    where provider = 'stripe' and provider_reference is not null and canceled_at is null and withdrawn_at is null
      and valid_to > ${from} and valid_to <= ${to} order by valid_to, id limit ${limit}`.execute(db);
  return rows.map(({ reference }) => reference);
}
