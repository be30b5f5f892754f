import { maySellIn } from '#domain/adverts/advert-policy.ts';
import { type PelletRefusal, type PelletsOnOffer, pelletRefusal } from '#domain/adverts/pellet-rights.ts';
import type { Viewer } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findPelletPlan } from '#server/plans/plans.service.ts';
import { pelletsNotAllowed } from '#server/adverts/adverts.problems.ts';
import { findNewestDraft, findPelletOffers, lockPelletOffers } from '#server/adverts/own/own-adverts.repository.ts';

type Seller = Pick<Viewer, 'key' | 'permissions'>;
type Offer = PelletsOnOffer & { category: string; advertId: string | null };

/** Whether what is public of this seller in a category has a limit. */
export const hasPelletLimit = (seller: Seller, category: string): boolean => !maySellIn(seller, category);

/** Why an advert of a seller could not be public now; null: it could. */
export async function findPelletRefusal(
  { db, now }: { db: Db; now: Date },
  seller: Seller,
  { advertId, ...offer }: Offer,
): Promise<PelletRefusal | null> {
  if (!hasPelletLimit(seller, offer.category)) return null;
  return pelletRefusal(offer, await findPelletOffers(db, { userKey: seller.key, exceptId: advertId, now }));
}

/**
 * Lets an advert be public in the transaction that makes it so. Call it before the advert's row is locked: two adverts of
 * one seller wait for each other at the seller. @throws advert.pellets-permission (403)
 */
export async function requirePelletRight(
  { tx, now }: { tx: Db; now: Date },
  seller: Seller,
  offer: Offer,
): Promise<void> {
  if (!hasPelletLimit(seller, offer.category)) return;
  await lockPelletOffers(tx, seller.key);
  const refusal = await findPelletRefusal({ db: tx, now }, seller, offer);
  if (refusal !== null) throw pelletsNotAllowed(refusal, await findPelletPlan(tx));
}

/** The newest draft in Pellets of a person, null where there is none. */
export const findPelletsDraft = (db: Db, userKey: number): Promise<{ id: string; title: string } | null> =>
  findNewestDraft(db, { userKey, category: 'PELLETS' });
