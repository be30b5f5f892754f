import { sql } from 'kysely';
import type { PileSlipDto } from '#contract/adverts/slip/slip.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What is printed on the slip of an advert, for its owner; by pile_slips_pkey. */
export async function findSlip(db: Db, advertKey: number): Promise<PileSlipDto | null> {
  const row = await db
    .selectFrom('pile_slips')
    .select(['lot_number', 'place', 'latitude', 'longitude', 'access', 'contact'])
    .where('advert_id', '=', advertKey)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { lot_number: lotNumber, place, access, contact, latitude, longitude } = row;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return { lotNumber, place, point, access, contact };
}

/** Writes what is printed on the slip of an advert, in place of what was. */
export async function writeSlip(tx: Db, advertKey: number, slip: PileSlipDto, changedAt: Date): Promise<void> {
  const { lotNumber, place, point, access, contact } = slip;
  await sql`insert into pile_slips (advert_id, lot_number, place, latitude, longitude, access, contact, changed_at)
    values (${advertKey}, ${lotNumber}, ${place}, ${point?.latitude ?? null}, ${point?.longitude ?? null}, ${access},
      ${contact}, ${changedAt})
    on conflict (advert_id) do update set lot_number = excluded.lot_number, place = excluded.place,
      latitude = excluded.latitude, longitude = excluded.longitude, access = excluded.access,
      contact = excluded.contact, changed_at = excluded.changed_at`.execute(tx);
}

export async function removeSlip(db: Db, advertKey: number): Promise<void> {
  await db.deleteFrom('pile_slips').where('advert_id', '=', advertKey).execute();
}

/** The owner's number for the advert, where imports gave one, and how many slips the owner has written. */
export async function findNumbering(db: Db, advertKey: number): Promise<{ reference: string | null; slips: number }> {
  const { rows } = await sql<{ reference: string | null; slips: number }>`
    select a.own_reference as reference, (select count(*)::int from adverts b join pile_slips p on p.advert_id = b.id
      where b.user_id = a.user_id) as slips
    from adverts a where a.id = ${advertKey}`.execute(db);
  return rows[0] ?? { reference: null, slips: 0 };
}

/** The code of the slip of an advert; by slip_codes_advert_id_key. */
export async function findCode(db: Db, advertId: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`select code from slip_codes where advert_id = ${advertId}::uuid`.execute(
    db,
  );
  return rows[0]?.code ?? null;
}

/** Gives an advert a code; nothing happens where it has one, or where the code is taken. */
export async function insertCode(tx: Db, advertId: string, code: string): Promise<void> {
  await sql`insert into slip_codes (code, advert_id) values (${code}, ${advertId}::uuid)
    on conflict do nothing`.execute(tx);
}

/** The advert a code leads to, which may be gone; by slip_codes_pkey. */
export async function findAdvertOfCode(db: Db, code: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select advert_id as id from slip_codes where code = ${code}`.execute(db);
  return rows[0]?.id ?? null;
}

/** How often slips of an advert were scanned, ever; by event_item_months_pkey. */
export async function countScans(db: Db, advertId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::int as count from event_item_months
    where type = 'SLIP_SCANNED' and item = ${advertId}`.execute(db);
  return rows[0]?.count ?? 0;
}
