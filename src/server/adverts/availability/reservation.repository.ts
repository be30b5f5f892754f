import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** `isByList`: a dealer's list reserved it. */
type Reservation = { until: Date | null; reservedFor: string; isByList: boolean; now: Date | null };

/** Writes or clears a reservation; `now` is null where nothing changes that an owner did. */
export async function setReservation(
  tx: Db,
  key: number,
  { until, reservedFor, isByList, now }: Reservation,
): Promise<void> {
  await tx
    .updateTable('adverts')
    .set({
      reserved_until: until,
      reserved_for: reservedFor,
      reserved_by_list: isByList,
      ...(now === null ? {} : { updated_at: now }),
    })
    .where('id', '=', key)
    .execute();
}

/** Keys of adverts whose reservation is over, locked; by adverts_reserved_index. */
export async function lockEndedReservations(tx: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select id as key from adverts where reserved_until < ${now}
    order by reserved_until limit ${limit} for no key update skip locked`.execute(tx);
  return rows.map((row) => row.key);
}
