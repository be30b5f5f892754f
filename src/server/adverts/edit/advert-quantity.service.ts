import { remainingQuantity } from '#domain/agreements/agreement.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { indexAdvert } from '#server/search/indexing/search-index.service.ts';
import { requireOwn } from '#server/adverts/advert-access.ts';
import { storedFacts } from '#server/adverts/advert-facts.ts';
import { type AdvertRow, isOnlineAt, sellerOf, storedContentOf } from '#server/adverts/advert-row.ts';
import { type Actor, changeOwnAdvert } from '#server/adverts/life/advert-status.service.ts';
import { quantityNotLower, statusRefused } from '#server/adverts/adverts.problems.ts';
import { lockAdvert, lockSellerKind, updateContent } from '#server/adverts/adverts.repository.ts';

type Sale = { advertId: string; sold: { unit: UnitCode; quantity: number } };

/**
 * Lowers the quantity of an own advert after a sale and returns what is left; at zero the advert ends as sold here.
 * Null and without effect where it cannot be calculated.
 * @throws advert.not-found (404), advert.is-deleted (409)
 */
export async function lowerQuantity(context: Context, { advertId, sold }: Sale): Promise<number | null> {
  const actor = requireViewer(context);
  return inTransaction(context.db, async (db) => {
    await lockSellerKind(db, actor.key);
    const row = requireOwn(actor, await lockAdvert(db, advertId));
    if (row.status === 'DELETED') throw statusRefused('IS_DELETED');
    const priceIsTotal = row.price_total_in_cents !== null;
    const remaining = remainingQuantity({ unit: row.unit, unitQuantity: row.unit_quantity, priceIsTotal }, sold);
    if (remaining === null) return null;
    const inside = { ...context, db };
    if (remaining === 0) await changeOwnAdvert(inside, { advertId, event: 'DELETE', actor, deleteType: 'SOLD_HERE' });
    else await writeQuantity(inside, row, remaining);
    return remaining;
  });
}

/**
 * Sets what is left of an advert whose owner said so. The row is locked by it; a minimum above follows.
 * @throws advert.not-found (404), advert.is-deleted (409), advert.quantity-not-lower (422)
 */
export async function setRemainingQuantity(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  { advertId, quantity }: { advertId: string; quantity: number },
): Promise<void> {
  await inTransaction(context.db, async (db) => {
    await lockSellerKind(db, actor.key);
    const row = requireOwn(actor, await lockAdvert(db, advertId));
    if (row.status === 'DELETED') throw statusRefused('IS_DELETED');
    if (row.unit_quantity !== null && quantity > row.unit_quantity) throw quantityNotLower(row.unit_quantity);
    await writeQuantity({ ...context, db }, row, quantity);
  });
}

async function writeQuantity(
  context: Pick<Context, 'db' | 'clock'>,
  row: AdvertRow,
  unitQuantity: number,
): Promise<void> {
  const now = context.clock();
  const content = storedContentOf(row);
  const minimum = content.minimumQuantity;
  const lowered = {
    ...content,
    unitQuantity,
    minimumQuantity: minimum !== null && minimum > unitQuantity ? unitQuantity : minimum,
  };
  const owned = { advertId: row.id, ownerId: row.seller_id, seller: sellerOf(row), now };
  await updateContent(context.db, row, { ...storedFacts(lowered, owned), isAfterSale: true });
  if (isOnlineAt(row, now)) {
    await indexAdvert(context.db, row, now);
  }
}
