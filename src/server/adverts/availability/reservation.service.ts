import { reservationAt, reservationEnd } from '#domain/adverts/availability/reservation.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import type { ReserveAdvertDto } from '#contract/adverts/availability/availability.schemas.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { requireOwn } from '#server/adverts/advert-access.ts';
import { statusRefused } from '#server/adverts/adverts.problems.ts';
import { presentAdvert } from '#server/adverts/adverts.presenter.ts';
import { findAdvert, lockAdvert } from '#server/adverts/adverts.repository.ts';
import { indexAdvert, indexAdverts } from '#server/search/indexing/search-index.service.ts';
import { lockEndedReservations, setReservation } from './reservation.repository.ts';

type AdvertId = { advertId: string };
const BATCH = 500;

/**
 * Reserves an own advert until the end of a day in Vienna, in place of a reservation before.
 * @throws advert.not-found (404), advert.is-not-published, advert.is-deleted, advert.is-blocked (409)
 */
export async function reserveAdvert(
  context: Context,
  { advertId, days, reservedFor }: AdvertId & ReserveAdvertDto,
): Promise<Advert> {
  const until = reservationEnd(context.clock(), days);
  return writeReservation(context, advertId, { until, reservedFor: reservedFor ?? '', isByList: false });
}

/** Ends the reservation of an own advert. @throws advert.not-found (404), advert.is-deleted (409) */
export async function endReservation(context: Context, { advertId }: AdvertId): Promise<Advert> {
  return writeReservation(context, advertId, { until: null, reservedFor: '', isByList: false });
}

/**
 * Writes what a dealer's list says: an end, or null for none. The note stays with a reservation that goes on.
 * @throws advert.not-found (404), advert.is-not-published, advert.is-deleted, advert.is-blocked (409)
 */
export const reserveByList = (
  context: Context,
  { advertId, until }: AdvertId & { until: Date | null },
): Promise<Advert> => writeReservation(context, advertId, { until, reservedFor: null, isByList: until !== null });

/** `reservedFor` null: the note of a reservation that goes on is kept. */
type Reservation = { until: Date | null; reservedFor: string | null; isByList: boolean };

async function writeReservation(context: Context, advertId: string, { until, reservedFor, isByList }: Reservation) {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (tx) => {
    const now = context.clock();
    const row = requireOwn(viewer, await lockAdvert(tx, advertId));
    if (row.status === 'DELETED') throw statusRefused('IS_DELETED');
    if (until !== null && row.status === 'DRAFT') throw statusRefused('IS_NOT_PUBLISHED');
    if (until !== null && row.status === 'BLOCKED') throw statusRefused('IS_BLOCKED');
    const goesOn = until !== null && reservationAt(row.reserved_until, now) !== null;
    const note = reservedFor ?? (goesOn ? row.reserved_for : '');
    await setReservation(tx, row.key, { until, reservedFor: note, isByList, now });
    await indexAdvert(tx, row, now);
    const written = requireOwn(viewer, await findAdvert(tx, advertId));
    return presentAdvert(written, 'OWNER', { now, isMine: true });
  });
}

/**
 * Clears reservations that are over, with their notes, and gives the adverts their place in the lists back; returns how
 * many. Filters and pages do not wait for it: they compare with the present moment. For a regular job.
 */
export async function clearEndedReservations({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  return inBatches(BATCH, () =>
    inTransaction(db, async (tx) => {
      const now = clock();
      const keys = await lockEndedReservations(tx, now, BATCH);
      for (const key of keys)
        await setReservation(tx, key, { until: null, reservedFor: '', isByList: false, now: null });
      if (keys.length > 0) await indexAdverts(tx, keys, now);
      return keys.length;
    }),
  );
}
