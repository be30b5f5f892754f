import type { Context } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { requireOwn } from '#server/adverts/advert-access.ts';
import { type AdvertRow, rowStatusAt } from '#server/adverts/advert-row.ts';
import { findAdvert } from '#server/adverts/adverts.repository.ts';
import { type Actor, changeOwnAdvert } from '#server/adverts/life/advert-status.service.ts';
import { indexAdverts } from '#server/search/indexing/search-index.service.ts';
import { noteAdvertWrite } from '#server/search/search-cache.service.ts';
import { confirmAdverts } from './checks.repository.ts';

type Tools = Pick<Context, 'db' | 'clock' | 'config' | 'memory'>;

/**
 * The owner says that an advert is still there: an advert paused for lack of an answer comes back, an expired one begins a new term.
 * @throws advert.not-found (404), advert.not-publishable (422), advert.is-… (409)
 */
export async function confirmOwnAdvert(
  context: Tools,
  actor: Actor,
  advertId: string,
): Promise<Pick<AdvertRow, 'status'>> {
  const row = requireOwn(actor, await findAdvert(context.db, advertId));
  const status = rowStatusAt(row, context.clock());
  if (status !== 'ACTIVE') {
    // RESUME says what is wrong with the other states, and leaves nothing half done.
    return changeOwnAdvert(context, { advertId, event: status === 'EXPIRED' ? 'RENEW' : 'RESUME', actor });
  }
  await confirmKeys(context.db, { userKey: row.owner_key, keys: [row.key], now: context.clock() });
  return row;
}

type Keys = { userKey: number; keys: readonly number[]; now: Date };

/** Confirms public adverts of one person; what is not public stays as it is. */
export async function confirmKeys(db: Db, { userKey, keys, now }: Keys): Promise<void> {
  await inTransaction(db, async (tx) => {
    const confirmed = await confirmAdverts(tx, { userKey, keys, now });
    const stale = confirmed.filter(({ wasStale }) => wasStale).map(({ key }) => key);
    if (stale.length > 0) await indexAdverts(tx, stale, now);
    // Kept pages still say when they were confirmed before.
    noteAdvertWrite(
      tx,
      confirmed.map(({ id }) => id),
    );
  });
}
